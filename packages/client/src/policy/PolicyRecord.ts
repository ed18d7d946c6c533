import type { RequestKind } from '../inbox/PendingRequest.ts';
import { type Envelope, isBounded } from './Envelope.ts';
import type { Grant } from './Grant.ts';

/** What a policy keeps in the host's storage, version 1. Ids and numbers only: no content of any request. */
export interface PolicyRecord {
  readonly askEveryTime: boolean;
  /** Switches by server and kind. */
  readonly access: readonly (readonly [serverId: string, kind: RequestKind, state: 'on' | 'off'])[];
  /** Lifetimes `always` and `never` only. */
  readonly grants: readonly Grant[];
  /** Today's use by account: used and extra, in the order calls, seconds, tokens, cost. */
  readonly usage: readonly (readonly [key: string, used: readonly number[], extra: readonly number[]])[];
}

const kinds: ReadonlySet<unknown> = new Set<RequestKind>(['form', 'url', 'sampling', 'roots']);

export function writePolicyRecord(record: PolicyRecord): string {
  return JSON.stringify({ version: 1, ...record });
}

/**
 * Reads a record back. `undefined` for anything that is not exactly version 1: a policy then grants nothing and asks
 * every time, since a lost `never` or a lost count of use must not become a yes.
 */
export function readPolicyRecord(text: string): PolicyRecord | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isObject(json) || json.version !== 1) return undefined;
  const { askEveryTime, access, grants, usage } = json;
  if (typeof askEveryTime !== 'boolean') return undefined;
  if (!isList(access, isAccess) || !isList(grants, isGrant) || !isList(usage, isUsage)) return undefined;
  return { askEveryTime, access, grants, usage };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList<Item>(value: unknown, test: (item: unknown) => item is Item): value is readonly Item[] {
  return Array.isArray(value) && value.every(test);
}

function isAccess(value: unknown): value is PolicyRecord['access'][number] {
  if (!Array.isArray(value) || value.length !== 3) return false;
  const [serverId, kind, state] = value as readonly unknown[];
  return typeof serverId === 'string' && kinds.has(kind) && (state === 'on' || state === 'off');
}

function isUsage(value: unknown): value is PolicyRecord['usage'][number] {
  if (!Array.isArray(value) || value.length !== 3) return false;
  const [key, used, extra] = value as readonly unknown[];
  return typeof key === 'string' && isAmounts(used) && isAmounts(extra);
}

function isAmounts(value: unknown): value is readonly number[] {
  return (
    Array.isArray(value) && value.length === 4 && value.every((item) => Number.isFinite(item) && item >= 0)
  );
}

function isGrant(value: unknown): value is Grant {
  if (!isObject(value)) return false;
  const { id, serverId, situation, lifetime, envelope, reviewResponses, atLimit, grantedAt } = value;
  return (
    typeof id === 'string' &&
    typeof serverId === 'string' &&
    (situation === 'in-operation' || situation === 'background') &&
    (lifetime === 'never' ||
      (lifetime === 'always' && isObject(envelope) && isBounded(envelope as Envelope))) &&
    typeof reviewResponses === 'boolean' &&
    (atLimit === 'ask' || atLimit === 'refuse') &&
    Number.isFinite(grantedAt)
  );
}
