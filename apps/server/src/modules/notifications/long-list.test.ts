import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { listNotifications } from './notifications.store.ts';

const w = await world();

test('of a long list each row is read for the page and once more for the counts, and not for each other row', async () => {
  const { id } = await w.db.selectFrom('person').select('id').where('mrn', '=', '1000006').executeTakeFirstOrThrow();
  await w.db.deleteFrom('notification').execute();
  await sql`
    insert into notification (person_id, kind, title, title_ar, message, message_ar, created_at)
    select ${id}, 'appointment_paid', 'Paid', 'مدفوع', 'm', 'م', ${w.clock.now()} from generate_series(1, 60)`.execute(
    w.db,
  );
  const page = { limit: 3, offset: 0, oldestFirst: false };
  const reader = { hiddenKinds: [], hideSensitive: false };
  const seen = await w.db.transaction().execute(async (tx) => {
    const { rows, count } = await listNotifications(tx, id, page, reader);
    const { rows: read } = await sql<{ rows_read: number }>`
      select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows_read from pg_stat_xact_user_tables where relname = 'notification'`.execute(
      tx,
    );
    return { shown: rows.length, count, read: read[0]!.rows_read };
  });
  expect(seen).toMatchObject({ shown: 3, count: 60 });
  expect(seen.read).toBeGreaterThanOrEqual(60);
  expect(seen.read).toBeLessThanOrEqual(120);
});
