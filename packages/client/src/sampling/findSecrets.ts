import type { ValueFinding } from '../secrets/SecretFinding.ts';
import { scanValue } from '../secrets/scanValue.ts';
import { listReviewedTexts } from './listReviewedTexts.ts';
import type { SamplingResponse } from './SamplingResponse.ts';
import type { SamplingReviewModel } from './SamplingReviewModel.ts';

/** Stretches of one text that look like credentials; one click redacts them where the path is an editable text. */
export interface SecretsInText {
  readonly path: string;
  readonly findings: readonly ValueFinding[];
}

/** What looks like a credential in a request or an answer (SA-11, S-16). Linear time. */
export function findSecrets(reviewed: SamplingReviewModel | SamplingResponse): readonly SecretsInText[] {
  return listReviewedTexts(reviewed)
    .map(({ path, text }) => ({ path, findings: scanValue(text) }))
    .filter(({ findings }) => findings.length > 0);
}
