// js-framework-benchmark's page with Preact: memoised rows, one reducer.
import { Component, render } from "preact";
import { useReducer } from "preact/hooks";
import { buttons, reduce, start } from "./data.js";

class Row extends Component {
  shouldComponentUpdate(next) {
    return next.row !== this.props.row || next.selected !== this.props.selected;
  }
  render({ row, selected, dispatch }) {
    return (
      <tr class={selected ? "danger" : ""}>
        <td class="id">{row.id}</td>
        <td class="label"><a onClick={() => dispatch({ type: "select", id: row.id })}>{row.label}</a></td>
        <td class="drop"><a onClick={() => dispatch({ type: "remove", id: row.id })}><span aria-hidden="true">x</span></a></td>
        <td></td>
      </tr>
    );
  }
}

function Page() {
  const [{ rows, selected }, dispatch] = useReducer(reduce, start);
  return (
    <div>
      {buttons.map(type => <button key={type} type="button" id={type} onClick={() => dispatch({ type })}>{type}</button>)}
      <table><tbody>
        {rows.map(row => <Row key={row.id} row={row} selected={row.id === selected} dispatch={dispatch} />)}
      </tbody></table>
    </div>
  );
}

render(<Page />, document.getElementById("root"));
