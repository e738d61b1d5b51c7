import { describe, expect, test } from 'vitest';
import { apiClient } from '#test/api-client.ts';
import { world } from '#test/world.ts';

const w = await world();
const client = apiClient(w);

/** What the person tells their doctor, and what may be of something that is sensitive. */
const own = ['chat', 'case history', 'questionnaire', 'symptom survey', 'visit picture'];
const others = ['report', 'record entry', 'visit summary'];

/** What a doctor reads of a record. */
async function lookedAt(mrn: string): Promise<void> {
  const { id: person_id } = await w.db
    .selectFrom('person')
    .select('id')
    .where('mrn', '=', mrn)
    .executeTakeFirstOrThrow();
  const doctor = await w.db
    .selectFrom('account')
    .select(['id', 'person_id'])
    .where('doctor_code', '=', 'D1001')
    .executeTakeFirstOrThrow();
  const by = { actor_account_id: doctor.id, actor_person_id: doctor.person_id, actor_role: 4, why: 'care' };
  const rows = [...own, ...others].map((what) => ({ what, person_id, record_id: '4711' }));
  await w.db
    .insertInto('audit_entry')
    .values(rows.map((row) => ({ ...row, ...by, at: w.clock.now(), action: 'read' as const, request_id: 'r' })))
    .execute();
}

type Log = { items: { what: string; record_id: string | null; who: { name: string } }[]; total: number };
const read = async (token: string, page = 1) =>
  (await client.get(`/users/access-log?by=others&limit=4&page=${page}`, { token })).body.data as Log;
/** Every page of it. */
async function readAll(token: string) {
  const { total } = await read(token);
  const pages = [];
  for (let page = 1; page <= Math.max(Math.ceil(total / 4), 1); page += 1) pages.push((await read(token, page)).items);
  return { total, items: pages.flat() };
}
const kindsIn = ({ items }: Awaited<ReturnType<typeof readAll>>) => items.map(({ what }) => what);

await lookedAt('1000003');
await lookedAt('1000004');

describe('the access log of somebody of sixteen', () => {
  test('D10.04 tells the guardian nothing of what they tell their doctor, nor how much of it there is', async () => {
    const log = await readAll(await w.tokenOf('1000002', '1000004'));
    expect(kindsIn(log).filter((what) => own.includes(what))).toEqual([]);
    expect(kindsIn(log)).toEqual(expect.arrayContaining(others));
    expect(log.items).toHaveLength(log.total);
  });
  test('D11.01 tells the guardian who read a report, and no id by which it could be known', async () => {
    const { items } = await readAll(await w.tokenOf('1000002', '1000004'));
    expect(items.find(({ what }) => what === 'report')).toMatchObject({ who: { name: expect.any(String) } });
    expect(items.filter(({ record_id }) => record_id !== null)).toEqual([]);
  });
  test('D3.05 tells themselves all of it', async () => {
    const log = await readAll(await w.tokenOf('1000004'));
    expect(kindsIn(log)).toEqual(expect.arrayContaining([...own, ...others]));
    expect(log.items.find(({ what }) => what === 'chat')?.record_id).toBe('4711');
  });
});

test('D3.05 of a child of six the guardian reads all of it', async () => {
  const log = await readAll(await w.tokenOf('1000002', '1000003'));
  expect(kindsIn(log)).toEqual(expect.arrayContaining([...own, ...others]));
  expect(log.items.find(({ what }) => what === 'report')?.record_id).toBe('4711');
});
