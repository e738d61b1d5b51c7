import type { PushOutcome } from '#platform/ports/push.ts';

/** A day: what came too late to be of use is not delivered. */
export const lifeSeconds = 86_400;

const goneStatuses = new Set([404, 410]);

/** What a push service's HTTP status means. Throws for those that pass: too many requests, out of order. */
export function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (goneStatuses.has(status)) return 'gone';
  if (status === 429 || status >= 500) throw new Error(`push service answered ${status}`);
  return 'refused';
}
