import type { PushContent, PushOutcome } from '#platform/ports/push.ts';

/** How long a push service may keep a message: what came too late to be of use is not delivered. */
export const lifeSeconds = ({ until }: Pick<PushContent, 'until'>, now: Date): number =>
  Math.max(0, Math.floor((until.getTime() - now.getTime()) / 1000));

const goneStatuses = new Set([404, 410]);

/** What a push service's HTTP status means. Throws for those that pass: too many requests, out of order. */
export function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (goneStatuses.has(status)) return 'gone';
  if (status === 429 || status >= 500) throw new Error(`push service answered ${status}`);
  return 'refused';
}
