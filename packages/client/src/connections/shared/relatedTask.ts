type Json = Readonly<Record<string, unknown>>;

const KEY = 'io.modelcontextprotocol/related-task';

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The id of the 2025-11-25 task that a request was asked in the course of, if it says so (TK-17). */
export function relatedTaskOf(params: unknown): string | undefined {
  const meta = isObject(params) ? params._meta : undefined;
  const related = isObject(meta) ? meta[KEY] : undefined;
  const id = isObject(related) ? related.taskId : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** The result with the task it belongs to in its metadata: an answer to a task's question names the task (TK-14). */
export function withRelatedTask(result: Json, taskId: string | undefined): Json {
  if (taskId === undefined) return result;
  const meta = isObject(result._meta) ? result._meta : {};
  return { ...result, _meta: { ...meta, [KEY]: { taskId } } };
}
