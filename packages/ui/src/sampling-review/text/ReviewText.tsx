import type { TextRange } from '@assent/client/sampling';
import { type JSX, useId, useRef, useState } from 'react';
import { partOf } from '../../internals/partOf.ts';
import { samplingReviewText } from '../../locales/families/samplingReview.ts';
import { useText } from '../../locales/useText.ts';
import { samplingReviewAnatomy } from '../samplingReview.anatomy.ts';
import { offsetInText, textFromField } from './editedText.ts';
import { ReviewDocument } from './ReviewDocument.tsx';
import { selectedRange } from './selectedRange.ts';

export interface ReviewTextProps {
  /** What the text is, such as “System prompt”: names its controls. */
  readonly name: string;
  /** As it would be sent now. */
  readonly text: string;
  readonly changed: boolean;
  readonly locked: boolean;
  readonly onChange: (text: string) => void;
  readonly onRedact: (range: TextRange) => void;
  readonly onRestore: () => void;
}

/** One text of either gate: shown whole, edited in place, and redacted by selection. */
export function ReviewText({
  name,
  text,
  changed,
  locked,
  onChange,
  onRedact,
  onRestore,
}: ReviewTextProps): JSX.Element {
  const words = useText(samplingReviewText);
  const [editing, setEditing] = useState(false);
  const [hint, setHint] = useState(false);
  const view = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const hintId = useId();

  const selection = (): TextRange | undefined => {
    const editor = field.current;
    if (editor !== null) {
      const { selectionStart: from, selectionEnd: to } = editor;
      return from === to ? undefined : { start: offsetInText(text, from), end: offsetInText(text, to) };
    }
    // Offsets on screen are offsets in the text only while nothing had to be made visible in it.
    return view.current?.hasAttribute('data-same') === true ? selectedRange(view.current) : undefined;
  };
  const redact = (): void => {
    const range = selection();
    setHint(range === undefined);
    if (range === undefined) setEditing(true);
    else onRedact(range);
  };

  return (
    <div {...partOf(samplingReviewAnatomy, 'text')}>
      {editing ? (
        <textarea
          {...partOf(samplingReviewAnatomy, 'editor')}
          ref={field}
          aria-label={name}
          aria-describedby={hint ? hintId : undefined}
          dir="auto"
          rows={Math.min(16, Math.max(3, text.split('\n', 16).length + 1))}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={(event) => onChange(textFromField(text, event.currentTarget.value))}
        />
      ) : (
        <ReviewDocument ref={view} text={text} label={name} />
      )}
      {hint ? (
        <p id={hintId} role="status" data-hint="">
          {words.string('selectFirst')}
        </p>
      ) : null}
      {locked ? null : (
        <div data-row="">
          <button
            {...partOf(samplingReviewAnatomy, 'edit')}
            type="button"
            aria-expanded={editing}
            aria-label={words.string(editing ? 'doneNamed' : 'editNamed', { name })}
            onClick={() => {
              setHint(false);
              setEditing(!editing);
            }}
          >
            {words.string(editing ? 'done' : 'edit')}
          </button>
          <button
            {...partOf(samplingReviewAnatomy, 'redact')}
            type="button"
            aria-label={words.string('redactNamed', { name })}
            // A press on a button would take the selection away before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={redact}
          >
            {words.string('redact')}
          </button>
          {changed ? (
            <button
              {...partOf(samplingReviewAnatomy, 'restore')}
              type="button"
              aria-label={words.string('restoreNamed', { name })}
              onClick={onRestore}
            >
              {words.string('restore')}
            </button>
          ) : null}
        </div>
      )}
    </div>
  );
}
