import { inspectText } from '@assent/client';
import { type ForwardRefExoticComponent, forwardRef, type RefAttributes, useMemo } from 'react';
import { flag } from '../../internals/flag.ts';
import { partOf } from '../../internals/partOf.ts';
import { TextFindings } from '../../untrusted-text/TextFindings.tsx';
import { untrustedTextAnatomy } from '../../untrusted-text/untrustedText.anatomy.ts';
import { splitDocument } from './splitDocument.ts';

export interface ReviewDocumentProps {
  /** As it would be sent. */
  readonly text: string;
  /** Names the text where it is long enough to scroll, and so takes the focus to be scrolled by keyboard. */
  readonly label?: string;
}

/** Beyond this many characters or lines a text scrolls in its frame, however wide the frame is. */
const longText = 600;
const manyLines = 10;

const scrolls = (text: string): boolean =>
  text.length > longText || text.split('\n', manyLines + 1).length > manyLines;

/**
 * A text that will be sent on, whole: nothing is folded or cut, what is invisible is made visible, and long texts are
 * drawn piece by piece as they come into view (T7). Renders `<bdi dir="auto">`.
 */
export const ReviewDocument: ForwardRefExoticComponent<ReviewDocumentProps & RefAttributes<HTMLElement>> =
  forwardRef<HTMLElement, ReviewDocumentProps>(function ReviewDocument({ text, label }, ref) {
    const { display, findings } = useMemo(() => inspectText(text, { role: 'review' }), [text]);
    const chunks = useMemo(() => splitDocument(display), [display]);
    return (
      <span {...partOf(untrustedTextAnatomy, 'root')} data-role="review">
        <bdi
          {...partOf(untrustedTextAnatomy, 'text')}
          ref={ref}
          dir="auto"
          data-same={flag(display === text)}
          {...(label !== undefined && scrolls(display)
            ? { tabIndex: 0, role: 'group', 'aria-label': label }
            : {})}
        >
          {chunks.length === 1
            ? display
            : chunks.map((chunk) => (
                <span key={chunk.start} data-chunk="" data-cut={flag(chunk.cut)}>
                  {chunk.text}
                </span>
              ))}
        </bdi>
        {findings.length > 0 ? <TextFindings findings={findings} as="review" /> : null}
      </span>
    );
  });
