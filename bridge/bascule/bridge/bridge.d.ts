/**
 * The bridge between a widget's page and its host, `window.BasculeBridge`. Times are in seconds, sizes in CSS pixels.
 * Method and field names are those of MCP Apps, specification 2026-01-26.
 */

/** An object of JSON. */
export type JsonObject = { [key: string]: unknown };

/** A content block of MCP: text, image, audio, resource, resource_link, or one that is yet unknown. */
export interface ContentBlock {
  type: string;
  [key: string]: unknown;
}

/** The result of a tool, as the host gave it. */
export interface CallToolResult {
  content?: ContentBlock[];
  structuredContent?: unknown;
  isError?: boolean;
  _meta?: JsonObject;
  [key: string]: unknown;
}

/** A host may say `isError` in its answer to a link, a message, a context or a download. */
export interface HostAnswer {
  isError?: boolean;
  [key: string]: unknown;
}

/** What an error's `name` can be. */
export type BridgeErrorName =
  | "UnsupportedByHost"
  | "BridgeNotReady"
  | "InvalidRequest"
  | "HostError"
  | "InvalidReply"
  | "RequestTimeout"
  | "RequestCancelled"
  | "BridgeClosed";

/** Every promise of the bridge rejects with one of these. */
export interface BridgeError extends Error {
  name: BridgeErrorName;
  /** `UnsupportedByHost` for `BridgeNotReady`, which is one of its kind; else the name. */
  kind: BridgeErrorName;
  /** The action that failed. */
  method: string;
  /** What happened, and what to do. */
  reason: string;
  /** The host's name, its kind while it has not told one. */
  host: string;
  /** The host's own, for a `HostError`. */
  code?: number | null;
  data?: unknown;
}

export interface CallOptions {
  /** Seconds to wait for the answer: 10 for `callTool`, 30 for the rest; 0 waits for ever. */
  timeout?: number;
  /** Gives the call up; a text as reason is told to the host. */
  signal?: AbortSignal;
  /** Called with the params of `notifications/progress`; each restarts the clock. */
  onProgress?: (params: JsonObject) => void;
}

/** What the host does for this page; all false before `bridge:ready`. */
export interface Capabilities {
  canCallTools: boolean;
  canSendMessages: boolean;
  canOpenLinks: boolean;
  canPersistState: boolean;
  hasNetworkAccess: boolean;
  supportsDisplayModes: boolean;
  supportsTheme: boolean;
}

export type DisplayMode = "inline" | "fullscreen" | "pip";

/** What the host said of itself; fields of later revisions are kept. */
export interface HostContext {
  theme?: "light" | "dark";
  displayMode?: string;
  availableDisplayModes?: string[];
  locale?: string;
  timeZone?: string;
  platform?: string;
  userAgent?: string;
  containerDimensions?: { height?: number; maxHeight?: number; width?: number; maxWidth?: number };
  safeAreaInsets?: { top?: number; right?: number; bottom?: number; left?: number };
  deviceCapabilities?: { touch?: boolean; hover?: boolean };
  styles?: { variables?: { [name: string]: string }; css?: { fonts?: string } };
  toolInfo?: { id?: string | number; tool?: JsonObject };
  [key: string]: unknown;
}

/** A tool that the widget offers to its host. */
export interface AppTool {
  name: string;
  title?: string;
  description?: string;
  inputSchema: JsonObject;
}

export type LogLevel =
  | "debug" | "info" | "notice" | "warning" | "warn" | "error" | "critical" | "alert" | "emergency";

export interface BasculeBridge {
  readonly adapterId: "ext-apps" | "openai" | "gemini" | "generic";
  readonly initialized: boolean;
  readonly capabilities: Capabilities;
  readonly hostProtocolVersion: string | null;
  hasCapability(name: keyof Capabilities): boolean;

  getToolInput(): JsonObject | null;
  /** The structured content, else the first text, as JSON if it is, else the content blocks. */
  getToolOutput(): unknown;
  getStructuredContent(): unknown;
  getTheme(): "light" | "dark";
  getDisplayMode(): string;
  getHostContext(): HostContext;
  getWidgetState(): unknown;

  /** Told at once when there is an output, and of every other. Returns the function that ends it. */
  onToolResult(listener: (output: unknown) => void): () => void;
  /** Told the fields that changed; at once all there are. */
  onContextChange(listener: (changes: HostContext) => void): () => void;
  /** A clean-up; a promise of it is awaited, 200 ms at most. */
  onTeardown(listener: (params: { reason?: string }) => unknown): () => void;

  callTool(name: string, args?: JsonObject | null, options?: CallOptions): Promise<CallToolResult>;
  sendMessage(content: string | ContentBlock[], options?: CallOptions): Promise<HostAnswer>;
  openLink(url: string, options?: CallOptions): Promise<HostAnswer>;
  /** An object is joined with the last one unless `merge` is false. */
  updateModelContext(value: unknown, options?: CallOptions & { merge?: boolean }): Promise<HostAnswer>;
  requestDisplayMode(mode: DisplayMode, options?: CallOptions): Promise<{ mode: string; [key: string]: unknown }>;
  downloadFile(contents: ContentBlock[], options?: CallOptions): Promise<HostAnswer>;
  readResource(uri: string, options?: CallOptions): Promise<{ contents: JsonObject[]; [key: string]: unknown }>;
  listResources(params?: { cursor?: string }, options?: CallOptions): Promise<{ resources: JsonObject[]; [key: string]: unknown }>;
  createMessage(params: JsonObject, options?: CallOptions): Promise<JsonObject>;
  requestClose(): Promise<JsonObject>;
  log(level: LogLevel, message: unknown, data?: unknown): Promise<JsonObject>;
  setSize(size: { width?: number; height?: number }): Promise<JsonObject>;
  setWidgetState(state: unknown): Promise<JsonObject>;
  /** The handler returns a result, a text or an object, or a promise of one; what it throws is a failed result. */
  registerTool(tool: AppTool, handler: (args: JsonObject) => unknown): Promise<JsonObject>;
  unregisterTool(name: string): Promise<JsonObject>;
}

declare global {
  interface Window {
    readonly BasculeBridge: BasculeBridge;
  }
  const BasculeBridge: BasculeBridge;

  interface WindowEventMap {
    "bridge:ready": CustomEvent<{ adapter: string }>;
    "bridge:error": CustomEvent<{ error: unknown }>;
    "bridge:teardown": CustomEvent<{ reason?: string }>;
    "tool:input": CustomEvent<{ arguments: JsonObject }>;
    "tool:input-partial": CustomEvent<{ arguments: JsonObject }>;
    "tool:result": CustomEvent<CallToolResult>;
    "tool:cancelled": CustomEvent<{ reason: string | null }>;
  }
  interface HTMLElementEventMap {
    "tool:success": CustomEvent<{ name: string; args: JsonObject; result: CallToolResult }>;
    "tool:error": CustomEvent<{ name: string; args: unknown; error: BridgeError }>;
  }
}
