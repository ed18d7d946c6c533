import { type MediaBlock, readSamplingRequest } from '@assent/client/sampling';
import { fireEvent, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { formInbox } from '../../test-support/ask.ts';
import { Host } from '../../test-support/Host.tsx';
import { MediaView } from './MediaView.tsx';

const base64 = (...bytes: number[]): string => btoa(String.fromCharCode(...bytes, 0, 0, 0, 0, 0, 0, 0, 0));
const png = base64(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const ogg = base64(0x4f, 0x67, 0x67, 0x53);
const svg = btoa('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');

/** One block as the reader of requests hands it to the page. */
function blockOf(type: 'image' | 'audio', mimeType: string, data: string): MediaBlock {
  const reading = readSamplingRequest({
    messages: [{ role: 'user', content: { type, mimeType, data } }],
    maxTokens: 10,
  });
  const block = reading.kind === 'review' ? reading.model.messages[0]?.blocks[0] : undefined;
  if (block?.kind !== 'image' && block?.kind !== 'audio') throw new Error('The block was not read as media.');
  return block;
}

function show(block: MediaBlock): void {
  render(
    <Host inbox={formInbox()}>
      <MediaView block={block} />
    </Host>,
  );
}

const figure = (): HTMLElement | null => document.querySelector<HTMLElement>('figure');

test.each([
  [
    'an image by its bytes, whatever its label says',
    'image',
    'image/gif',
    png,
    'img[src^="data:image/png;base64,"]',
  ],
  [
    'a recording',
    'audio',
    'audio/ogg',
    ogg,
    'audio[src^="data:audio/ogg;base64,"][controls]:not([autoplay])',
  ],
] as const)('shows %s [T6]', (_, type, mimeType, data, selector) => {
  show(blockOf(type, mimeType, data));
  expect(document.querySelector(selector)).not.toBeNull();
});

test.each([
  ['SVG under its own name', 'image', 'image/svg+xml', svg],
  ['SVG that calls itself PNG', 'image', 'image/png', svg],
  ['HTML', 'image', 'image/png', btoa('<script>alert(1)</script>')],
  ['an image that calls itself a recording', 'audio', 'audio/ogg', png],
] as const)('says what %s is instead of showing it, and fetches nothing [T6]', (_, type, mimeType, data) => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  show(blockOf(type, mimeType, data));
  expect(document.querySelector('img, audio, video, object, svg, iframe')).toBeNull();
  expect(figure()).toHaveTextContent('Not shown');
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ['image', 'image/png', png],
  ['audio', 'audio/ogg', ogg],
] as const)('an %s that the page’s policy forbids becomes its type and size [P4]', (type, mimeType, data) => {
  show(blockOf(type, mimeType, data));
  const media = document.querySelector('img, audio');
  if (media === null) throw new Error('There is no media on the page.');
  fireEvent.error(media);
  expect(document.querySelector('img, audio')).toBeNull();
  expect(figure()).toHaveTextContent('Not shown');
});
