// Everything that FastMCP's development host imports, as one module.
export * from "@modelcontextprotocol/ext-apps/app-bridge";
export { Client } from "@modelcontextprotocol/sdk/client/index.js";
export { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
