import { allowed, refused, type Allowed } from '../allowed/index.ts';
import { addMinutes } from '../time/index.ts';

export const ticketStates = ['open', 'answered', 'closed'] as const;
export type TicketState = (typeof ticketStates)[number];

/** What a patient asks support of the pharmacy about. */
export const questionTopics = ['order', 'payment', 'product', 'delivery', 'account', 'other'] as const;
/** What a patient tells the hospital at /feedback, in the order of the list. */
export const feedbackTopics = ['complaint', 'suggestion', 'praise', 'app_problem'] as const;
export type FeedbackTopic = (typeof feedbackTopics)[number];
/** What a ticket may be about, however it came. */
export const ticketTopics = [...questionTopics, 'appointment', ...feedbackTopics] as const;
export type TicketTopic = (typeof ticketTopics)[number];

export type TicketSide = 'patient' | 'staff';

/** How often somebody may ask, and how long a closed ticket can be taken up again. */
export const ticketRules = {
  ticketsPerDay: 10,
  messagesPerDay: 300,
  reopenDays: 7,
} as const;

type TicketStatus = {
  readonly state: TicketState;
  readonly closedAt: Date | null;
  /** Messages of the patient that nobody of support has read. */
  readonly unreadByStaff: number;
};

/**
 * The state of a ticket after somebody has written in it, or undefined when nobody may: what the patient writes waits for an answer, what
 * support writes is one, unless the patient wrote meanwhile what nobody has read. A closed ticket is opened again by its patient alone, within a week of its end.
 */
export function afterWriting(
  { state, closedAt, unreadByStaff }: TicketStatus,
  side: TicketSide,
  now: Date,
): Exclude<TicketState, 'closed'> | undefined {
  if (side === 'staff' && state === 'closed') return undefined;
  if (side === 'staff') return unreadByStaff > 0 ? 'open' : 'answered';
  if (state !== 'closed' || closedAt === null) return 'open';
  return now <= addMinutes(closedAt, ticketRules.reopenDays * 24 * 60) ? 'open' : undefined;
}

/** Whether support can answer where the ticket stands: whoever wrote without a log-in has no place to read it. */
export function mayWriteTo({ isOfGuest }: { readonly isOfGuest: boolean }): Allowed<'ticket_of_guest'> {
  return isOfGuest ? refused('ticket_of_guest') : allowed;
}
