import { inspectText, type TextRole } from '@assent/client';
import { type JSX, useMemo } from 'react';
import { partOf } from '../internals/partOf.ts';
import { TextFindings } from './TextFindings.tsx';
import { UntrustedProse } from './UntrustedProse.tsx';
import { untrustedTextAnatomy } from './untrustedText.anatomy.ts';

export interface UntrustedTextProps {
  /** As the server sent it. */
  readonly text: string;
  /** `label`: one line of names, titles, options. `prose`: messages and descriptions. `review`: what will be sent on. @default 'prose' */
  readonly as?: TextRole;
  /** Says in words what was found in the text. Off where a heading or an option has no room for it. @default true for prose and review */
  readonly notice?: boolean;
}

/**
 * The only way a server's string reaches the screen: cleaned, isolated from the kit's words and from their direction,
 * never markup, a link or an image (T1, T2, T8). Renders `<bdi dir="auto">`.
 */
export function UntrustedText({
  text,
  as = 'prose',
  notice = as !== 'label',
}: UntrustedTextProps): JSX.Element {
  const { display, findings } = useMemo(() => inspectText(text, { role: as }), [text, as]);
  const shown = notice && findings.length > 0 ? <TextFindings findings={findings} as={as} /> : null;
  if (as !== 'label') {
    return (
      <span {...partOf(untrustedTextAnatomy, 'root')} data-role={as}>
        <UntrustedProse display={display} />
        {shown}
      </span>
    );
  }
  return (
    <>
      <bdi {...partOf(untrustedTextAnatomy, 'text')} dir="auto" data-role="label">
        {display}
      </bdi>
      {shown}
    </>
  );
}
