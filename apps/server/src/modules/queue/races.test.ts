import { expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { riyadhDay } from '@balsam/domain/time';
import { clinicsOf } from './queue.fixture.ts';
import { insertTicket, takeNumber } from './tickets.store.ts';

const w = await world({ connections: 20 });
const { skin, eyes } = await clinicsOf(w);

test('D13.01 50 people take a number at once: 1 to 50, no gap and no double, and those who are refused leave none', async () => {
  const clinic = skin;
  const now = w.clock.now();
  const day = riyadhDay(now);
  await w.db.deleteFrom('queue_ticket').where('clinic_id', '=', clinic.id).execute();
  await w.db.deleteFrom('queue_series').where('clinic_id', '=', clinic.id).execute();
  const refused = new Error('refused');
  const take = (n: number) =>
    w.db.transaction().execute(async (tx) => {
      const { number } = await takeNumber(tx, clinic.id, day);
      const digest = Buffer.from([n]);
      const id = await insertTicket(tx, {
        clinicId: clinic.id,
        day,
        number,
        personId: null,
        digest,
        appointmentId: null,
        now,
      });
      // Every seventh changes its mind after it has taken a number.
      if (n % 7 === 6 || id === undefined) throw refused;
      return number;
    });
  const all = await Promise.allSettled(Array.from({ length: 58 }, (_, n) => take(n)));
  const numbers = all.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, n) => n + 1));
});

test('D13.01 one person who asks 50 times at once has one ticket', async () => {
  const clinic = eyes;
  const now = w.clock.now();
  const day = riyadhDay(now);
  const digest = Buffer.from('one number');
  const take = () =>
    w.db.transaction().execute(async (tx) => {
      const { number } = await takeNumber(tx, clinic.id, day);
      const id = await insertTicket(tx, {
        clinicId: clinic.id,
        day,
        number,
        personId: null,
        digest,
        appointmentId: null,
        now,
      });
      if (id === undefined) throw new Error('already in the queue');
      return id;
    });
  const all = await Promise.allSettled(Array.from({ length: 50 }, take));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
