import { on, type EventContext, type Subscription } from '#platform/outbox/outbox.ts';
import { contactOf } from '#modules/people/index.ts';
import { patientOfTicket, ticketAnswered } from '#modules/support/index.ts';
import { notify } from './notify.ts';
import { supportTexts } from './support.texts.ts';

async function notifyOfAnswer(ticketId: number, context: EventContext): Promise<void> {
  const patient = await patientOfTicket(context.tx, ticketId);
  const to = patient === undefined ? undefined : await contactOf(context.tx, patient.personId);
  if (!patient || !to) return;
  const notice = {
    kind: 'ticket_answered',
    text: supportTexts.answered(ticketId),
    link: `/pharmacy/support/${ticketId}`,
    // What somebody from 15 on asked support themselves is theirs alone.
    isSensitive: patient.isOwn,
  } as const;
  await notify(to, notice, context);
}

/** Notifications about support tickets. */
export const supportSubscriptions: readonly Subscription[] = [
  on(ticketAnswered, ({ ticket_id }, context) => notifyOfAnswer(ticket_id, context)),
];
