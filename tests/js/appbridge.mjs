// A host page driven by the reference SDK's own AppBridge: `window.startBridge(options)` frames a page.
//
// options: {address, sandbox, hostInfo, capabilities, context, server, answers, width, height}
//   server   address of an MCP server over streamable HTTP: the bridge forwards to it. Without one,
//   answers  {event: result or function of params} serves requests; a request without an answer gets `{}`.
// Sets `window.harness`: {bridge, frame, client, events, sent, received}
//   events   [{event, params}] as the bridge's handlers saw them
//   sent, received   the JSON-RPC messages themselves, in order
import { AppBridge, PostMessageTransport } from "@modelcontextprotocol/ext-apps/app-bridge";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";

const NOTIFICATIONS = ["initialized", "sizechange", "loggingmessage", "requestteardown"];
const REQUESTS = ["onopenlink", "onmessage", "ondownloadfile", "onupdatemodelcontext", "onrequestdisplaymode"];
const SERVED = ["oncalltool", "onlistresources", "onreadresource"];

class RecordingTransport extends PostMessageTransport {
  constructor(frame, harness) {
    super(frame.contentWindow, frame.contentWindow);
    this.harness = harness;
  }
  async start() {
    const deliver = this.onmessage;
    this.onmessage = (message, extra) => {
      this.harness.received.push(structuredClone(message));
      deliver?.(message, extra);
    };
    await super.start();
  }
  async send(message, options) {
    this.harness.sent.push(structuredClone(message));
    await super.send(message, options);
  }
}

window.startBridge = async ({
  address, sandbox = "", server = null, answers = {}, context = {}, width = 640, height = 480,
  hostInfo = { name: "reference-host", version: "2.0.4" },
  capabilities = { openLinks: {}, serverTools: {}, serverResources: {}, logging: {}, downloadFile: {},
    message: { text: {} }, updateModelContext: { text: {}, structuredContent: {} } },
}) => {
  const frame = document.createElement("iframe");
  if (sandbox) frame.setAttribute("sandbox", sandbox);
  Object.assign(frame.style, { width: `${width}px`, height: `${height}px`, border: "0", display: "block" });
  document.body.append(frame);

  let client = null;
  if (server) {
    client = new Client({ name: "reference-host", version: "2.0.4" });
    await client.connect(new StreamableHTTPClientTransport(new URL(server)));
  }
  const bridge = new AppBridge(client, hostInfo, capabilities, { hostContext: context });
  const harness = { bridge, frame, client, events: [], sent: [], received: [] };
  const note = (event, params) => harness.events.push({ event, params: structuredClone(params ?? {}) });
  const serve = event => {
    bridge[event] = async params => {
      note(event, params);
      const answer = answers[event];
      return structuredClone(typeof answer === "function" ? await answer(params) : (answer ?? {}));
    };
  };
  for (const event of NOTIFICATIONS) bridge.addEventListener(event, params => note(event, params));
  for (const event of client ? REQUESTS : [...REQUESTS, ...SERVED]) serve(event);
  if (capabilities.sampling) serve("oncreatesamplingmessage");
  window.harness = harness;
  await bridge.connect(new RecordingTransport(frame, harness));
  frame.src = address;
  return null;
};
