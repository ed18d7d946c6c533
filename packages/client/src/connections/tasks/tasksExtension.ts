/** What a host adds to the capabilities of its client, so that they go out with every request (TK-50). */
export const tasksExtension: {
  readonly extensions: { readonly 'io.modelcontextprotocol/tasks': Record<string, never> };
} = { extensions: { 'io.modelcontextprotocol/tasks': {} } };

/** The operations that a server may answer with a task; a further kind is one more entry (TK-76). */
export const TASK_METHODS: ReadonlySet<string> = new Set(['tools/call']);
