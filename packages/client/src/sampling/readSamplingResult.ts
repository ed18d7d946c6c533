import type { CompletionUsage } from './Completion.ts';
import { checkToolInput } from './checkToolInput.ts';
import { exceedsDepth } from './exceedsDepth.ts';
import { readBlock } from './readBlock.ts';
import type { SamplingBlock, ToolUseBlock } from './SamplingBlock.ts';
import { defaultSamplingLimits, type SamplingLimits } from './SamplingLimits.ts';
import { asObject, type JsonObject } from './SamplingParams.ts';
import type { SamplingProblem, SamplingProblemCode } from './SamplingProblem.ts';
import type { SamplingResponse } from './SamplingResponse.ts';
import type { SamplingReviewModel } from './SamplingReviewModel.ts';

export interface ReadResultOptions {
  /** The request as the server sent it: its tools decide whether an array is a valid answer. */
  readonly asked: SamplingReviewModel;
  /** The request as the model got it: its tools and choice decide what the model may call. */
  readonly sent: SamplingReviewModel;
  readonly limits?: Partial<SamplingLimits>;
}

/** Reads a result, from the model or edited, into what is reviewed and what goes on the wire. Never throws. */
export function readSamplingResult(value: unknown, options: ReadResultOptions): SamplingResponse {
  const limits = { ...defaultSamplingLimits, ...options.limits };
  const problems: SamplingProblem[] = [];
  const add = (
    severity: 'withhold' | 'flag',
    code: SamplingProblemCode,
    path: string,
    detail: string,
  ): void => {
    problems.push({ code, severity, path, detail });
  };
  const raw: JsonObject = asObject(value) ?? {};
  const deep = exceedsDepth(raw, limits.depth);
  if (deep) add('withhold', 'too-deep', '', `JSON nests deeper than ${limits.depth} levels.`);
  const { model, stopReason, role } = raw;
  if (typeof model !== 'string' || model === '')
    add('withhold', 'missing-model', '/model', 'The result has to name the model that produced it.');
  if (role !== undefined && role !== 'assistant')
    add('withhold', 'invalid-role', '/role', 'The role of a result has to be assistant.');

  const withTools = options.asked.toolChoice !== undefined;
  const content = deep ? [] : mergeTexts(Array.isArray(raw.content) ? raw.content : [raw.content], withTools);
  const reading = { limits, problems, totals: { blocks: 0, characters: 0, mediaBytes: 0 } };
  const single = !Array.isArray(raw.content) || (!withTools && content.length === 1);
  const blocks =
    raw.content === undefined || raw.content === null
      ? []
      : content.map((block, at) =>
          readBlock(block, single ? '/content' : `/content/${at}`, 'message', reading),
        );
  if (blocks.length === 0) add('withhold', 'missing-content', '/content', 'The result needs content.');
  if (!withTools && blocks.length > 1)
    add(
      'withhold',
      'array-needs-tools',
      '/content',
      'Without tools in the request the content is one block.',
    );
  checkTools(blocks, typeof stopReason === 'string' ? stopReason : undefined, options.sent, withTools, add);

  const usage = asObject(raw.usage);
  const sentContent = single ? (blocks[0]?.raw ?? {}) : blocks.map((block) => block.raw);
  return {
    blocks,
    model: typeof model === 'string' ? model : '',
    ...(typeof stopReason === 'string' ? { stopReason } : {}),
    ...(usage === undefined ? {} : { usage: readUsage(usage) }),
    problems,
    result: {
      role: 'assistant',
      model: typeof model === 'string' ? model : '',
      content: sentContent,
      ...(typeof stopReason === 'string' ? { stopReason } : {}),
    },
  };
}

// Models stream several texts where the protocol has room for one: joined before the review, not behind it.
function mergeTexts(blocks: readonly unknown[], withTools: boolean): readonly unknown[] {
  if (withTools || blocks.length < 2) return blocks;
  const texts = blocks.map((block) => {
    const object = asObject(block);
    return object?.type === 'text' && typeof object.text === 'string' && Object.keys(object).length === 2
      ? object.text
      : undefined;
  });
  return texts.includes(undefined) ? blocks : [{ type: 'text', text: texts.join('') }];
}

function readUsage(raw: JsonObject): CompletionUsage {
  const count = (value: unknown): value is number => Number.isFinite(value) && (value as number) >= 0;
  return {
    ...(count(raw.inputTokens) ? { inputTokens: raw.inputTokens } : {}),
    ...(count(raw.outputTokens) ? { outputTokens: raw.outputTokens } : {}),
  };
}

function checkTools(
  blocks: readonly SamplingBlock[],
  stopReason: string | undefined,
  sent: SamplingReviewModel,
  withTools: boolean,
  add: (severity: 'withhold' | 'flag', code: SamplingProblemCode, path: string, detail: string) => void,
): void {
  const uses = blocks.filter((block): block is ToolUseBlock => block.kind === 'tool-use');
  const ids = new Set<string>();
  for (const block of blocks) {
    if (block.kind === 'tool-result')
      add('withhold', 'misplaced-tool-block', block.path, 'A result of a model holds no tool results.');
  }
  for (const use of uses) {
    if (!withTools || sent.toolChoice === 'none')
      add('withhold', 'tool-use-forbidden', use.path, 'The model calls a tool although it was told not to.');
    if (ids.has(use.id))
      add('withhold', 'duplicate-tool-use-id', use.path, 'Two tool uses have the same id.');
    ids.add(use.id);
    const tool = sent.tools.find((candidate) => candidate.name === use.name);
    if (tool === undefined)
      add('flag', 'unknown-tool', use.path, 'The model calls a tool that was not offered.');
    else {
      const broken = checkToolInput(use.input, tool.inputSchema);
      if (broken !== undefined)
        add('flag', 'invalid-tool-input', use.path, `The arguments do not fit the tool: ${broken}.`);
    }
  }
  if (sent.toolChoice === 'required' && uses.length === 0)
    add('flag', 'tool-use-required', '/content', 'The model was told to call a tool and calls none.');
  if (uses.length > 0 !== (stopReason === 'toolUse'))
    add(
      'flag',
      'stop-reason-mismatch',
      '/stopReason',
      'Tool calls and the stop reason toolUse belong together.',
    );
}
