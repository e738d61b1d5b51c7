import { describe, expect, test } from 'vitest';
import { apiClient } from '#test/api-client.ts';
import { world } from '#test/world.ts';
import { allDecisions } from './consents.store.ts';
import { hasConsented } from './index.ts';

const w = await world();
const client = apiClient(w);
const path = '/privacy/consents';

type Item = { purpose: string; given: boolean; version: number; decided_at: string | null; decided_by: string | null };
const of = (items: Item[], purpose: string) => items.find((item) => item.purpose === purpose)!;
const personOf = async (mrn: string) =>
  (await w.db.selectFrom('person').select('id').where('mrn', '=', mrn).executeTakeFirstOrThrow()).id;
const rowsOf = async (mrn: string) =>
  w.db
    .selectFrom('consent_decision')
    .select(['purpose', 'given', 'decided_by', 'by_person_id'])
    .where('person_id', '=', await personOf(mrn))
    .orderBy('id')
    .execute();

describe('a use of data beyond care is refused', () => {
  test('unless the text that was read is the one of today', async () => {
    const token = await w.tokenOf('1000009');
    const stale = await client.patch(path, { purpose: 'health_tips', given: true, version: 7 }, { token });
    expect([stale.http, stale.body.code]).toEqual([409, 'consent_text_changed']);
    expect(await rowsOf('1000009')).toEqual([]);
  });
  test('for a purpose that is none', async () => {
    const token = await w.tokenOf('1000009');
    for (const purpose of ['selling', 'marketing'])
      expect((await client.patch(path, { purpose, given: true, version: 1 }, { token })).http).toBe(400);
  });
  test('until somebody allows it: nothing decided is no', async () => {
    const { body } = await client.get(path, { token: await w.tokenOf('1000009') });
    expect(body.data.items).toMatchObject([{ purpose: 'health_tips', given: false, decided_at: null }]);
    expect(await hasConsented(w.db, await personOf('1000009'), 'health_tips')).toBe(false);
  });
});

test('D3.10 what was decided before about a use that the system does not make is in the copy of the data, not on the screen', async () => {
  const id = await personOf('1000008');
  await w.db
    .insertInto('consent_decision')
    .values({
      person_id: id,
      purpose: 'research',
      given: true,
      text_version: 1,
      decided_by: 'self',
      by_person_id: id,
      decided_at: w.clock.now(),
    })
    .execute();
  const { body } = await client.get(path, { token: await w.tokenOf('1000008') });
  expect(body.data.items.map((item: Item) => item.purpose)).toEqual(['health_tips']);
  const copied = await Array.fromAsync(allDecisions(w.db, id));
  expect(copied).toMatchObject([{ purpose: 'research', given: true }]);
});

describe('the person decides', () => {
  test('and every decision is kept, one for each change', async () => {
    const token = await w.tokenOf('1000010');
    const decide = (given: boolean) => client.patch(path, { purpose: 'health_tips', given, version: 1 }, { token });
    await decide(true);
    const twice = await decide(true);
    expect(of(twice.body.data.items, 'health_tips')).toMatchObject({
      given: true,
      decided_by: 'self',
      decided_at: w.clock.now().toISOString(),
    });
    expect(await hasConsented(w.db, await personOf('1000010'), 'health_tips')).toBe(true);
    const withdrawn = await decide(false);
    expect(of(withdrawn.body.data.items, 'health_tips').given).toBe(false);
    expect((await rowsOf('1000010')).map((row) => row.given)).toEqual([true, false]);
    await expect(w.pool.query('update consent_decision set given = true')).rejects.toThrow(/append-only/);
    await expect(w.pool.query('delete from consent_decision')).rejects.toThrow(/append-only/);
  });
  test('and is shown in the access log by name', async () => {
    const token = await w.tokenOf('1000010');
    const { body } = await client.get('/users/access-log', { token });
    expect(body.data.items.map((item: { title: string }) => item.title)).toContain('Consent');
  });
});

describe('of a minor', () => {
  const bornOn = (mrn: string, day: string) =>
    w.db.updateTable('person').set({ birth_date: day }).where('mrn', '=', mrn).execute();

  test('under 15 the guardian decides', async () => {
    await bornOn('1000003', '2011-11-23');
    const inside = await w.tokenOf('1000002', '1000003');
    const { http, body } = await client.patch(
      path,
      { purpose: 'health_tips', given: true, version: 1 },
      { token: inside },
    );
    expect([http, of(body.data.items, 'health_tips').decided_by, body.data.may_change]).toEqual([
      200,
      'guardian',
      true,
    ]);
    expect(await rowsOf('1000003')).toMatchObject([
      { decided_by: 'guardian', by_person_id: await personOf('1000002') },
    ]);
    expect(await rowsOf('1000002')).toEqual([]);
  });
  test('from the fifteenth birthday on the guardian no longer decides', async () => {
    await bornOn('1000003', '2011-11-22');
    const inside = await w.tokenOf('1000002', '1000003');
    const refused = await client.patch(path, { purpose: 'health_tips', given: false, version: 1 }, { token: inside });
    expect([refused.http, refused.body.code]).toEqual([403, 'person_decides']);
    const { body } = await client.get(path, { token: inside });
    expect(body.data).toMatchObject({ may_change: false, decided_elsewhere: 'person_decides' });
  });
});
