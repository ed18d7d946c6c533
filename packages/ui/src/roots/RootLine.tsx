import type { PreviewedRoot } from '@assent/client/roots';
import type { JSX } from 'react';
import type { PartAttributes } from '../internals/partOf.ts';
import { rootsText } from '../locales/families/roots.ts';
import { useText } from '../locales/useText.ts';
import { UntrustedText } from '../untrusted-text/UntrustedText.tsx';

export interface RootLineProps {
  readonly root: Pick<PreviewedRoot, 'label' | 'path' | 'warnings'>;
  /** Attributes of the family that shows the line. */
  readonly part: (name: 'name' | 'path' | 'warning') => PartAttributes<string, string>;
}

/** A folder as a person recognises it, with what is to be known of it: name, whole path, warnings. */
export function RootLine({ root, part }: RootLineProps): JSX.Element {
  const words = useText(rootsText);
  return (
    <>
      <span {...part('name')}>
        <UntrustedText text={root.label} as="label" />
      </span>
      <code {...part('path')}>
        <UntrustedText text={root.path} as="review" notice={false} />
      </code>
      {root.warnings.map(({ code }) => (
        <span {...part('warning')} data-code={code} key={code}>
          {words.string(`warning.${code}`)}
        </span>
      ))}
    </>
  );
}
