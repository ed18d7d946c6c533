import type { JsonObject, SamplingBlock } from '@assent/client/sampling';
import type { JSX } from 'react';
import { flag } from '../../internals/flag.ts';
import { partOf } from '../../internals/partOf.ts';
import { useRequiredContext } from '../../internals/useRequiredContext.ts';
import { samplingReviewText } from '../../locales/families/samplingReview.ts';
import { useText } from '../../locales/useText.ts';
import { UntrustedText } from '../../untrusted-text/UntrustedText.tsx';
import { samplingReviewAnatomy } from '../samplingReview.anatomy.ts';
import { ReviewText } from '../text/ReviewText.tsx';
import { BlockEditingContext } from './BlockEditing.ts';
import { JsonView } from './JsonView.tsx';
import { MediaView } from './MediaView.tsx';
import { useBlockEdit } from './useBlockEdit.ts';

export interface ReviewBlockProps {
  readonly block: SamplingBlock;
  /** What the block belongs to, for the names of its controls. */
  readonly name: string;
}

/** One piece of content, whatever it is: text to edit, media, a tool call or its result, or raw data. */
export function ReviewBlock({ block, name }: ReviewBlockProps): JSX.Element {
  const words = useText(samplingReviewText);
  const editing = useRequiredContext(BlockEditingContext, 'SamplingReview.Block');
  const { locked } = editing;
  const { text: edited, input, redacted, dropped } = useBlockEdit(editing, block.path);
  const gone = redacted || dropped;
  const text = block.kind === 'text' ? block.text : block.kind === 'resource' ? block.text : undefined;
  return (
    <div
      {...partOf(samplingReviewAnatomy, 'block')}
      data-kind={block.kind}
      data-redacted={flag(redacted)}
      data-dropped={flag(dropped)}
    >
      {gone ? (
        <p>{words.string(redacted ? 'redacted' : 'dropped')}</p>
      ) : (
        <BlockContent block={block} name={name} input={input} />
      )}
      {gone || block.extras === undefined ? null : (
        <details>
          <summary>{words.string('extras')}</summary>
          <JsonView value={block.extras} />
        </details>
      )}
      {!gone && text !== undefined ? (
        <ReviewText
          name={name}
          text={edited ?? text}
          changed={edited !== undefined}
          locked={locked}
          onChange={(value) => editing.setText(block.path, value)}
          onRedact={(range) => editing.redact(block.path, [range])}
          onRestore={() => editing.restore(block.path)}
        />
      ) : null}
      {locked ? null : (
        <div data-row="">
          {gone ? (
            <button
              {...partOf(samplingReviewAnatomy, 'restore')}
              type="button"
              aria-label={words.string('restoreNamed', { name })}
              onClick={() => editing.restore(block.path)}
            >
              {words.string('restore')}
            </button>
          ) : text === undefined ? (
            <button
              {...partOf(samplingReviewAnatomy, 'redact')}
              type="button"
              aria-label={words.string('redactBlockNamed', { name })}
              onClick={() => editing.redactBlock(block.path)}
            >
              {words.string('redactBlock')}
            </button>
          ) : null}
          {gone || editing.drop === undefined ? null : (
            <button
              {...partOf(samplingReviewAnatomy, 'drop')}
              type="button"
              aria-label={words.string('dropBlockNamed', { name })}
              onClick={() => editing.drop?.(block.path)}
            >
              {words.string('leaveOut')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

interface BlockContentProps extends ReviewBlockProps {
  readonly input: JsonObject | undefined;
}

function BlockContent({ block, name, input }: BlockContentProps): JSX.Element | null {
  const words = useText(samplingReviewText);
  switch (block.kind) {
    case 'text':
      return null;
    case 'image':
    case 'audio':
      return <MediaView block={block} />;
    case 'tool-use':
      return (
        <>
          <p>{words.nodes('toolUse', { tool: <UntrustedText text={block.name} as="label" notice /> })}</p>
          <JsonView value={input ?? block.input} />
        </>
      );
    case 'tool-result':
      return (
        <>
          <p>{words.string(block.isError ? 'toolError' : 'toolResult')}</p>
          {block.blocks.map((inner) => (
            <ReviewBlock key={inner.path} block={inner} name={name} />
          ))}
          {block.structuredContent === undefined ? null : <JsonView value={block.structuredContent} />}
        </>
      );
    case 'resource-link':
      return (
        <>
          <p>{words.string('resourceLink')}</p>
          <JsonView value={block.raw} />
        </>
      );
    case 'resource':
      return (
        <p>
          {words.nodes(block.text === undefined ? 'resourceBytes' : 'resource', {
            uri: <UntrustedText text={block.uri} as="prose" />,
            count: block.bytes ?? 0,
          })}
        </p>
      );
    case 'malformed':
      return (
        <>
          <p>{words.string('malformed')}</p>
          <JsonView value={block.json} raw />
        </>
      );
    default:
      return block satisfies never;
  }
}
