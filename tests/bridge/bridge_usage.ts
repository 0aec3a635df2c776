// Uses every member of the bridge as a page would. Lines after @ts-expect-error must not compile.
import type { BridgeError, CallToolResult, HostContext } from "../../bridge/bascule/bridge/bridge";

async function use(): Promise<void> {
  const result: CallToolResult = await BasculeBridge.callTool("t", { a: 1 }, {
    timeout: 3, signal: new AbortController().signal, onProgress: params => console.log(params.progress),
  });
  await window.BasculeBridge.callTool("t");
  await BasculeBridge.sendMessage("hello");
  await BasculeBridge.sendMessage([{ type: "text", text: "hello" }]);
  await BasculeBridge.openLink("https://a.example");
  await BasculeBridge.updateModelContext({ a: 1 }, { merge: false });
  const { mode }: { mode: string } = await BasculeBridge.requestDisplayMode("fullscreen");
  await BasculeBridge.downloadFile([{ type: "resource_link", uri: "a://b", name: "b" }]);
  const { contents } = await BasculeBridge.readResource("ui://a");
  const { resources } = await BasculeBridge.listResources({ cursor: "c" });
  await BasculeBridge.createMessage({ messages: [], maxTokens: 1 });
  await BasculeBridge.requestClose();
  await BasculeBridge.log("warn", "careful", { a: 1 });
  await BasculeBridge.setSize({ height: 10 });
  await BasculeBridge.setWidgetState({ open: true });
  await BasculeBridge.registerTool({ name: "add", inputSchema: {} }, async args => ({ sum: args.a }));
  await BasculeBridge.unregisterTool("add");
  console.log(result.content, mode, contents.length, resources.length);
}

const stop: () => void = BasculeBridge.onToolResult(output => console.log(output));
BasculeBridge.onContextChange((changes: HostContext) => console.log(changes.theme, changes.later));
BasculeBridge.onTeardown(async ({ reason }) => console.log(reason))();
addEventListener("bridge:ready", event => console.log(event.detail.adapter.length));
addEventListener("tool:result", event => console.log(event.detail.isError));
document.body.addEventListener("tool:error", event => console.log(event.detail.error.kind));
use().catch((error: BridgeError) => console.log(error.name, error.method, error.host, error.code)).then(stop);
console.log(
  BasculeBridge.adapterId, BasculeBridge.initialized, BasculeBridge.capabilities.canCallTools,
  BasculeBridge.hostProtocolVersion, BasculeBridge.hasCapability("canOpenLinks"), BasculeBridge.getToolInput()?.a,
  BasculeBridge.getToolOutput(), BasculeBridge.getStructuredContent(), BasculeBridge.getTheme(),
  BasculeBridge.getDisplayMode(), BasculeBridge.getHostContext().locale, BasculeBridge.getWidgetState(),
);

// @ts-expect-error a capability that is none
BasculeBridge.hasCapability("canFly");
// @ts-expect-error read-only
BasculeBridge.initialized = true;
// @ts-expect-error a name is a text
BasculeBridge.callTool(5);
// @ts-expect-error a level that is none
BasculeBridge.log("loud", "x");
