import { type MediaBlock, previewUrl } from '@assent/client/sampling';
import { type JSX, useMemo, useState } from 'react';
import { partOf } from '../../internals/partOf.ts';
import { samplingReviewText } from '../../locales/families/samplingReview.ts';
import { useText } from '../../locales/useText.ts';
import { UntrustedText } from '../../untrusted-text/UntrustedText.tsx';
import { samplingReviewAnatomy } from '../samplingReview.anatomy.ts';

/** An image or recording of a safe type, never played by itself; anything else by its type and size (T6). */
export function MediaView({ block }: { readonly block: MediaBlock }): JSX.Element {
  const words = useText(samplingReviewText);
  const [failed, setFailed] = useState(false);
  const url = useMemo(() => previewUrl(block), [block]);
  const about = words.nodes(block.kind, {
    type: <UntrustedText text={block.declaredType} as="label" />,
    count: block.bytes,
  });
  const shown = url !== undefined && !failed;
  return (
    <figure {...partOf(samplingReviewAnatomy, 'media')} data-kind={block.kind}>
      {shown && block.kind === 'image' ? (
        <img src={url} alt={words.string('imageAlt')} onError={() => setFailed(true)} />
      ) : null}
      {shown && block.kind === 'audio' ? (
        // biome-ignore lint/a11y/useMediaCaption: a server's recording comes without captions
        <audio
          src={url}
          controls
          preload="none"
          aria-label={words.string('audioLabel')}
          onError={() => setFailed(true)}
        />
      ) : null}
      <figcaption>
        {about}{' '}
        {shown ? null : words.string(block.hiddenBecause === 'too-large' ? 'mediaTooLarge' : 'mediaHidden')}
      </figcaption>
    </figure>
  );
}
