import type { SettledRequest } from '@assent/client';

/** A tool as the server listed it; everything but the name is optional and untrusted. */
export interface HostTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: unknown;
  readonly destructive: boolean;
}

export type ConnectionState =
  | { readonly status: 'connecting' }
  | { readonly status: 'ready'; readonly tools: readonly HostTool[] }
  | { readonly status: 'down'; readonly reason: string };

export type CallOutcome =
  | { readonly status: 'running' }
  | { readonly status: 'done'; readonly text: string; readonly data?: unknown; readonly isError: boolean }
  | { readonly status: 'failed'; readonly reason: string }
  | { readonly status: 'stopped' };

export interface CallEntry {
  readonly kind: 'call';
  readonly id: string;
  readonly serverId: string;
  readonly tool: HostTool;
  readonly arguments: Readonly<Record<string, unknown>>;
  /** What was asked and settled while the call ran, oldest first. */
  readonly settled: readonly SettledRequest[];
  readonly outcome: CallOutcome;
}

export interface HostState {
  readonly connections: Readonly<Record<string, ConnectionState>>;
  readonly transcript: readonly CallEntry[];
}
