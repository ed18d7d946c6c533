import type { TextFinding, TextRole } from '@assent/client';
import type { JSX } from 'react';
import { partOf } from '../internals/partOf.ts';
import { commonText } from '../locales/families/common.ts';
import { useText } from '../locales/useText.ts';
import { untrustedTextAnatomy } from './untrustedText.anatomy.ts';

export interface TextFindingsProps {
  readonly findings: readonly TextFinding[];
  readonly as: TextRole;
}

/** Says how many characters were not what they seem, and what hidden text spelled. */
export function TextFindings({ findings, as }: TextFindingsProps): JSX.Element {
  const words = useText(commonText);
  const count = findings.reduce((sum, finding) => sum + finding.count, 0);
  const hidden = findings.flatMap((finding) =>
    finding.hiddenText === undefined ? [] : [finding.hiddenText],
  );
  return (
    <span {...partOf(untrustedTextAnatomy, 'finding')}>
      {words.string(as === 'label' ? 'removedCharacters' : 'hiddenCharacters', { count })}
      {hidden.length === 0 ? null : (
        <span {...partOf(untrustedTextAnatomy, 'hidden-text')}>
          {words.string('hiddenText')} <bdi dir="auto">{hidden.join(' ')}</bdi>
        </span>
      )}
    </span>
  );
}
