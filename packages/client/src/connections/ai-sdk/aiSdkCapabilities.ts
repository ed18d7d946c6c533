import type { MCPClientCapabilities } from '@ai-sdk/mcp';
import type { Inbox } from '../../inbox/Inbox.ts';
import type { ServerIdentity } from '../../inbox/ServerIdentity.ts';

/**
 * What `createMCPClient({ capabilities })` is to be given: forms and nothing else. The AI SDK refuses URL mode, sampling and
 * roots itself, so none of them may be declared, and `applyDefaults` would put back what the person cleared.
 */
export function aiSdkCapabilities(inbox: Inbox, server: ServerIdentity): MCPClientCapabilities {
  return inbox.offers(server).includes('form') ? { elicitation: {} } : {};
}
