import { describeFlight } from '../travel/flights.ts';
import { rankFlights, readPreferences } from './rankFlights.ts';
import { readFlights } from './readFlights.ts';

type Json = Readonly<Record<string, unknown>>;

/** What the model reads of a sampling request; anything else in it is left alone. */
export interface DemoRequest {
  readonly messages: readonly { readonly role: string; readonly content: unknown }[];
  readonly maxTokens: number;
  readonly tools?: readonly unknown[] | undefined;
}

export interface DemoCompletion {
  readonly model: string;
  readonly content: Json;
  readonly stopReason: string;
  readonly usage: { readonly inputTokens: number; readonly outputTokens: number };
}

export const demoModelId: string = 'assent-demo-model';

function blocksOf(content: unknown): readonly Json[] {
  const blocks: unknown[] = Array.isArray(content) ? content : [content];
  return blocks.filter((block): block is Json => typeof block === 'object' && block !== null);
}

/** All text of a request, that of tool results included. */
function textOf(content: unknown): string {
  return blocksOf(content)
    .map((block) => {
      if (block.type === 'text') return String(block.text);
      return block.type === 'tool_result' ? textOf(block.content) : '';
    })
    .join('\n');
}

function lastToolResult(request: DemoRequest): string | undefined {
  const blocks = blocksOf(request.messages.at(-1)?.content);
  return blocks.some((block) => block.type === 'tool_result') ? textOf(blocks) : undefined;
}

function think(request: DemoRequest): { content: Json; stopReason: string } {
  const prompt = request.messages.map(({ content }) => textOf(content)).join('\n');
  const wish = readPreferences(prompt);
  const say = (text: string): { content: Json; stopReason: string } => ({
    content: { type: 'text', text },
    stopReason: 'endTurn',
  });
  const use = (name: string, input: Json): { content: Json; stopReason: string } => ({
    content: { type: 'tool_use', id: `use-${request.messages.length}`, name, input },
    stopReason: 'toolUse',
  });

  const result = lastToolResult(request);
  if (request.tools !== undefined && request.tools.length > 0) {
    if (result === undefined) return use('list_flights', { maxLayovers: Math.min(wish.maxLayovers, 2) });
    if (!result.startsWith('Held: ')) {
      const [best] = rankFlights(readFlights(result), wish);
      return best === undefined ? say('No flight fits.') : use('hold_flight', { number: best.number });
    }
    return say(`I held ${result.slice('Held: '.length)}.`);
  }
  const ranked = rankFlights(readFlights(prompt), wish);
  const [best, ...others] = ranked;
  if (best === undefined) return say('I can rank flights and nothing else, and found none that fits.');
  const next = others.slice(0, 2).map(describeFlight).join('\n');
  return say(`Take flight ${describeFlight(best)}\n\nNext best:\n${next}`);
}

/**
 * A deterministic model for demonstrations and tests: it really ranks the flights it is shown, needs no network and no
 * key, and never runs longer than `maxTokens` words. Fits the `complete` option of the sampling review.
 */
export function createDemoModel(): (
  request: DemoRequest,
  options: { readonly signal: AbortSignal; readonly onToken?: (text: string) => void },
) => Promise<DemoCompletion> {
  return async (request, { signal, onToken }) => {
    signal.throwIfAborted();
    const { content, stopReason } = think(request);
    const usage = {
      inputTokens: Math.ceil(JSON.stringify(request.messages).length / 4),
      outputTokens: 0,
    };
    if (content.type !== 'text') return { model: demoModelId, content, stopReason, usage };

    const words = String(content.text).match(/\s*\S+/g) ?? [];
    const kept = words.slice(0, request.maxTokens);
    for (const word of kept) {
      signal.throwIfAborted();
      onToken?.(word);
      // Leaves the thread to the page between words, so that stopping works.
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    return {
      model: demoModelId,
      content: { type: 'text', text: kept.join('') },
      stopReason: kept.length < words.length ? 'maxTokens' : stopReason,
      usage: { ...usage, outputTokens: kept.length },
    };
  };
}
