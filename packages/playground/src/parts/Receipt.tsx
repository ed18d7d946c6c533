import type { SettledRequest } from '@assent/client';
import { createReceipt } from '@assent/client/activity';
import { RequestReceipt } from '@assent/ui/request-receipt';
import { type JSX, useMemo } from 'react';

/** A settled question in the transcript: collapsed, its values masked until they are asked for. */
export function Receipt({ settled }: { readonly settled: SettledRequest }): JSX.Element {
  const receipt = useMemo(() => createReceipt(settled, { values: 'revealable' }), [settled]);
  return <RequestReceipt receipt={receipt} />;
}
