import { addMinutes } from '@balsam/domain/time';
import { beforeEach, describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { sendMessage, type MessageToSend } from './messages.ts';

const w = await world();
const begin = w.clock.now();
const day = 24 * 60;
const reminder: MessageToSend = {
  channel: 'email',
  to: 'sara@balsam.example',
  subject: 'Your visit',
  body: 'Dear Sara, tomorrow at nine',
  link: '/appointment/1',
  language: 'en',
};

const queue = (message: MessageToSend) => w.db.transaction().execute((tx) => sendMessage(tx, message, w.clock.now()));
/** What was written at an instant: the demo hospital writes as well while the clock goes on. */
const messages = (at = begin) =>
  w.db
    .selectFrom('outgoing_message')
    .select(['channel', 'destination', 'subject', 'body', 'link', 'status', 'sent_at'])
    .where('created_at', '=', at)
    .orderBy('id')
    .execute();
const onDay = async (days: number, minutes = 0) => {
  w.at(addMinutes(begin, days * day + minutes));
  await w.due();
};
const retention = (value: string) =>
  w.db.updateTable('setting').set({ value }).where('title', '=', 'MESSAGE_RETENTION_DAYS').execute();

beforeEach(async () => {
  w.at(begin);
  await w.dispatch();
  await w.db.deleteFrom('outgoing_message').execute();
  await retention('90');
});

const kept = {
  destination: reminder.to,
  subject: reminder.subject,
  body: reminder.body,
  link: reminder.link,
  status: 'sent',
};
const emptied = { destination: '', subject: null, body: '', link: null };

describe('a message that was sent', () => {
  test('is kept for ninety days, and then says no longer to whom and what, only that it was sent', async () => {
    await queue(reminder);
    await w.dispatch();
    const sentAt = w.clock.now();
    await onDay(90);
    expect(await messages()).toMatchObject([kept]);
    await onDay(90, 1);
    expect(await messages()).toEqual([{ channel: 'email', ...emptied, status: 'sent', sent_at: sentAt }]);
  });
  test('is kept as long as the system settings say, and never less than a day', async () => {
    await queue(reminder);
    await w.dispatch();
    await retention('0');
    await onDay(1);
    expect(await messages()).toMatchObject([kept]);
    await retention('30');
    await onDay(30);
    expect(await messages()).toMatchObject([kept]);
    await onDay(30, 1);
    expect(await messages()).toMatchObject([emptied]);
  });
});

test('a message that never left is emptied as well, and never leaves afterwards', async () => {
  await queue(reminder);
  // Its event was lost: only the message itself is there.
  await w.db.deleteFrom('outbox').where('kind', '=', 'message.queued').where('done_at', 'is', null).execute();
  await onDay(90, 1);
  expect(await messages()).toEqual([{ channel: 'email', ...emptied, status: 'failed', sent_at: null }]);
});

test('more messages than one batch takes are all emptied, the younger ones are not', async () => {
  const old = {
    channel: 'sms',
    destination: '+966500000001',
    body: 'old',
    language: 'en',
    status: 'sent',
    gateway: 'outbox',
    created_at: begin,
  } as const;
  const [rows, later] = [Array.from({ length: 1203 }, () => old), addMinutes(begin, 50 * day)];
  await w.db.insertInto('outgoing_message').values(rows).execute();
  w.at(later);
  await queue(reminder);
  await w.dispatch();
  await onDay(91);
  expect((await messages()).filter(({ destination }) => destination === '')).toHaveLength(1203);
  expect(await messages(later)).toMatchObject([kept]);
});
