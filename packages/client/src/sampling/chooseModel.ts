import type { ModelWish } from './readModelPreferences.ts';
import type { SamplingModel } from './SamplingModel.ts';

/** Which model runs and why, for the person to read before they approve. */
export type ModelChoice =
  | {
      readonly model: SamplingModel;
      readonly reason:
        | { readonly kind: 'picked' }
        | { readonly kind: 'hint'; readonly hint: string; readonly index: number }
        /** The host maps the hint to a comparable model of another provider (SA-16). */
        | { readonly kind: 'mapped-hint'; readonly hint: string; readonly index: number }
        | { readonly kind: 'priorities' }
        | { readonly kind: 'default' };
      /** Models the person may pick instead. */
      readonly candidates: readonly SamplingModel[];
    }
  | {
      readonly model: undefined;
      /** `not-allowed`: the allow-list of this server leaves none. `not-supported`: none takes what the request holds. */
      readonly reason: { readonly kind: 'no-models' | 'not-allowed' | 'not-supported' };
      readonly candidates: readonly [];
    };

export interface ChooseModelOptions {
  /** In the host's order; the first is the default. */
  readonly models: readonly SamplingModel[];
  readonly wish: ModelWish;
  /** Ids that this server may use; all when absent. */
  readonly allowed?: readonly string[];
  /** The person's pick; honoured when it is a candidate. */
  readonly picked?: string;
  /** What the request needs beyond text. */
  readonly needs?: ReadonlySet<'tools' | 'image' | 'audio'>;
  /** The host's table of comparable models. */
  readonly mapHint?: (hint: string) => string | undefined;
}

/**
 * Chooses a model: the person's pick, then the first hint with a match as a substring, then the priorities, then the
 * host's first (SA-12 … 17). Priorities break ties between models that match the same hint.
 */
export function chooseModel(options: ChooseModelOptions): ModelChoice {
  const { models, wish, allowed, picked, needs, mapHint } = options;
  const none = (kind: 'no-models' | 'not-allowed' | 'not-supported'): ModelChoice => ({
    model: undefined,
    reason: { kind },
    candidates: [],
  });
  if (models.length === 0) return none('no-models');
  const permitted = allowed === undefined ? models : models.filter((model) => allowed.includes(model.id));
  if (permitted.length === 0) return none('not-allowed');
  const candidates = permitted.filter((model) =>
    [...(needs ?? [])].every((need) => model.supports?.includes(need) ?? false),
  );
  const [fallback] = candidates;
  if (fallback === undefined) return none('not-supported');

  const pick = candidates.find((model) => model.id === picked);
  if (pick !== undefined) return { model: pick, reason: { kind: 'picked' }, candidates };
  for (const [index, hint] of wish.hints.entries()) {
    const model = best(
      candidates.filter((candidate) => names(candidate).some((name) => includes(name, hint))),
      wish,
    );
    if (model !== undefined) return { model, reason: { kind: 'hint', hint, index }, candidates };
  }
  for (const [index, hint] of wish.hints.entries()) {
    const target = mapHint?.(hint);
    const model = candidates.find((candidate) => candidate.id === target);
    if (model !== undefined) return { model, reason: { kind: 'mapped-hint', hint, index }, candidates };
  }
  if (weights(wish).some((weight) => weight > 0)) {
    const model = best(candidates, wish);
    if (model !== undefined) return { model, reason: { kind: 'priorities' }, candidates };
  }
  return { model: fallback, reason: { kind: 'default' }, candidates };
}

function names(model: SamplingModel): readonly string[] {
  return [model.id, ...(model.aliases ?? [])];
}

function includes(name: string, hint: string): boolean {
  return name.toLowerCase().includes(hint.toLowerCase());
}

function weights(wish: ModelWish): readonly [number, number, number] {
  return [wish.costPriority ?? 0, wish.speedPriority ?? 0, wish.intelligencePriority ?? 0];
}

/** The first of the best: equal scores leave the host's order. */
function best(models: readonly SamplingModel[], wish: ModelWish): SamplingModel | undefined {
  const [cost, speed, intelligence] = weights(wish);
  let winner: SamplingModel | undefined;
  let high = Number.NEGATIVE_INFINITY;
  for (const model of models) {
    const score =
      cost * (model.cheapness ?? 0.5) +
      speed * (model.speed ?? 0.5) +
      intelligence * (model.intelligence ?? 0.5);
    if (score > high) {
      high = score;
      winner = model;
    }
  }
  return winner;
}
