import type { OperationScope } from '@assent/client';
import type { JSX, ReactNode } from 'react';
import { partOf } from '../internals/partOf.ts';
import { commonText } from '../locales/families/common.ts';
import { type Text, useText } from '../locales/useText.ts';
import { UntrustedText } from '../untrusted-text/UntrustedText.tsx';
import { serverIdentityAnatomy } from './serverIdentity.anatomy.ts';

type CommonWords = Text<typeof commonText.source>;

function sentence(words: CommonWords, scope: OperationScope, operation: ReactNode): ReactNode {
  const sure = scope.attribution === 'certain';
  switch (scope.method) {
    case 'tools/call':
      return words.nodes(sure ? 'whileRunning' : 'probablyWhileRunning', { operation });
    case 'resources/read':
      return words.nodes(sure ? 'whileReading' : 'probablyWhileReading', { operation });
    case 'prompts/get':
      return words.nodes(sure ? 'whileGettingPrompt' : 'probablyWhileGettingPrompt', { operation });
    default:
      return scope.method satisfies never;
  }
}

/** For which operation of the host a server asks; says "probably" where the protocol leaves it open. */
export function OperationName({ scope }: { readonly scope: OperationScope | undefined }): JSX.Element | null {
  const words = useText(commonText);
  if (scope === undefined) return null;
  const operation = (
    <code>
      <UntrustedText text={scope.name} as="label" />
    </code>
  );
  return <span {...partOf(serverIdentityAnatomy, 'operation')}>{sentence(words, scope, operation)}</span>;
}
