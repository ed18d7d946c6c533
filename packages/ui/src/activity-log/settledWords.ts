import type { OutcomeAction, OutcomeReason } from '@assent/client';
import type { ReactNode } from 'react';
import type { activityText } from '../locales/families/activity.ts';
import type { Text } from '../locales/useText.ts';

/** How a request ended and by whose word, as a sentence. */
export function settledWords(
  words: Text<typeof activityText.source>,
  { action, reason, ruleId }: { action: OutcomeAction; reason: OutcomeReason; ruleId?: string },
): ReactNode {
  if (reason === 'user') return words.string(`settled.user.${action}`);
  if (reason === 'policy') return words.nodes(`settled.policy.${action}`, { rule: ruleId ?? '' });
  return words.string(`settled.${reason}`);
}
