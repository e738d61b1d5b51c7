import { z } from 'zod';
import { addMinutes } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import { eventKind, on, publishAll, type EventContext, type Subscription } from '#platform/outbox/outbox.ts';
import { deliverPush } from '#platform/push/deliver.ts';
import { findQueued, insertMessages, markEnded } from './messages.store.ts';

export type MessageToSend = {
  readonly channel: 'sms' | 'email' | 'push';
  /** E.164 for an SMS, an address for an e-mail, `device:<id>` for a push message. */
  readonly to: string;
  readonly subject?: string;
  readonly body: string;
  /** The path that a push message opens. */
  readonly link?: string;
  readonly language: 'ar' | 'en';
  /** A push message is of use until then only, and urgent. */
  readonly until?: Date;
  /** When it is emptied, if that is before the time that the settings give to all. */
  readonly keepUntil?: Date;
};

/** After a day a push message is of no use. */
const pushLifeMinutes = 24 * 60;

const messageQueued = eventKind('message.queued', z.object({ id: z.int().positive() }));

/** Queues messages in the transaction that wants them sent; they leave after the commit. */
export async function queueMessages(tx: Tx, messages: readonly MessageToSend[], now: Date): Promise<void> {
  if (messages.length === 0) return;
  const ids = await insertMessages(
    tx,
    messages.map((message) => ({
      channel: message.channel,
      destination: message.to,
      subject: message.subject ?? null,
      body: message.body,
      link: message.link ?? null,
      language: message.language,
      gateway: '',
      useful_until: message.until ?? null,
      keep_until: message.keepUntil ?? null,
      created_at: now,
    })),
  );
  const queued = ids.map((id) => ({ id }));
  await publishAll(tx, messageQueued, queued, now);
}

/** Queues a text message or an e-mail in the transaction that wants it sent; it leaves after the commit. */
export const sendMessage = (tx: Tx, message: MessageToSend, now: Date): Promise<void> =>
  queueMessages(tx, [message], now);

export { deleteMessagesTo as forgetMessagesTo } from './messages.store.ts';

type Queued = NonNullable<Awaited<ReturnType<typeof findQueued>>>;

const channels = {
  sms: async ({ destination: to, body }: Queued, { platform }: EventContext) => {
    const { sms } = platform.gateways;
    await sms.send({ to, body });
    return { outcome: 'sent', gateway: sms.name };
  },
  email: async ({ destination: to, subject, body, language }: Queued, { platform }: EventContext) => {
    const { email } = platform.gateways;
    await email.send({ to, subject: subject ?? '', body, language });
    return { outcome: 'sent', gateway: email.name };
  },
  push: (message: Queued, context: EventContext) => {
    const {
      id,
      destination,
      subject,
      body,
      link,
      language,
      created_at: createdAt,
      useful_until: usefulUntil,
    } = message;
    const deviceId = Number(destination.replace('device:', ''));
    const until = usefulUntil ?? addMinutes(createdAt, pushLifeMinutes);
    const content = { title: subject ?? '', body, path: link ?? '/', language, tag: `message-${id}` };
    return deliverPush({ ...content, until, isUrgent: usefulUntil !== null, deviceId }, context);
  },
} as const;

/** Sends queued messages through the gateways; one that refuses throws, and the outbox tries again later. */
export const messageSubscriptions: readonly Subscription[] = [
  on(
    messageQueued,
    async ({ id }, context) => {
      const message = await findQueued(context.tx, id);
      if (!message) return;
      const { outcome, gateway } = await channels[message.channel](message, context);
      await markEnded(context.tx, id, { status: outcome === 'sent' ? 'sent' : 'failed', gateway }, context.now);
    },
    { slow: true },
  ),
];
