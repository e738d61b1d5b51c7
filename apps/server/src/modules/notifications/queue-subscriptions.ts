import { addDays, instantAt, riyadhDay } from '@balsam/domain/time';
import { on, type EventContext, type Subscription } from '#platform/outbox/outbox.ts';
import { contactOf } from '#modules/people/index.ts';
import { ticketClosed, ticketNext, ticketSummary } from '#modules/queue/index.ts';
import { notify } from './notify.ts';
import { queueNoticeTexts as texts } from './queue-notice.texts.ts';

async function notifyOfTicket(id: number, what: 'next' | 'closed', context: EventContext): Promise<void> {
  const ticket = await ticketSummary(context.tx, id);
  const to = ticket && (await contactOf(context.tx, ticket.personId));
  if (!ticket || !to) return;
  const kind = what === 'next' ? 'queue_next' : 'queue_closed';
  const about = ticket.appointmentId === null ? {} : { appointmentId: ticket.appointmentId };
  const endOfDay = instantAt(addDays(riyadhDay(context.now), 1), 0);
  const until = what === 'next' ? { until: endOfDay } : {};
  await notify(to, { kind, text: texts[what](ticket), link: '/queue/tickets', ...about, ...until }, context);
}

/** Notifications about tickets of the queue. */
export const queueNotices: readonly Subscription[] = [
  on(ticketNext, ({ ticket_id }, context) => notifyOfTicket(ticket_id, 'next', context)),
  on(ticketClosed, ({ ticket_id }, context) => notifyOfTicket(ticket_id, 'closed', context)),
];
