import type { PendingRequest } from '../inbox/PendingRequest.ts';
import { inspectUrl } from '../url/inspectUrl.ts';
import type { RecordedAsk, RecordedScope, RecordedServer } from './ActivityEntry.ts';
import { redactOrigin, redactUrl } from './redactUrl.ts';

/** Names come from servers: enough to recognise, not enough to fill a disk. */
const NAME_LENGTH = 80;
const NAME_COUNT = 50;

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const shortName = (name: string): string =>
  name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH - 1)}…` : name;

/** Who asked, in words of the host only. */
export function describeServer({ server }: PendingRequest): RecordedServer {
  return {
    id: server.id,
    label: server.label,
    ...(server.origin !== undefined && { origin: redactOrigin(server.origin) }),
  };
}

/** The operation, or nothing when the connection doesn't say. */
export function describeScope({ scope }: PendingRequest): RecordedScope | undefined {
  if (scope === undefined) return undefined;
  const name = scope.method === 'resources/read' ? redactUrl(scope.name) : shortName(scope.name);
  return { method: scope.method, name };
}

/** What was asked, without any value. Survives whatever a server may have sent as params. */
export function describeAsk(request: PendingRequest): RecordedAsk {
  switch (request.kind) {
    case 'form': {
      const names = propertyNames(request.params.requestedSchema);
      return { kind: 'form', fields: names.slice(0, NAME_COUNT).map(shortName), fieldCount: names.length };
    }
    case 'url': {
      const url = String(request.params.url);
      const { reasons } = inspectUrl(url);
      return { kind: 'url', origin: redactUrl(url), ...(reasons.length > 0 && { reasons }) };
    }
    case 'sampling': {
      const { messages, maxTokens, tools } = request.params;
      return {
        kind: 'sampling',
        messages: Array.isArray(messages) ? messages.length : 0,
        ...(typeof maxTokens === 'number' && { maxTokens }),
        tools: toolNames(tools),
      };
    }
    case 'roots':
      return { kind: 'roots' };
    default:
      return request satisfies never;
  }
}

function propertyNames(schema: unknown): readonly string[] {
  return isObject(schema) && isObject(schema.properties) ? Object.keys(schema.properties) : [];
}

function toolNames(tools: unknown): readonly string[] {
  if (!Array.isArray(tools)) return [];
  return tools
    .slice(0, NAME_COUNT)
    .flatMap((tool: unknown) =>
      isObject(tool) && typeof tool.name === 'string' ? [shortName(tool.name)] : [],
    );
}
