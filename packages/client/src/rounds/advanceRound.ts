import { fingerprint } from './fingerprint.ts';
import type { AgreedUrl, RoundState } from './RoundState.ts';

type Json = Readonly<Record<string, unknown>>;

export interface RoundLimits {
  /** Rounds of questions in one operation. Default 10. */
  readonly maxRounds?: number;
  /** State-only results in a row. Default 100, which is about a quarter of an hour. */
  readonly maxWaits?: number;
}

/** What happened. */
export type RoundEvent =
  | { readonly type: 'start' }
  | { readonly type: 'result'; readonly result: unknown }
  | { readonly type: 'responses'; readonly responses: Json }
  | { readonly type: 'waited' };

/** What is to be done next. */
export type RoundEffect =
  | { readonly type: 'send'; readonly params: Json }
  | {
      readonly type: 'ask';
      readonly inputRequests: Json;
      readonly askedAgain: ReadonlySet<string>;
      readonly openedBefore: ReadonlySet<string>;
    }
  | { readonly type: 'wait'; readonly milliseconds: number }
  | { readonly type: 'done'; readonly result: unknown }
  | { readonly type: 'stop'; readonly reason: 'too-many-rounds' | 'invalid-result' };

export interface RoundStep {
  readonly state: RoundState;
  readonly effect: RoundEffect;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 10_000;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The original request again, with responses and state beside its own parameters (RD-08, RD-36); neither is invented (RD-05). */
function send(state: RoundState, responses?: Json): RoundEffect {
  const { params, requestState } = state;
  return {
    type: 'send',
    params: {
      ...params,
      ...(responses && { inputResponses: responses }),
      ...(requestState !== undefined && { requestState }),
    },
  };
}

function urlOf(inputRequest: unknown): AgreedUrl | undefined {
  const params = isObject(inputRequest) ? inputRequest.params : undefined;
  if (!isObject(params) || params.mode !== 'url' || typeof params.url !== 'string') return undefined;
  return { url: params.url, message: typeof params.message === 'string' ? params.message : '' };
}

function ask(state: RoundState): RoundEffect {
  const inputRequests = state.inputRequests ?? {};
  const keys = Object.entries(inputRequests);
  const asked = new Set(state.asked);
  const agreed = new Set(state.agreedUrls.map(({ url }) => url));
  return {
    type: 'ask',
    inputRequests,
    askedAgain: new Set(keys.filter(([, request]) => asked.has(fingerprint(request))).map(([key]) => key)),
    openedBefore: new Set(
      keys.filter(([, request]) => agreed.has(urlOf(request)?.url ?? '')).map(([key]) => key),
    ),
  };
}

function receive(state: RoundState, result: unknown, limits: RoundLimits): RoundStep {
  const stop = (next: RoundState, reason: 'too-many-rounds' | 'invalid-result'): RoundStep => ({
    state: next,
    effect: { type: 'stop', reason },
  });
  const type = isObject(result) ? result.resultType : undefined;
  // An older server leaves the member out (RD-12); a value that nobody knows makes the result invalid (RD-13).
  if (type === undefined || type === 'complete') return { state, effect: { type: 'done', result } };
  if (!isObject(result) || type !== 'input_required') return stop(state, 'invalid-result');

  const inputRequests = isObject(result.inputRequests) ? result.inputRequests : {};
  const requestState = typeof result.requestState === 'string' ? result.requestState : undefined;
  const { inputRequests: _, requestState: __, ...kept } = state;
  const next = { ...kept, ...(requestState !== undefined && { requestState }) };
  if (Object.keys(inputRequests).length === 0) {
    if (requestState === undefined) return stop(state, 'invalid-result');
    const waiting = { ...next, waits: state.waits + 1 };
    if (waiting.waits > (limits.maxWaits ?? 100)) return stop(waiting, 'too-many-rounds');
    const milliseconds = Math.min(FIRST_WAIT * 2 ** state.waits, LONGEST_WAIT);
    return { state: waiting, effect: { type: 'wait', milliseconds } };
  }
  const asking = { ...next, inputRequests, round: state.round + 1, waits: 0 };
  if (asking.round > (limits.maxRounds ?? 10)) return stop(asking, 'too-many-rounds');
  return { state: asking, effect: ask(asking) };
}

function respond(state: RoundState, responses: Json): RoundStep {
  const { inputRequests = {}, ...rest } = state;
  const requests = Object.entries(inputRequests);
  const agreedUrls = requests.flatMap(([key, request]) => {
    const response = responses[key];
    const url = urlOf(request);
    return url !== undefined && isObject(response) && response.action === 'accept' ? [url] : [];
  });
  const asked = new Set([...state.asked, ...requests.map(([, request]) => fingerprint(request))]);
  return { state: { ...rest, asked: [...asked], agreedUrls }, effect: send(state, responses) };
}

/** One step of the multi-round-trip pattern: pure, over state that survives JSON. */
export function advanceRound(state: RoundState, event: RoundEvent, limits: RoundLimits = {}): RoundStep {
  switch (event.type) {
    case 'start':
      return { state, effect: state.inputRequests ? ask(state) : send(state) };
    case 'result':
      return receive(state, event.result, limits);
    case 'responses':
      return respond(state, event.responses);
    case 'waited':
      return { state, effect: send(state) };
    default:
      return event satisfies never;
  }
}
