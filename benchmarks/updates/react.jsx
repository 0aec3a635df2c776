// js-framework-benchmark's page with React: memoised rows, one reducer.
import { memo, useReducer } from "react";
import { createRoot } from "react-dom/client";
import { buttons, reduce, start } from "./data.js";

const Row = memo(({ row, selected, dispatch }) => (
  <tr className={selected ? "danger" : ""}>
    <td className="id">{row.id}</td>
    <td className="label"><a onClick={() => dispatch({ type: "select", id: row.id })}>{row.label}</a></td>
    <td className="drop"><a onClick={() => dispatch({ type: "remove", id: row.id })}><span aria-hidden="true">x</span></a></td>
    <td></td>
  </tr>
));

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

createRoot(document.getElementById("root")).render(<Page />);
