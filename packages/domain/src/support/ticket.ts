import { addMinutes } from '../time/index.ts';

export const ticketStates = ['open', 'answered', 'closed'] as const;
export type TicketState = (typeof ticketStates)[number];

export const ticketTopics = ['order', 'payment', 'product', 'delivery', 'account', 'other'] as const;
export type TicketTopic = (typeof ticketTopics)[number];

export type TicketSide = 'patient' | 'staff';

/** How often somebody may ask, and how long a closed ticket can be taken up again. */
export const ticketRules = {
  ticketsPerDay: 10,
  messagesPerDay: 300,
  reopenDays: 7,
} as const;

type TicketStatus = { readonly state: TicketState; readonly closedAt: Date | null };

/**
 * The state of a ticket after somebody has written in it, or undefined when nobody may: what the patient writes waits for an answer, what
 * support writes is one. A closed ticket is opened again by its patient alone, within a week of its end.
 */
export function afterWriting(
  { state, closedAt }: TicketStatus,
  side: TicketSide,
  now: Date,
): Exclude<TicketState, 'closed'> | undefined {
  if (side === 'staff') return state === 'closed' ? undefined : 'answered';
  if (state !== 'closed' || closedAt === null) return 'open';
  return now <= addMinutes(closedAt, ticketRules.reopenDays * 24 * 60) ? 'open' : undefined;
}
