import { sendMessage } from '../../platform/messages/messages.ts';
import type { Occasion } from '../../platform/outbox/outbox.ts';
import { channelsOff, countNotifications, insertNotification } from './notifications.store.ts';
import type { Kind, Text } from './texts.ts';

export type Recipient = {
  readonly personId: number;
  readonly phone: string | null;
  readonly email: string | null;
  readonly language: 'ar' | 'en';
};
export type Notice = { readonly kind: Kind; readonly text: Text; readonly appointmentId: number };

/** Tells one person in the app, on the open screens, by SMS and by e-mail, as far as they have not switched a channel off. Once for each event. */
export async function notify(
  to: Recipient,
  notice: Notice,
  { tx, now, eventId, platform, after }: Occasion,
): Promise<void> {
  const { title, titleAr, message, messageAr } = notice.text;
  const id = await insertNotification(tx, {
    person_id: to.personId,
    kind: notice.kind,
    title,
    title_ar: titleAr,
    message,
    message_ar: messageAr,
    link: `/appointment/${notice.appointmentId}`,
    appointment_id: notice.appointmentId,
    source_event: eventId,
    created_at: now,
  });
  if (id === undefined) return;
  const off = await channelsOff(tx, to.personId, notice.kind);
  const arabic = to.language === 'ar';
  const words = { subject: arabic ? titleAr : title, body: arabic ? messageAr : message, language: to.language };
  if (to.phone && !off.has('sms')) await sendMessage(tx, { channel: 'sms', to: to.phone, ...words }, now);
  if (to.email && !off.has('email')) await sendMessage(tx, { channel: 'email', to: to.email, ...words }, now);
  const { unread } = await countNotifications(tx, to.personId);
  after(() => platform.realtime.tell(to.personId, 'notification', { id, unread }));
}
