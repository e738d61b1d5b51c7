import { expect, test } from 'vitest';
import type { QueueTicket } from '@balsam/contract/queue';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { world } from '#test/world.ts';
import { callNext, clinicsOf, device, frontDesk, move, somebody, walkIn, type DeskBoard } from './queue.fixture.ts';

const w = await world();
const desk = frontDesk(w);
const { skin } = await clinicsOf(w);
const who = ['1000001', '1000002', '1000011', '1000012', '1000013'].map((mrn) => somebody(w, mrn));
const [sara] = who;
const visitOf = async (n: number, id: number) => (await who[n]!.get(`/appointments/${id}`)).data;

test('D13.01 D10.03 midnight in Riyadh with people waiting: tickets end with their day: who was never seen gets the price back, of who did not come the desk decides', async () => {
  const midnight = instantAt('2026-12-17', '00:00');
  w.at(addMinutes(midnight, -20));
  const board = await device(w, 'board', skin.locationId);
  const tickets: QueueTicket[] = [];
  for (const each of who) tickets.push(await walkIn(w, each, skin.id));
  const [served, skipped, called, waiting, left] = tickets;
  await callNext(desk, skin.id);
  await move(desk, served!.id, 'serving');
  await callNext(desk, skin.id);
  await move(desk, skipped!.id, 'called');
  await move(desk, skipped!.id, 'called');
  await move(desk, skipped!.id, 'skipped');
  w.at(addMinutes(midnight, -2));
  await callNext(desk, skin.id);
  await who[4]!.delete(`/patient-queue/${left!.id}`);
  await w.dispatch();
  const shown = async () =>
    (await board.client.get<{ calls: { token_number: string }[]; next: string[] }>('/queue/board')).data;
  expect((await shown()).calls.map(({ token_number: token }) => token)).toEqual([
    called!.token_number,
    served!.token_number,
  ]);

  w.at(addMinutes(midnight, 1));
  expect(await shown()).toMatchObject({ calls: [], next: [] });
  w.events.clear();
  await w.due();
  await w.due();
  const { rows } = await w.pool.query<{ state: string }>(
    `select state from queue_ticket where id = any($1) order by id`,
    [tickets.map(({ id }) => id)],
  );
  expect(rows.map(({ state }) => state)).toEqual(['done', 'cancelled', 'cancelled', 'cancelled', 'cancelled']);
  const outcomes = await Promise.all(
    [served, skipped, called, waiting].map((ticket, n) => visitOf(n, ticket!.appointment_id)),
  );
  expect(outcomes.map(({ state, missed_by: by }) => [state, by])).toEqual([
    ['completed', null],
    ['in_review', null],
    ['missed', 'doctor'],
    ['missed', 'doctor'],
  ]);
  const { refunds } = (await desk.get<DeskBoard>(`/staff/queue?location_id=${skin.locationId}`)).data;
  expect(refunds.map(({ mrn_number: mrn }) => mrn).toSorted()).toEqual(['1000011', '1000012']);
  // The screens that are open turn to the new day by themselves: those of the people, of the desk and of the hall.
  expect(w.events.sent.filter(({ event }) => event === 'queue:ticket').map(({ id }) => id)).toEqual(
    expect.arrayContaining([called!.id, waiting!.id]),
  );
  expect(w.events.toBranches).toContainEqual({
    locationId: skin.locationId,
    event: 'queue',
    payload: { id: skin.id },
  });
  // Each is told that the money comes back, and nobody is called in the night.
  const told = await w.pool.query(
    `select from notification where kind = 'appointment_ended' and appointment_id = any($1)`,
    [[called!.appointment_id, waiting!.appointment_id]],
  );
  expect(told.rowCount).toBe(2);
  expect((await walkIn(w, sara!, skin.id)).token_number).toBe(`${skin.letter}001`);
});
