import { expect, test } from 'vitest';
import { asIntent, asOneIntent, takingBack } from './intent-key.ts';

const failing = (_body: object, key: string): Promise<string> => Promise.reject(new Error(key));
const answering = (_body: object, key: string): Promise<string> => Promise.resolve(key);
const keyOf = (work: Promise<string>): Promise<string> => work.catch((error: Error) => error.message);

test('the same request goes out under the same key until it is answered', async () => {
  const lost = await keyOf(asOneIntent('create', { slot_id: 1 }, failing));
  const answered = await asOneIntent('create', { slot_id: 1 }, answering);
  const anew = await asOneIntent('create', { slot_id: 1 }, answering);
  expect(lost).toMatch(/^[\da-f]{32}$/);
  expect(answered).toBe(lost);
  expect(anew).not.toBe(lost);
});

test('another slot or another call is another request', async () => {
  const one = await keyOf(asOneIntent('create', { slot_id: 2 }, failing));
  const other = await keyOf(asOneIntent('create', { slot_id: 3 }, failing));
  const moved = await keyOf(asOneIntent('reschedule', { slot_id: 2 }, failing));
  expect(new Set([one, other, moved]).size).toBe(3);
});

test('a call that makes something carries its key along with what it is asked', async () => {
  const asked: { body: { text: string }; idempotencyKey?: string }[] = [];
  const call = (input: { body: { text: string }; idempotencyKey?: string }): Promise<void> => {
    asked.push(input);
    return asked.length === 1 ? Promise.reject(new Error('lost')) : Promise.resolve();
  };
  const make = asIntent('make', call);
  await make({ body: { text: 'a' } }).catch(() => undefined);
  await make({ body: { text: 'a' } });
  expect(asked[1]).toEqual({ body: { text: 'a' }, idempotencyKey: asked[0]?.idempotencyKey });
  expect(asked[0]?.idempotencyKey).toMatch(/^[\da-f]{32}$/);
});

test('what was taken back is made anew when it is asked for again, though the first answer was lost', async () => {
  const lost = await keyOf(asOneIntent('leave', { day: '2026-11-28' }, failing));
  const other = await keyOf(asOneIntent('leave-reason', { day: '2026-11-28' }, failing));
  await takingBack('leave', () => Promise.resolve())();
  expect(await asOneIntent('leave', { day: '2026-11-28' }, answering)).not.toBe(lost);
  expect(await asOneIntent('leave-reason', { day: '2026-11-28' }, answering)).toBe(other);
});

test('also where the answer to taking it back was lost', async () => {
  const lost = await keyOf(asOneIntent('create', { slot_id: 4 }, failing));
  const rebooked = await keyOf(asOneIntent('rebook', { slot_id: 4 }, failing));
  await takingBack(['create', 'rebook'], () => Promise.reject(new Error('lost')))().catch(() => undefined);
  expect(await asOneIntent('create', { slot_id: 4 }, answering)).not.toBe(lost);
  expect(await asOneIntent('rebook', { slot_id: 4 }, answering)).not.toBe(rebooked);
});
