import { expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { instantAt } from '@balsam/domain/time';
import type { QueueTicket } from '@balsam/contract/queue';
import { as, crowd } from '#modules/booking/booking.fixture.ts';
import { callNext, clinicsOf, collect, device, move } from './queue.fixture.ts';

const w = await world({ connections: 20 });
const { skin, eyes } = await clinicsOf(w);
const ascending = (a: number, b: number) => a - b;
const oneTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1);
const numberOf = (token: string) => Number(token.replace(/^\D+/, ''));
w.at(instantAt('2026-12-20', '09:00'));
const people = await crowd(w, 50);
const desks = [await as(w, 'frontdesk@balsam.example'), await as(w, 'frontdesk@balsam.example')] as const;
const walkInTo = (clinicId: number) =>
  people.map((who) => who.post<QueueTicket>('/patient-queue', { type: 'walk_in', clinic_id: clinicId }));

test('D13.01 50 people take a number at once: 1 to 50, no gap and no double', async () => {
  const replies = await Promise.all(walkInTo(skin.id));
  expect(replies.map(({ http }) => http)).toEqual(people.map(() => 200));
  expect(replies.map(({ data }) => numberOf(data.token_number)).toSorted(ascending)).toEqual(oneTo(50));
  // Nobody has a second one, and whoever is refused leaves no gap.
  const again = await Promise.all(walkInTo(skin.id));
  expect(new Set(again.map(({ code }) => code))).toEqual(new Set(['already_in_queue']));
  const series = await w.db
    .selectFrom('queue_series')
    .select('last_number')
    .where('clinic_id', '=', skin.id)
    .where('day', '=', '2026-12-20')
    .executeTakeFirstOrThrow();
  expect(series.last_number).toBe(50);
});

test('D13.01 one person who asks 50 times at once has one ticket', async () => {
  const [who] = people;
  const replies = await Promise.all(
    people.map(() => who!.post<QueueTicket>('/patient-queue', { type: 'walk_in', clinic_id: eyes.id })),
  );
  expect(replies.filter(({ http }) => http === 200)).toHaveLength(1);
  expect(new Set(replies.flatMap(({ code }) => code ?? []))).toEqual(new Set(['already_in_queue']));
});

test('D13.02 50 calls of two desks at once call 50 people, each once; of two who start one visit, one is told', async () => {
  for (const who of people) {
    const { items } = (await who.get<{ items: QueueTicket[] }>('/patient-queue')).data;
    await collect(
      desks[0],
      items.find(({ clinic_id: of }) => of === skin.id)!,
    );
  }
  const called = await Promise.all(people.map((_, n) => callNext(desks[n % 2]!, skin.id)));
  expect(called.map(({ data }) => numberOf(data.token_number)).toSorted(ascending)).toEqual(oneTo(50));
  expect(await callNext(desks[1], skin.id)).toMatchObject({ code: 'queue_empty' });
  const started = await Promise.all(
    called.flatMap(({ data }) => desks.map((desk) => move(desk, data.id, 'serving', 1))),
  );
  expect(started.filter(({ http }) => http === 200)).toHaveLength(50);
  expect(new Set(started.flatMap(({ code }) => code ?? []))).toEqual(new Set(['ticket_moved']));
});

test('D13.22 a code that 50 read at once gives one pass', async () => {
  const kiosk = await device(w, 'kiosk', skin.locationId);
  const { code } = (await people[1]!.get<{ code: string }>('/patient-queue/kiosk-code')).data;
  const read = await Promise.all(people.map(() => kiosk.client.post('/queue/kiosk/codes', { code })));
  expect(read.filter(({ http }) => http === 200)).toHaveLength(1);
  expect(new Set(read.flatMap((reply) => reply.code ?? []))).toEqual(new Set(['kiosk_code_wrong']));
});
