import { checkToolBalance } from './checkToolBalance.ts';
import { exceedsDepth } from './exceedsDepth.ts';
import { readMessages } from './readMessages.ts';
import { readModelPreferences } from './readModelPreferences.ts';
import { readToolChoice, readTools } from './readTools.ts';
import { defaultSamplingLimits, type SamplingLimits } from './SamplingLimits.ts';
import {
  asObject,
  type ContextInclusion,
  type JsonObject,
  type SamplingRequestParams,
} from './SamplingParams.ts';
import type { SamplingNotice, SamplingProblem } from './SamplingProblem.ts';
import type { SamplingReviewModel } from './SamplingReviewModel.ts';

export interface ReadSamplingOptions {
  /** What was declared to this server as `capabilities.sampling`: undeclared tools are an error, undeclared context is none. */
  readonly capability?: { readonly tools?: object; readonly context?: object };
  readonly limits?: Partial<SamplingLimits>;
}

export type ReadSamplingResult =
  | { readonly kind: 'review'; readonly model: SamplingReviewModel }
  | {
      /** Nobody is asked: the protocol wants an error (legacy: sent; modern: the round ends as unsupported). */
      readonly kind: 'refused';
      readonly problems: readonly SamplingProblem[];
      readonly error: { readonly code: -32602; readonly message: string };
    };

/** Members of `CreateMessageRequestParams`; anything else stays with the host and is named in a notice. */
const known: ReadonlySet<string> = new Set([
  'messages',
  'maxTokens',
  'systemPrompt',
  'temperature',
  'stopSequences',
  'metadata',
  'modelPreferences',
  'includeContext',
  'tools',
  'toolChoice',
]);

function refused(problems: readonly SamplingProblem[]): ReadSamplingResult {
  const first = problems[0];
  const message = first === undefined ? 'Invalid sampling request' : `${first.path || '/'}: ${first.detail}`;
  return { kind: 'refused', problems, error: { code: -32602, message } };
}

/**
 * Reads the params of a `sampling/createMessage`, in either spelling and of either era, in linear time.
 * Never throws and never drops: what would be sent is in the model, what is wrong is a named problem (S1, S4, SA-08).
 */
export function readSamplingRequest(params: unknown, options: ReadSamplingOptions = {}): ReadSamplingResult {
  const limits = { ...defaultSamplingLimits, ...options.limits };
  const raw = asObject(params);
  if (raw === undefined)
    return refused([
      { code: 'not-an-object', severity: 'refuse', path: '', detail: 'The params have to be an object.' },
    ]);
  if (exceedsDepth(raw, limits.depth))
    return refused([
      {
        code: 'too-deep',
        severity: 'refuse',
        path: '',
        detail: `JSON nests deeper than ${limits.depth} levels.`,
      },
    ]);
  const oversized = checkCounts(raw, limits);
  if (oversized !== undefined) return refused([oversized]);

  const problems: SamplingProblem[] = [];
  const notices: SamplingNotice[] = [];
  const totals = { blocks: 0, characters: 0, mediaBytes: 0 };
  const { messages, sent } = readMessages(raw.messages, { limits, problems, totals }, notices);
  const tools = readTools(raw.tools, problems);
  const hasTools = raw.tools !== undefined || raw.toolChoice !== undefined;
  if (hasTools && options.capability?.tools === undefined)
    problems.push({
      code: 'tools-not-declared',
      severity: 'refuse',
      path: raw.tools !== undefined ? '/tools' : '/toolChoice',
      detail: 'This client did not declare sampling.tools, so a request must not carry tools or toolChoice.',
    });
  const toolChoice = readToolChoice(raw.toolChoice, problems);
  problems.push(...checkToolBalance(messages));
  const scalars = readScalars(raw, problems);
  if (typeof scalars.systemPrompt === 'string') totals.characters += scalars.systemPrompt.length;
  for (const [name, total] of [
    ['blocks', totals.blocks],
    ['characters', totals.characters],
    ['mediaBytes', totals.mediaBytes],
  ] as const) {
    if (total > limits[name])
      problems.push({
        code: 'too-large',
        severity: 'refuse',
        path: '/messages',
        detail: `More than ${limits[name]} ${name}: too large to review.`,
      });
  }
  if (problems.some((problem) => problem.severity === 'refuse'))
    return refused(problems.filter((problem) => problem.severity === 'refuse'));

  const { wish, preferences } = readModelPreferences(raw.modelPreferences, notices);
  const askedContext = readContext(raw.includeContext, options, notices, problems);
  for (const key of Object.keys(raw)) {
    if (!known.has(key))
      notices.push({
        code: 'not-forwarded',
        path: `/${key}`,
        detail: 'Not part of a sampling request; not sent to the model.',
      });
  }
  const attachable = options.capability?.context !== undefined && askedContext !== 'none';
  const request: SamplingRequestParams = {
    messages: sent,
    ...scalars,
    ...(preferences === undefined ? {} : { modelPreferences: preferences }),
    ...(attachable ? { includeContext: askedContext } : {}),
    ...(raw.tools === undefined ? {} : { tools: tools.map((tool) => tool.raw) }),
    ...(raw.toolChoice === undefined ? {} : { toolChoice: asObject(raw.toolChoice) ?? {} }),
  };
  return {
    kind: 'review',
    model: {
      messages,
      ...scalars,
      wish,
      askedContext,
      tools,
      ...(hasTools ? { toolChoice } : {}),
      problems,
      notices,
      totals: { messages: messages.length, ...totals },
      request,
    },
  };
}

