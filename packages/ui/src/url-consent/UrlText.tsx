import { inspectText } from '@assent/client';
import { type JSX, useMemo } from 'react';

/**
 * A piece of an address as text: always from left to right, whatever letters it has, never cut, and with whatever is
 * invisible in it made visible (U8). Renders `<bdi dir="ltr">`.
 */
export function UrlText({ text }: { readonly text: string }): JSX.Element {
  const { display } = useMemo(() => inspectText(text, { role: 'review' }), [text]);
  return (
    <bdi dir="ltr" data-url="">
      {display}
    </bdi>
  );
}
