import type { ToolResultBlock, ToolUseBlock } from './SamplingBlock.ts';
import type { SamplingProblem, SamplingProblemCode } from './SamplingProblem.ts';
import type { ReviewMessage } from './SamplingReviewModel.ts';

/**
 * The history of tool calls has to add up: uses in assistant messages, each answered at once by a user message that
 * holds results for all of them and nothing else (SA-TOOL-05 … 09, 19, 23). One pass.
 */
export function checkToolBalance(messages: readonly ReviewMessage[]): readonly SamplingProblem[] {
  const problems: SamplingProblem[] = [];
  const refuse = (code: SamplingProblemCode, path: string, detail: string): void => {
    problems.push({ code, severity: 'refuse', path, detail });
  };
  /** Uses of the message before, still without a result. */
  let open = new Map<string, ToolUseBlock>();
  let answered = new Set<string>();
  for (const message of messages) {
    const uses = message.blocks.filter((block) => block.kind === 'tool-use');
    const results = message.blocks.filter((block) => block.kind === 'tool-result');
    if (message.role === 'user' && uses.length > 0)
      refuse('misplaced-tool-block', message.path, 'A tool_use can only stand in an assistant message.');
    if (message.role === 'assistant' && results.length > 0)
      refuse('misplaced-tool-block', message.path, 'A tool_result can only stand in a user message.');
    if (message.role === 'user' && results.length > 0 && results.length < message.blocks.length)
      refuse('mixed-tool-results', message.path, 'A user message with tool results must hold nothing else.');
    for (const result of results) answer(result);
    for (const use of open.values())
      refuse(
        'unbalanced-tool-use',
        use.path,
        'The next message has to hold a tool_result for this tool_use.',
      );
    open = new Map();
    answered = new Set();
    for (const use of uses) {
      if (open.has(use.id))
        refuse('duplicate-tool-use-id', use.path, 'Two tool uses of one message have the same id.');
      open.set(use.id, use);
    }
  }
  for (const use of open.values())
    refuse(
      'unbalanced-tool-use',
      use.path,
      'This tool_use has no tool_result: a message with it has to follow.',
    );
  return problems;

  function answer(result: ToolResultBlock): void {
    if (open.delete(result.toolUseId)) answered.add(result.toolUseId);
    else if (answered.has(result.toolUseId))
      refuse('dangling-tool-result', result.path, 'The same tool use is answered twice.');
    else
      refuse(
        'dangling-tool-result',
        result.path,
        '`toolUseId` names no tool use of the message before this one.',
      );
  }
}
