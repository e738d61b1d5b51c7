import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Tx } from '#platform/db/types.ts';
import { apiClient } from '#test/api-client.ts';
import { untilLockWait } from '#test/lock-wait.ts';
import { world } from '#test/world.ts';
import { indexSearch } from './index-search.ts';

const w = await world();
const { get } = apiClient(w);

const countOf = async (query: string): Promise<number> =>
  (await get('/find/doctors', { query: { query, limit: 1 } })).data.total;

const nameDoctor = (tx: Tx, code: string, name: string) =>
  sql`update person set family_name_ar = ${name} where id = (select person_id from doctor where code = ${code})`.execute(
    tx,
  );

describe('search in a hospital with many doctors', () => {
  test('a word is found, however many doctors have words that begin or end like it', async () => {
    await sql`
      with persons as (
        insert into person (first_name, family_name, first_name_ar, family_name_ar, created_at)
        select 'Qasim', 'Qutb', 'قاسم', case n when 600 then 'قيس' else 'قطب' end, ${w.clock.now()} from generate_series(1, 600) n
        returning id
      )
      insert into doctor (person_id, code, department_id, default_speciality_id, qualification, qualification_ar)
      select p.id, 'Q' || p.id, d.department_id, d.default_speciality_id, '', ''
      from persons p cross join (select * from doctor where code = 'D1001') d`.execute(w.db);
    await w.db.transaction().execute(indexSearch);
    expect(await countOf('قيس')).toBe(1);
    expect(await countOf('قطب')).toBe(599);
  });

  test('two who change doctors at the same time find both changes, and nothing that was there before', async () => {
    const [written, mayEnd] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    const first = w.db.transaction().execute(async (tx) => {
      await nameDoctor(tx, 'D1001', 'زمردي');
      await indexSearch(tx);
      written.resolve(undefined);
      await mayEnd.promise;
    });
    await written.promise;
    const second = w.db.transaction().execute(async (tx) => {
      await nameDoctor(tx, 'D1002', 'ياقوتي');
      await indexSearch(tx);
    });
    await untilLockWait(w);
    mayEnd.resolve(undefined);
    await Promise.all([first, second]);
    expect([await countOf('زمردي'), await countOf('ياقوتي')]).toEqual([1, 1]);
    const { rows } = await sql<{ ids: number }>`
      select count(*)::int as ids from search_word w join doctor d on d.id = w.record_id
      where w.kind = 'doctor' and d.code = 'D1001' and w.word = 'حسن'`.execute(w.db);
    expect(rows).toEqual([{ ids: 0 }]);
  });
});
