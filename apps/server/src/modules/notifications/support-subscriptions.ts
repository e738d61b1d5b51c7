import { toArabicDigits } from '@balsam/domain/text';
import { on, type EventContext, type Subscription } from '../../platform/outbox/outbox.ts';
import { reachOf } from '../people/index.ts';
import { patientOfTicket, ticketAnswered } from '../support/index.ts';
import { notify } from './notify.ts';
import type { Text } from './texts.ts';

/** Names the ticket by its number: what it is about stays in the app. */
const answered = (id: number): Text => ({
  title: 'Answer from support',
  titleAr: 'رد من فريق الدعم',
  message: `Our support team has answered your ticket number ${id}.`,
  messageAr: `أجاب فريق الدعم عن تذكرتكم رقم ${toArabicDigits(String(id))}.`,
});

async function tellOfAnswer(ticketId: number, occasion: EventContext): Promise<void> {
  const patient = await patientOfTicket(occasion.tx, ticketId);
  const to = patient === undefined ? undefined : await reachOf(occasion.tx, patient);
  if (!to) return;
  const notice = { kind: 'ticket_answered', text: answered(ticketId), link: `/pharmacy/support/${ticketId}` } as const;
  await notify(to, notice, occasion);
}

/** What the module of support tells. */
export const supportSubscriptions: readonly Subscription[] = [
  on(ticketAnswered, ({ ticket_id }, occasion) => tellOfAnswer(ticket_id, occasion)),
];
