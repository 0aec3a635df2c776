// 100 rows with React 19 and the reference SDK: the same widget as widget.py.
import { App, PostMessageTransport, applyDocumentTheme, applyHostStyleVariables } from "@modelcontextprotocol/ext-apps";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";

const columns = ["id", "region", "product", "total"];
const app = new App({ name: "Sales", version: "1.0.0" }, {});

function Sales() {
  const [result, setResult] = useState(null);
  const [pending, setPending] = useState(false);
  useEffect(() => {
    app.ontoolresult = setResult;
    app.onhostcontextchanged = context => {
      if (context.theme) applyDocumentTheme(context.theme);
      if (context.styles?.variables) applyHostStyleVariables(context.styles.variables);
    };
    app.connect(new PostMessageTransport(window.parent, window.parent));
  }, []);
  async function refresh() {
    setPending(true);
    try {
      setResult(await app.callServerTool({ name: "refresh", arguments: {} }));
    } finally {
      setPending(false);
    }
  }
  if (!result) return <section className="card"><p>Loading</p></section>;
  if (result.isError) return <p>{JSON.stringify(result.content)}</p>;
  return (
    <section className="card">
      <header><h2>Sales</h2></header>
      <table>
        <thead><tr>{columns.map(name => <th key={name} scope="col">{name}</th>)}</tr></thead>
        <tbody>
          {result.structuredContent.rows.map((row, index) => (
            <tr key={index}>{columns.map(name => <td key={name}>{row[name]}</td>)}</tr>
          ))}
        </tbody>
      </table>
      <footer><button type="button" disabled={pending} onClick={refresh}>Refresh</button></footer>
    </section>
  );
}

createRoot(document.getElementById("root")).render(<Sales />);
