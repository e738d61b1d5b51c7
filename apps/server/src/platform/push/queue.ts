import type { Tx } from '#platform/db/types.ts';
import { queueMessages } from '#platform/messages/messages.ts';
import { devicesOf } from './devices.store.ts';

export type PushToQueue = {
  readonly personId: number;
  readonly title: string;
  readonly body: string;
  /** A path of the web app, opened by a press. */
  readonly path: string;
  readonly language: 'ar' | 'en';
  /** Of use until then only. */
  readonly until?: Date | undefined;
};

/** Queues a push message to each device on which the person is signed in; it leaves after the commit. */
export async function queuePush(tx: Tx, push: PushToQueue, now: Date): Promise<void> {
  const devices = await devicesOf(tx, push.personId, now);
  const { title, body, path, language, until } = push;
  const message = { channel: 'push' as const, subject: title, body, link: path, language, ...(until && { until }) };
  await queueMessages(
    tx,
    devices.map((id) => ({ ...message, to: `device:${id}` })),
    now,
  );
}
