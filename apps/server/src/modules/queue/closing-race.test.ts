import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { instantAt } from '@balsam/domain/time';
import { as } from '#modules/booking/booking.fixture.ts';
import { holding, untilLockWait } from '#test/lock-wait.ts';
import { world } from '#test/world.ts';
import { callNext, clinicsOf, move, somebody, status, walkIn } from './queue.fixture.ts';

const w = await world({ connections: 8 });
const { skin } = await clinicsOf(w);
const sara = somebody(w, '1000001');

/** Runs `work` while nothing can be told: whatever changes the queue then waits just before it ends. */
const holdingEvents = (work: () => Promise<void>): Promise<void> =>
  holding(w, (tx) => sql`lock table outbox in share row exclusive mode`.execute(tx), work);

test.each([
  ['called', '21'],
  ['called again', '22'],
  ['skipped', '23'],
])(
  'D13.02 a clinic that closes while a ticket is being %s ends it too and gives its payment back',
  async (moved, day) => {
    w.at(instantAt(`2026-12-${day}`, '09:00'));
    const ticket = await walkIn(w, sara, skin.id);
    const desk = await as(w, 'frontdesk@balsam.example');
    if (moved !== 'called') await callNext(desk, skin.id);
    if (moved === 'skipped') w.at(instantAt(`2026-12-${day}`, '09:05'));
    const change = () => {
      if (moved === 'called') return callNext(desk, skin.id);
      return move(desk, ticket.id, moved === 'skipped' ? 'skipped' : 'called');
    };
    let both: Promise<[{ http: number }, { data: { ended: number } }]> | undefined;
    await holdingEvents(async () => {
      const changed = change();
      await untilLockWait(w);
      const closed = desk.post<{ ended: number }>(`/staff/queue/clinics/${skin.id}/state`, { state: 'closed' });
      both = Promise.all([changed, closed]);
      await untilLockWait(w, 2);
    });
    const [changed, closed] = await both!;
    expect([changed.http, closed.data.ended]).toEqual([200, 1]);
    expect((await status(sara, ticket.id)).data.state).toBe('cancelled');
    const visit = await w.db
      .selectFrom('appointment')
      .select('state')
      .where('id', '=', ticket.appointment_id)
      .executeTakeFirstOrThrow();
    expect(visit.state).toBe('cancelled');
  },
);
