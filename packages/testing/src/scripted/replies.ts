import type { ScriptedReply } from './ScriptedCall.ts';

/** Asks a round: any JSON at all as `inputRequests`, so that hostile rounds can be written down as they are. */
export function ask(inputRequests: Readonly<Record<string, unknown>>, requestState?: string): ScriptedReply {
  return {
    result: {
      resultType: 'input_required',
      inputRequests,
      ...(requestState === undefined ? {} : { requestState }),
    },
  };
}

/** Asks nothing and only hands over a state: "not yet, come again". */
export function wait(requestState: string): ScriptedReply {
  return { result: { resultType: 'input_required', requestState } };
}

/** Ends the operation with a text. */
export function say(text: string): ScriptedReply {
  return { result: { resultType: 'complete', content: [{ type: 'text', text }] } };
}

/** Ends the operation with a protocol error. */
export function fail(code: number, message: string, data?: unknown): ScriptedReply {
  return { error: { code, message, ...(data === undefined ? {} : { data }) } };
}
