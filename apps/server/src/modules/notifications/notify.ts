import type { GuardianAccess } from '@balsam/domain/identity';
import { channels, isOnAtFirst, isRequired, ownKinds, type Channel } from '@balsam/domain/notifications';
import { queueMessages } from '#platform/messages/messages.ts';
import type { EventContext } from '#platform/outbox/outbox.ts';
import { queuePush } from '#platform/push/queue.ts';
import { guardiansToNotify } from '#modules/family/index.ts';
import { contactOf, hasOwnAffairs } from '#modules/people/index.ts';
import { countUnread, insertNotification, listPreferences, type Reader } from './notifications.store.ts';
import type { Kind } from './appointment.texts.ts';
import { notificationsTexts, type Notification } from './notifications.texts.ts';

type Access = Exclude<GuardianAccess, 'none'>;
export type Recipient = {
  readonly personId: number;
  readonly phone: string | null;
  readonly email: string | null;
  readonly language: 'ar' | 'en';
};
export type Notice = {
  readonly kind: Kind;
  readonly text: Notification;
  /** A path of the web app that it is about. */
  readonly link: string;
  readonly appointmentId?: number;
  readonly doseId?: number;
  /** A push message about it is of use until then only. */
  readonly until?: Date;
  /** It tells of something that a guardian with limited access does not see (D11.01). */
  readonly isSensitive?: boolean;
};

/** The channels by which a kind reaches this person. */
async function channelsFor({ tx }: EventContext, personId: number, kind: Kind): Promise<ReadonlySet<Channel>> {
  if (isRequired(kind)) return new Set(channels);
  const preferences = new Map((await listPreferences(tx, personId, kind)).map((row) => [row.channel, row.is_on]));
  return new Set(channels.filter((channel) => preferences.get(channel) ?? isOnAtFirst(kind, channel)));
}

const addTo = (
  { tx, now, eventId }: EventContext,
  to: Recipient,
  { kind, text, link, appointmentId, doseId, isSensitive }: Notice,
) =>
  insertNotification(tx, {
    person_id: to.personId,
    kind,
    title: text.title.en,
    title_ar: text.title.ar,
    message: text.message.en,
    message_ar: text.message.ar,
    link,
    appointment_id: appointmentId ?? null,
    dose_id: doseId ?? null,
    is_sensitive: isSensitive ?? false,
    source_event: eventId,
    created_at: now,
  });

type Message = Pick<Notice, 'text' | 'link' | 'until'> & { readonly by: ReadonlySet<Channel> };

async function sendOut({ tx, now }: EventContext, to: Recipient, { text, link, by, until }: Message): Promise<void> {
  const { language } = to;
  const [subject, body] = [text.title[language], text.message[language]];
  const sms = to.phone && by.has('sms') ? [{ channel: 'sms' as const, to: to.phone, subject, body, language }] : [];
  const email =
    to.email && by.has('email') ? [{ channel: 'email' as const, to: to.email, subject, body, language }] : [];
  await queueMessages(tx, [...sms, ...email], now);
  if (!by.has('push')) return;
  const push = {
    personId: to.personId,
    title: subject,
    body: notificationsTexts.pushBody[language],
    path: link,
    language,
    until,
  };
  await queuePush(tx, push, now);
}

/** What guardians get to see of this person's notifications, by their access (DECISIONS §3, §10). */
async function guardiansAsReaders({ tx, now }: EventContext, personId: number): Promise<Record<Access, Reader>> {
  const hiddenKinds = (await hasOwnAffairs(tx, personId, now)) ? ownKinds : [];
  return { full: { hiddenKinds, hideSensitive: false }, limited: { hiddenKinds, hideSensitive: true } };
}

const sees = ({ hiddenKinds, hideSensitive }: Reader, { kind, isSensitive }: Notice): boolean =>
  !hiddenKinds.includes(kind) && !(hideSensitive && isSensitive === true);

/**
 * A dependent who has neither phone nor e-mail address is reached through their guardians, in the guardians' language. What opens is the
 * family: a guardian reads a dependent's record in that profile only.
 */
async function sendToGuardians(
  context: EventContext,
  dependentId: number,
  message: Message,
  maySee: (access: Access) => boolean,
): Promise<void> {
  const { tx, now } = context;
  const [child, guardians] = [await contactOf(tx, dependentId), await guardiansToNotify(tx, dependentId, now)];
  if (!child) return;
  const { title, message: sentence } = message.text;
  const { about } = notificationsTexts;
  const text = { title: about(child, title), message: about(child, sentence) };
  for (const guardian of guardians.filter(({ access }) => maySee(access)))
    await sendOut(context, guardian, { ...message, text, link: '/family-members' });
}

type Added = { readonly id: number; readonly notice: Notice; readonly readers: Record<Access, Reader> };

/** Tells the open screens of one more, those of guardians only what they may see. */
async function tellScreens(context: EventContext, personId: number, { id, notice, readers }: Added): Promise<void> {
  const { tx, platform, after } = context;
  const { own, full, limited } = await countUnread(tx, personId, readers.full.hiddenKinds);
  const { send, sendPrivately, sendToFullGuardians, sendToLimitedGuardians } = platform.realtime;
  after(() => {
    if (sees(readers.limited, notice) && limited === own) return send(personId, 'notification', { id, unread: own });
    if (sees(readers.full, notice)) sendToFullGuardians(personId, 'notification', { id, unread: full });
    if (sees(readers.limited, notice)) sendToLimitedGuardians(personId, 'notification', { id, unread: limited });
    return sendPrivately(personId, 'notification', { id, unread: own });
  });
}

/**
 * Notifies one person in the app, on the open screens, on their devices, by SMS and by e-mail, as far as they have not switched a
 * channel off; what is required goes out by all. Once for each event.
 */
export async function notify(to: Recipient, notice: Notice, context: EventContext): Promise<void> {
  // An earlier event may be handled after the account was deleted, with all that was sent to it.
  if (!(await contactOf(context.tx, to.personId))) return;
  const id = await addTo(context, to, notice);
  if (id === undefined) return;
  const { text, link, kind, until } = notice;
  const readers = await guardiansAsReaders(context, to.personId);
  const message = { text, link, ...(until && { until }), by: await channelsFor(context, to.personId, kind) };
  if (to.phone || to.email) await sendOut(context, to, message);
  else await sendToGuardians(context, to.personId, message, (access) => sees(readers[access], notice));
  await tellScreens(context, to.personId, { id, notice, readers });
}
