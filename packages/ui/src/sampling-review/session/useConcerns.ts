import { scanValue, type ValueFinding } from '@assent/client';
import {
  findHiddenText,
  findSecrets,
  hiddenIn,
  type ResponseDraft,
  readSamplingRequest,
  readSamplingResult,
  type SamplingDraft,
  type SamplingProblem,
  type SamplingState,
  toRequest,
  toResult,
} from '@assent/client/sampling';
import { useEffect, useMemo, useState } from 'react';
import type { ReviewSnapshot } from './ReviewSession.ts';

export interface Concerns {
  /** False until a long request was looked through, shortly after it shows; nothing is approved before. */
  readonly ready: boolean;
  /** Pointers of what hides characters, as it stands. */
  readonly hidden: readonly string[];
  /** What looks like a credential, as it stands; found a moment after the review shows. */
  readonly secrets: ReadonlyMap<string, readonly ValueFinding[]>;
  readonly problems: readonly SamplingProblem[];
}

const noSecrets: ReadonlyMap<string, readonly ValueFinding[]> = new Map();
const nothing: readonly string[] = [];
/** UTF-16 units that are looked through before the review shows. */
const longText = 50_000;

interface Found {
  readonly of: unknown;
  readonly hidden: readonly string[];
  readonly secrets: ReadonlyMap<string, readonly ValueFinding[]>;
}

const capability = { tools: {}, context: {} };

/** Edits of one gate by pointer, whichever gate it is. */
type Edits = Pick<SamplingDraft | ResponseDraft, 'texts' | 'inputs' | 'redacted' | 'dropped'>;

function untouched(edits: Edits, path: string, left: ReadonlySet<string>): boolean {
  return !edits.texts.has(path) && !edits.redacted.has(path) && !edits.dropped.has(path) && !left.has(path);
}

/** What stands in the way of approving the drafts, or has to be looked at first. An edit costs what the edited text is long. */
export function useConcerns(state: SamplingState, drafts: ReviewSnapshot): Concerns {
  const response = state.phase === 'response' ? drafts.response : undefined;
  const reviewed = response?.response ?? state.asked;
  const edits: Edits = response ?? drafts.request;
  const left = useMemo(
    () =>
      new Set<string>([
        ...drafts.request.droppedTools,
        ...[...drafts.request.droppedMembers].map((member) => `/${member}`),
      ]),
    [drafts.request],
  );

  const long = 'totals' in reviewed && reviewed.totals.characters > longText;
  const hiddenAtOnce = useMemo(
    () => (long ? undefined : findHiddenText(reviewed).map(({ path }) => path)),
    [reviewed, long],
  );
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    // After the review is on screen: reading can begin before a long prompt is looked through.
    const timer = setTimeout(() => {
      setFound({
        of: reviewed,
        hidden: hiddenAtOnce ?? findHiddenText(reviewed).map(({ path }) => path),
        secrets: new Map(findSecrets(reviewed).map(({ path, findings }) => [path, findings])),
      });
    });
    return () => clearTimeout(timer);
  }, [reviewed, hiddenAtOnce]);
  const hiddenBefore = hiddenAtOnce ?? (found?.of === reviewed ? found.hidden : nothing);
  const ready = hiddenAtOnce !== undefined || found?.of === reviewed;
  const hidden = useMemo(
    () => [
      ...hiddenBefore.filter((path) => untouched(edits, path, left)),
      ...[...edits.texts]
        .filter(([path, text]) => !edits.redacted.has(path) && hiddenIn(text).length > 0)
        .map(([path]) => path),
    ],
    [hiddenBefore, edits, left],
  );

  const secrets = useMemo(() => {
    if (found?.of !== reviewed) return noSecrets;
    const now = new Map([...found.secrets].filter(([path]) => untouched(edits, path, left)));
    for (const [path, text] of edits.texts) {
      const findings = edits.redacted.has(path) ? [] : scanValue(text);
      if (findings.length > 0) now.set(path, findings);
    }
    return now;
  }, [found, reviewed, edits, left]);

  const problems = useMemo((): readonly SamplingProblem[] => {
    // Edits of text can't break what was whole.
    if (reviewed.problems.length === 0) return reviewed.problems;
    if (response !== undefined && state.phase === 'response')
      return readSamplingResult(toResult(response), { asked: state.asked, sent: state.sent }).problems;
    const read = readSamplingRequest(toRequest(drafts.request), { capability });
    return read.kind === 'refused' ? read.problems : read.model.problems;
  }, [reviewed, response, state, drafts.request]);

  return useMemo(() => ({ ready, hidden, secrets, problems }), [ready, hidden, secrets, problems]);
}
