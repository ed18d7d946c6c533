import { compareServerNames, type ServerIdentity } from '@assent/client';
import { type JSX, useMemo, useSyncExternalStore } from 'react';
import { partOf } from '../internals/partOf.ts';
import { commonText } from '../locales/families/common.ts';
import { useText } from '../locales/useText.ts';
import { useAssentSettings } from '../provider/AssentContext.ts';
import { UntrustedText } from '../untrusted-text/UntrustedText.tsx';
import { ServerOrigin } from './ServerOrigin.tsx';
import { serverIdentityAnatomy } from './serverIdentity.anatomy.ts';

const sentences = {
  label: { 'duplicate-name': 'sameLabel', 'lookalike-name': 'similarLabel' },
  'claimed-name': { 'duplicate-name': 'sameClaim', 'lookalike-name': 'similarClaim' },
} as const;

/** Warns when this server can be taken for another one that the inbox knows (T4). Renders a `<p>`, mostly nothing. */
export function ServerNameClash({ server }: { readonly server: ServerIdentity }): JSX.Element | null {
  const words = useText(commonText);
  const { inbox } = useAssentSettings('ServerNameClash');
  const servers = useSyncExternalStore(inbox.subscribe, inbox.getServers, inbox.getServers);
  const [clash, other] = useMemo(() => {
    const known = servers.filter(({ id }) => id !== server.id);
    const first = compareServerNames([...known, server]).get(server.id)?.[0];
    return [first, known.find(({ id }) => id === first?.with)] as const;
  }, [servers, server]);
  if (clash === undefined || other === undefined) return null;
  return (
    <p {...partOf(serverIdentityAnatomy, 'name-clash')} data-kind={clash.kind}>
      {words.nodes(sentences[clash.by][clash.kind], {
        other: <UntrustedText text={other.label} as="label" />,
      })}{' '}
      <ServerOrigin server={other} />
    </p>
  );
}
