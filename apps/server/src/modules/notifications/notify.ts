import { channels, isOnAtFirst, isRequired, type Channel } from '@balsam/domain/notifications';
import { queueMessages } from '../../platform/messages/messages.ts';
import type { EventContext } from '../../platform/outbox/outbox.ts';
import { queuePush } from '../../platform/push/queue.ts';
import { guardiansToTell } from '../family/index.ts';
import { reachOf } from '../people/index.ts';
import { countNotifications, insertNotification, listPreferences } from './notifications.store.ts';
import type { Kind, Text } from './texts.ts';

export type Recipient = {
  readonly personId: number;
  readonly phone: string | null;
  readonly email: string | null;
  readonly language: 'ar' | 'en';
};
export type Notice = {
  readonly kind: Kind;
  readonly text: Text;
  /** A path of the web app that it is about. */
  readonly link: string;
  readonly appointmentId?: number;
};

/** Whoever stands beside the screen reads this too: nothing of the record but the title. */
const invitation = { en: 'Open Balsam to read more.', ar: 'لمزيد من التفاصيل، يُرجى فتح بلسم.' } as const;

/** The channels by which a kind reaches this person. */
async function channelsFor({ tx }: EventContext, personId: number, kind: Kind): Promise<ReadonlySet<Channel>> {
  if (isRequired(kind)) return new Set(channels);
  const said = new Map((await listPreferences(tx, personId, kind)).map((row) => [row.channel, row.is_on]));
  return new Set(channels.filter((channel) => said.get(channel) ?? isOnAtFirst(kind, channel)));
}

const addTo = ({ tx, now, eventId }: EventContext, to: Recipient, { kind, text, link, appointmentId }: Notice) =>
  insertNotification(tx, {
    person_id: to.personId,
    kind,
    title: text.title,
    title_ar: text.titleAr,
    message: text.message,
    message_ar: text.messageAr,
    link,
    appointment_id: appointmentId ?? null,
    source_event: eventId,
    created_at: now,
  });

type Letter = { readonly text: Text; readonly link: string; readonly by: ReadonlySet<Channel> };

async function sendOut({ tx, now }: EventContext, to: Recipient, { text, link, by }: Letter): Promise<void> {
  const { language } = to;
  const [subject, body] = language === 'ar' ? [text.titleAr, text.messageAr] : [text.title, text.message];
  const sms = to.phone && by.has('sms') ? [{ channel: 'sms' as const, to: to.phone, subject, body, language }] : [];
  const email =
    to.email && by.has('email') ? [{ channel: 'email' as const, to: to.email, subject, body, language }] : [];
  await queueMessages(tx, [...sms, ...email], now);
  if (!by.has('push')) return;
  const push = { personId: to.personId, title: subject, body: invitation[language], path: link, language };
  await queuePush(tx, push, now);
}

/** The same, said of a child: whom it is about comes first. */
const saidOf = (name: string, nameAr: string, text: Text): Text => ({
  title: `${name}: ${text.title}`,
  titleAr: `${nameAr}: ${text.titleAr}`,
  message: `${name}: ${text.message}`,
  messageAr: `${nameAr}: ${text.messageAr}`,
});

/**
 * A dependent who has neither phone nor e-mail address is told through their guardians, in the guardians' language. What opens is the
 * family: a guardian reads a dependent's record in that profile only.
 */
async function sendToGuardians(occasion: EventContext, dependentId: number, letter: Letter): Promise<void> {
  const { tx, now } = occasion;
  const [child, guardians] = [await reachOf(tx, dependentId), await guardiansToTell(tx, dependentId, now)];
  if (!child) return;
  const text = saidOf(child.firstName, child.firstNameAr, letter.text);
  await guardians.reduce(
    (before, guardian) => before.then(() => sendOut(occasion, guardian, { ...letter, text, link: '/family-members' })),
    Promise.resolve(),
  );
}

/**
 * Tells one person in the app, on the open screens, on their devices, by SMS and by e-mail, as far as they have not switched a
 * channel off; what is required goes out by all. Once for each event.
 */
export async function notify(to: Recipient, notice: Notice, occasion: EventContext): Promise<void> {
  // An event of the time before may be handled after the account was deleted, with all that was sent to it.
  if (!(await reachOf(occasion.tx, to.personId))) return;
  const id = await addTo(occasion, to, notice);
  if (id === undefined) return;
  const { text, link, kind } = notice;
  const letter = { text, link, by: await channelsFor(occasion, to.personId, kind) };
  if (to.phone || to.email) await sendOut(occasion, to, letter);
  else await sendToGuardians(occasion, to.personId, letter);
  const { unread } = await countNotifications(occasion.tx, to.personId);
  occasion.after(() => occasion.platform.realtime.tell(to.personId, 'notification', { id, unread }));
}
