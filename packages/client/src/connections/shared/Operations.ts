import type { OperationScope } from '../../inbox/OperationScope.ts';

/** One operation in flight. */
export interface Operation {
  readonly scope: OperationScope;
  /** Aborts when the operation is over, however that came. */
  readonly ended: AbortController;
  /** A person is asked under this operation, or under one that it cannot be told from. */
  setAsking(asking: boolean): void;
}

/** What a legacy request can belong to: the connection does not say, unless it was asked in the course of a task. */
export interface Attribution {
  readonly scope?: OperationScope;
  readonly possibleScopes?: readonly OperationScope[];
  readonly operations: readonly Operation[];
}

/** The operations in flight on one connection. */
export class Operations {
  readonly #inFlight = new Set<Operation>();
  readonly #tasks = new Map<string, Operation>();

  add(operation: Operation): void {
    this.#inFlight.add(operation);
  }

  delete(operation: Operation): void {
    this.#inFlight.delete(operation);
    for (const [taskId, owner] of this.#tasks) if (owner === operation) this.#tasks.delete(taskId);
  }

  /** The operation runs as this task of the server: what names the task belongs to it for certain (TK-17). */
  runsAs(operation: Operation, taskId: string): void {
    this.#tasks.set(taskId, operation);
  }

  /** Attributed only when there is no other; else the request may belong to any of them, and is shown as such. */
  attribute(taskId?: string): Attribution {
    const owner = taskId === undefined ? undefined : this.#tasks.get(taskId);
    if (owner) return { operations: [owner], scope: owner.scope };
    const operations = [...this.#inFlight];
    const [only] = operations;
    if (!only) return { operations };
    return operations.length === 1
      ? { operations, scope: { ...only.scope, attribution: 'assumed' } }
      : { operations, possibleScopes: operations.map(({ scope }) => scope) };
  }
}
