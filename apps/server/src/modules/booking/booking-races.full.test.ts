import { expect, test } from 'vitest';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { world } from '#test/world.ts';
import { crowd, newSlot, type Client, type Reply } from './booking.fixture.ts';

const w = await world({ connections: 20 });
const people = await crowd(w, 1000);

type Loss = Reply<{ nearest: unknown[] }>;
const take = (client: Client, slot: number) =>
  client.post<{ nearest: unknown[] }>('/appointments/create', { slot_id: slot, type: 'onsite' });

test('D5.01 a thousand people after one slot: one gets it, the others 409 with the three nearest', async () => {
  const at = instantAt('2026-12-01', '03:00');
  const slot = await newSlot(w, { at });
  await Promise.all([20, 40, 60].map((later) => newSlot(w, { at: addMinutes(at, later) })));
  const replies: Loss[] = await Promise.all(people.map((client) => take(client, slot)));
  const lost = replies.filter((reply) => reply.http === 409);
  expect(replies.filter((reply) => reply.http === 200)).toHaveLength(1);
  expect(lost).toHaveLength(999);
  expect(lost.every((reply) => reply.code === 'slot_taken' && reply.data.nearest.length === 3)).toBe(true);
  const made = await w.db.selectFrom('appointment').select('id').where('slot_id', '=', slot).execute();
  expect(made).toHaveLength(1);
}, 60_000);

test('D5.01 fifty parallel callers over two hundred slots: none is sold twice', async () => {
  const start = instantAt('2026-12-02', '00:00');
  const wanted = Array.from({ length: 200 }, (_, n) => ({
    doctor: `D10${20 + (n % 10)}`,
    at: addMinutes(start, n * 2),
  }));
  const slots = await Promise.all(wanted.map((slot) => newSlot(w, { ...slot, minutes: 2 })));
  // Five people want each slot, and each person twenty of them, one after the other.
  const callers = people.slice(0, 50).map(async (client, caller) => {
    const taken: Reply<unknown>[] = [];
    for (let n = 0; n < 20; n++) taken.push(await take(client, slots[(caller * 4 + n) % slots.length]!));
    return taken;
  });
  const replies = (await Promise.all(callers)).flat();
  expect(new Set(replies.map((reply) => reply.http))).toEqual(new Set([200, 409]));
  expect(replies.filter((reply) => reply.http === 200)).toHaveLength(200);
  const made = await w.db.selectFrom('appointment').select('slot_id').where('slot_id', 'in', slots).execute();
  expect(new Set(made.map((row) => row.slot_id)).size).toBe(200);
  expect(made).toHaveLength(200);
}, 120_000);
