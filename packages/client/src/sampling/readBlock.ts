import { base64Bytes } from './base64.ts';
import type { SamplingBlock } from './SamplingBlock.ts';
import type { SamplingLimits } from './SamplingLimits.ts';
import { asObject, type JsonObject } from './SamplingParams.ts';
import type { SamplingProblem, SamplingProblemCode } from './SamplingProblem.ts';
import { sniffMedia } from './sniffMedia.ts';

/** Where blocks may stand: results of tools may hold resources, other content may not. */
export type BlockPlace = 'message' | 'tool-result';

interface Reading {
  readonly limits: SamplingLimits;
  readonly problems: SamplingProblem[];
  /** Running totals, so that many small blocks meet the same limits as one large. */
  readonly totals: { blocks: number; characters: number; mediaBytes: number };
}

function extrasOf(raw: JsonObject, ...shown: readonly string[]): { extras?: JsonObject } {
  const rest = Object.entries(raw).filter(([key]) => !shown.includes(key));
  return rest.length === 0 ? {} : { extras: Object.fromEntries(rest) };
}

/** Reads one block of content; what is wrong becomes a `malformed` block and a named problem, never nothing. */
export function readBlock(value: unknown, path: string, place: BlockPlace, reading: Reading): SamplingBlock {
  reading.totals.blocks += 1;
  const malformed = (code: SamplingProblemCode, detail: string): SamplingBlock => {
    reading.problems.push({ code, severity: 'withhold', path, detail });
    const raw = asObject(value) ?? {};
    return { kind: 'malformed', path, raw, code, json: JSON.stringify(value) ?? String(value) };
  };
  const raw = asObject(value);
  if (raw === undefined) return malformed('malformed-block', 'A content block has to be an object.');
  switch (raw.type) {
    case 'text': {
      const { text } = raw;
      if (typeof text !== 'string')
        return malformed('malformed-block', 'A text block needs a string `text`.');
      reading.totals.characters += text.length;
      return { kind: 'text', path, raw, text, ...extrasOf(raw, 'type', 'text') };
    }
    case 'image':
    case 'audio':
      return readMedia(raw, raw.type, path, reading, malformed);
    case 'tool_use': {
      const { id, name } = raw;
      const input = asObject(raw.input);
      if (place !== 'message' || typeof id !== 'string' || typeof name !== 'string' || input === undefined)
        return malformed(
          'malformed-block',
          'A tool_use block needs strings `id` and `name` and an object `input`.',
        );
      return {
        kind: 'tool-use',
        path,
        raw,
        id,
        name,
        input,
        ...extrasOf(raw, 'type', 'id', 'name', 'input'),
      };
    }
    case 'tool_result': {
      const { toolUseId, content, isError, structuredContent } = raw;
      if (
        place !== 'message' ||
        typeof toolUseId !== 'string' ||
        !(content === undefined || Array.isArray(content))
      )
        return malformed(
          'malformed-block',
          'A tool_result block needs a string `toolUseId` and a `content` array.',
        );
      if (!(isError === undefined || typeof isError === 'boolean'))
        return malformed('malformed-block', '`isError` of a tool_result has to be true or false.');
      return {
        kind: 'tool-result',
        path,
        raw,
        toolUseId,
        isError: isError === true,
        blocks: (content ?? []).map((item: unknown, index: number) =>
          readBlock(item, `${path}/content/${index}`, 'tool-result', reading),
        ),
        ...(structuredContent === undefined ? {} : { structuredContent }),
        ...extrasOf(raw, 'type', 'toolUseId', 'content', 'isError', 'structuredContent'),
      };
    }
    case 'resource_link': {
      const { uri, name } = raw;
      if (place !== 'tool-result' || typeof uri !== 'string' || typeof name !== 'string')
        return malformed(
          'malformed-block',
          'A resource_link stands in tool results, with strings `uri` and `name`.',
        );
      return { kind: 'resource-link', path, raw, uri, name, ...extrasOf(raw, 'type', 'uri', 'name') };
    }
    case 'resource': {
      const resource = asObject(raw.resource);
      const { uri, text, blob } = resource ?? {};
      const bytes = typeof blob === 'string' ? base64Bytes(blob) : undefined;
      if (
        place !== 'tool-result' ||
        typeof uri !== 'string' ||
        (typeof text !== 'string' && bytes === undefined)
      )
        return malformed(
          'malformed-block',
          'An embedded resource needs `uri` and either `text` or base64 `blob`.',
        );
      reading.totals.characters += typeof text === 'string' ? text.length : 0;
      reading.totals.mediaBytes += bytes ?? 0;
      const inner = resource === undefined ? {} : extrasOf(resource, 'uri', 'text', 'blob').extras;
      const outer = extrasOf(raw, 'type', 'resource').extras;
      return {
        kind: 'resource',
        path,
        raw,
        uri,
        ...(typeof text === 'string' ? { text } : {}),
        ...(bytes === undefined ? {} : { bytes }),
        ...(inner === undefined && outer === undefined
          ? {}
          : { extras: { ...outer, ...(inner === undefined ? {} : { resource: inner }) } }),
      };
    }
    default:
      return malformed('unknown-block-type', 'The type of the block is unknown or missing.');
  }
}

function readMedia(
  raw: JsonObject,
  kind: 'image' | 'audio',
  path: string,
  reading: Reading,
  malformed: (code: SamplingProblemCode, detail: string) => SamplingBlock,
): SamplingBlock {
  const { data, mimeType } = raw;
  if (typeof data !== 'string' || typeof mimeType !== 'string')
    return malformed('malformed-block', `An ${kind} block needs strings \`data\` and \`mimeType\`.`);
  const bytes = base64Bytes(data);
  if (bytes === undefined) return malformed('invalid-base64', `\`data\` of the ${kind} is not base64.`);
  if (!mimeType.toLowerCase().startsWith(`${kind}/`))
    return malformed('invalid-media-type', `\`mimeType\` of an ${kind} has to start with ${kind}/.`);
  reading.totals.mediaBytes += bytes;
  const sniffedType = sniffMedia(data, kind);
  const hiddenBecause =
    sniffedType === undefined
      ? 'unknown-type'
      : bytes > reading.limits.previewBytes
        ? 'too-large'
        : undefined;
  return {
    kind,
    path,
    raw,
    declaredType: mimeType,
    bytes,
    data,
    ...(sniffedType === undefined ? {} : { sniffedType }),
    ...(hiddenBecause === undefined ? {} : { hiddenBecause }),
    ...extrasOf(raw, 'type', 'data', 'mimeType'),
  };
}

export type { Reading as BlockReading };
