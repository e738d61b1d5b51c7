import { z } from 'zod';
import { eventKind, on, tell, type Subscription } from '../outbox/outbox.ts';
import type { Tx } from '../db/types.ts';
import { findQueued, insertMessage, markSent } from './messages.store.ts';

export type MessageToSend = {
  readonly channel: 'sms' | 'email';
  /** E.164 for an SMS, an address for an e-mail. */
  readonly to: string;
  readonly subject?: string;
  readonly body: string;
  readonly language: 'ar' | 'en';
};

const messageQueued = eventKind('message.queued', z.object({ id: z.int().positive() }));

/** Queues a text message or an e-mail in the transaction that wants it sent; it leaves after the commit. */
export async function sendMessage(tx: Tx, message: MessageToSend, now: Date): Promise<void> {
  const id = await insertMessage(tx, {
    channel: message.channel,
    destination: message.to,
    subject: message.subject ?? null,
    body: message.body,
    language: message.language,
    gateway: '',
    created_at: now,
  });
  await tell(tx, messageQueued, { id }, now);
}

/** Hands queued messages to the gateways; one that refuses throws, and the outbox tries again later. */
export const messageSubscriptions: readonly Subscription[] = [
  on(messageQueued, async ({ id }, { tx, now, platform }) => {
    const message = await findQueued(tx, id);
    if (!message) return;
    const { sms, email } = platform.gateways;
    const language = message.language === 'en' ? 'en' : 'ar';
    if (message.channel === 'sms') await sms.send({ to: message.destination, body: message.body });
    else await email.send({ to: message.destination, subject: message.subject ?? '', body: message.body, language });
    await markSent(tx, id, message.channel === 'sms' ? sms.name : email.name, now);
  }),
];
