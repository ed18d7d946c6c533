import { type Context, useContext } from 'react';

/** Reads a context and says which part is missing around which when it is read outside its root. */
export function useRequiredContext<Value>(context: Context<Value | null>, part: string): Value {
  const value = useContext(context);
  if (value === null) {
    const root = context.displayName ?? 'its root';
    throw new Error(
      `<${part}> is outside <${root}>, so it has nothing to show or answer. Render it inside <${root}>.`,
    );
  }
  return value;
}