function checkCounts(raw: JsonObject, limits: SamplingLimits): SamplingProblem | undefined {
  for (const name of ['messages', 'tools'] as const) {
    const list = raw[name];
    if (Array.isArray(list) && list.length > limits[name])
      return {
        code: 'too-large',
        severity: 'refuse',
        path: `/${name}`,
        detail: `More than ${limits[name]} ${name}: too large to review.`,
      };
  }
  return undefined;
}

function readScalars(
  raw: JsonObject,
  problems: SamplingProblem[],
): Pick<SamplingRequestParams, 'maxTokens' | 'systemPrompt' | 'temperature' | 'stopSequences' | 'metadata'> {
  const invalid = (name: string, detail: string): void => {
    problems.push({ code: 'invalid-parameter', severity: 'withhold', path: `/${name}`, detail });
  };
  const { maxTokens, systemPrompt, temperature, stopSequences } = raw;
  const metadata = asObject(raw.metadata);
  const limit =
    Number.isSafeInteger(maxTokens) && (maxTokens as number) > 0 ? (maxTokens as number) : Number.NaN;
  if (Number.isNaN(limit))
    problems.push({
      code: 'invalid-max-tokens',
      severity: 'withhold',
      path: '/maxTokens',
      detail: '`maxTokens` has to be a whole number above 0.',
    });
  if (systemPrompt !== undefined && typeof systemPrompt !== 'string')
    invalid('systemPrompt', '`systemPrompt` has to be a string.');
  if (temperature !== undefined && !Number.isFinite(temperature))
    invalid('temperature', '`temperature` has to be a number.');
  const stops = Array.isArray(stopSequences) && stopSequences.every((stop) => typeof stop === 'string');
  if (stopSequences !== undefined && !stops)
    invalid('stopSequences', '`stopSequences` has to be a list of strings.');
  if (raw.metadata !== undefined && metadata === undefined)
    invalid('metadata', '`metadata` has to be an object.');
  return {
    maxTokens: limit,
    ...(typeof systemPrompt === 'string' ? { systemPrompt } : {}),
    ...(Number.isFinite(temperature) ? { temperature: temperature as number } : {}),
    ...(stops ? { stopSequences: stopSequences as readonly string[] } : {}),
    ...(metadata === undefined ? {} : { metadata }),
  };
}

function readContext(
  value: unknown,
  options: ReadSamplingOptions,
  notices: SamplingNotice[],
  problems: SamplingProblem[],
): ContextInclusion {
  if (value === undefined || value === 'none') return 'none';
  if (value !== 'thisServer' && value !== 'allServers') {
    problems.push({
      code: 'invalid-parameter',
      severity: 'withhold',
      path: '/includeContext',
      detail: '`includeContext` has to be none, thisServer or allServers.',
    });
    return 'none';
  }
  if (options.capability?.context === undefined)
    notices.push({
      code: 'context-not-declared',
      path: '/includeContext',
      detail: 'Context was asked for without the sampling.context capability; none is attached.',
    });
  else if (value === 'allServers')
    notices.push({
      code: 'context-all-servers',
      path: '/includeContext',
      detail: 'The server asks for context of all connected servers.',
    });
  return value;
}
