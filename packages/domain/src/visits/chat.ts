import { allowed, refused, type Allowed } from '../allowed/index.ts';
import { wasSettled, type AppointmentState, type PaymentStatus } from '../booking/index.ts';
import { addMinutes } from '../time/index.ts';

/** DECISIONS §10: for how many hours after a visit its chat stays open; pictures of one message; over how many days answers are timed, and from how many on. */
export const chatRules = { hoursAfter: 72, pictures: 3, answerDays: 30, fewestAnswers: 3 } as const;

/** The last instant at which something may be written about a visit that ends then. */
export const chatUntil = (endsAt: Date): Date => addMinutes(endsAt, chatRules.hoursAfter * 60);

/** D10.04: the two of a visit write to each other from its payment to 72 hours after it; afterwards it is only read. */
export function mayChat(
  visit: { readonly state: AppointmentState; readonly paymentStatus: PaymentStatus; readonly endsAt: Date },
  now: Date,
): Allowed<'payment_pending' | 'chat_closed'> {
  if (visit.state === 'cancelled' || visit.state === 'released' || now > chatUntil(visit.endsAt))
    return refused('chat_closed');
  // A price that was given back was paid before: the talk about it goes on.
  return wasSettled(visit.paymentStatus) ? allowed : refused('payment_pending');
}

/**
 * How fast a doctor answers: the median of how many minutes patients waited for the first answer, over the last 30 days; null while there
 * are too few answers to say.
 */
export function answeringTime(minutes: readonly number[]): number | null {
  if (minutes.length < chatRules.fewestAnswers) return null;
  const sorted = minutes.toSorted((a, b) => a - b);
  const [below, above] = [sorted[Math.floor((sorted.length - 1) / 2)] ?? 0, sorted[Math.floor(sorted.length / 2)] ?? 0];
  return Math.round((below + above) / 2);
}

/** Since when answers count. */
export const answersSince = (now: Date): Date => addMinutes(now, -chatRules.answerDays * 1440);
