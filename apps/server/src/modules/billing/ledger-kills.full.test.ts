import pg from 'pg';
import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { halalas } from '@balsam/domain/money';
import { world } from '#test/world.ts';
import { booksOf, inOrder, intend, newVisit, payer, visitNow } from './billing.fixture.ts';
import { topUp } from './index.ts';

const w = await world({ connections: 34 });
const fahad = await payer(w, '1000002');
const { id: fahadId } = await w.db
  .selectFrom('person')
  .select('id')
  .where('mrn', '=', '1000002')
  .executeTakeFirstOrThrow();

/** Ends a connection of this world every few turns of the event loop, until it is stopped. */
async function killer(isOver: () => boolean): Promise<number> {
  const admin = new pg.Client({ connectionString: w.url });
  await admin.connect();
  const strike = async (kills: number): Promise<number> => {
    if (isOver()) return kills;
    const { rowCount } = await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle' order by random() limit 2`,
    );
    return strike(kills + (rowCount ?? 0));
  };
  const kills = await strike(0);
  await admin.end();
  return kills;
}

/** Pays a visit from the wallet and cancels it again, whatever becomes of the calls in between. */
async function payAndCancel(visit: { id: number }): Promise<void> {
  const ignore = () => undefined;
  await intend(fahad, visit, { use_wallet: true }).catch(ignore);
  await fahad.post('/appointments/cancel', { appointment_id: visit.id }).catch(ignore);
}

test('D4.01 D4.03 32 writers with connections killed between: the books sum to zero, nothing is half paid, no number is missing', async () => {
  const visits: { id: number }[] = [];
  for (let n = 0; n < 32; n++) visits.push(await newVisit(w, fahad));
  await w.db.transaction().execute((tx) => topUp(tx, fahadId, halalas(5000_00), 'for the writers', w.clock.now()));
  let isOver = false;
  const kills = killer(() => isOver);
  await Promise.all(visits.map(payAndCancel));
  isOver = true;
  expect(await kills).toBeGreaterThan(0);
  // Those that a kill kept from paying are paid now.
  const rest = await Promise.all(visits.map((visit) => visitNow(fahad, visit)));
  await Promise.all(rest.filter((it) => it.status === 'unpaid').map((it) => intend(fahad, it, { use_wallet: true })));

  expect(await booksOf(w)).toEqual(inOrder);
  const { rows } = await sql`
    select a.id from appointment a left join payment p
      on p.purpose = 'appointment' and p.entity_id = a.id and p.status = 'success'
    where a.price > 0 and (a.payment_status in ('paid', 'success')) <> (p.id is not null)`.execute(w.db);
  expect(rows).toEqual([]);
  const series = await sql<{ series: string; gaps: number; next: number }>`
    select s.name as series, s.next_number - 1 - count(i.id) as gaps, s.next_number - 1 - coalesce(max(i.number), 0) as next
    from invoice_series s left join invoice i on i.series = s.name group by s.name order by s.name`.execute(w.db);
  expect(series.rows.map((it) => [it.gaps, it.next])).toEqual(series.rows.map(() => [0, 0]));
  const bare = await sql`
    select p.id from payment p left join invoice i on i.payment_id = p.id and i.kind = 'invoice'
    left join invoice c on c.payment_id = p.id and c.kind = 'credit_note'
    where p.amount > 0 and ((p.settled_at is not null) <> (i.id is not null)
      or (p.status = 'refunded' and p.settled_at is not null) <> (c.id is not null))`.execute(w.db);
  expect(bare.rows).toEqual([]);
});
