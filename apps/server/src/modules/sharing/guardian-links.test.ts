import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { apiClient } from '#test/api-client.ts';
import { codeSentTo } from '#test/codes.ts';
import { as, type Client } from '#modules/booking/booking.fixture.ts';
import { correctAtDesk } from '#modules/front-desk/front-desk.fixture.ts';
import { bundleOf, importer, patientResource, personOf } from '#modules/records/bundle.fixture.ts';
import { demoNow, world } from '#test/world.ts';
import { sharingClient } from './sharing.fixture.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads into whatever came back
type Data = any;

const w = await world();
const [sara, fahad] = [await as(w, '1000001'), await as(w, '1000002')];
const { inMinutes, share, open } = sharingClient(w, sara);

beforeEach(async () => {
  await w.db.deleteFrom('shared_summary').execute();
});

describe('D3.03 D11.09 the links of a guardian end by the clock', () => {
  const midnight = new Date('2026-11-22T21:00:00Z');
  const atMidnight = (ms: number) => w.at(new Date(midnight.getTime() + ms));
  const bornOn = (day: string) =>
    w.db.updateTable('person').set({ birth_date: day }).where('mrn', '=', '1000004').execute();
  const made = async () => share({ expires_at: inMinutes(5 * 24 * 60) }, await as(w, '1000002', '1000004'));
  const statesFor = async (who: string) => {
    const { data } = await (await as(w, who)).get<Data>('/shared-summaries');
    return data.items.map(({ state }: Data) => state);
  };
  const born = w.db.selectFrom('person').select('birth_date').where('mrn', '=', '1000004').executeTakeFirstOrThrow();
  afterEach(async () => {
    await bornOn((await born).birth_date!);
    w.at(demoNow);
  });
  test('when the young person comes of age, also those to a file; what they led to is deleted', async () => {
    await bornOn('2008-11-23');
    const [{ data }, hers] = [await made(), await share({ expires_at: inMinutes(5 * 24 * 60) })];
    const { body } = await open(data.url, { embeddedLengthMax: 1 });
    const file = new URL(body.files[0].location as string).pathname;
    const found = async () => [(await open(data.url)).http, (await w.app.inject(file)).statusCode];
    atMidnight(-1);
    await open(data.url, { embeddedLengthMax: 1 });
    expect((await open(data.url)).http).toBe(200);
    const later = new URL((await open(data.url, { embeddedLengthMax: 1 })).body.files[0].location as string).pathname;
    expect((await w.app.inject(later)).statusCode).toBe(200);
    atMidnight(0);
    expect([await found(), (await w.app.inject(later)).statusCode]).toEqual([[404, 404], 404]);
    expect(await statesFor('1000004')).toEqual(['ended']);
    expect((await open(hers.data.url)).http).toBe(200);
    await w.due();
    const kept = await w.db.selectFrom('shared_summary').select('content').where('id', '=', data.id).execute();
    expect(kept).toEqual([{ content: null }]);
  });
  test('when the child turns 15 those from before end, for they may show what is the young person’s alone', async () => {
    await bornOn('2011-11-23');
    const { data: before } = await made();
    atMidnight(-1);
    expect((await open(before.url)).http).toBe(200);
    atMidnight(0);
    const { data: since } = await made();
    expect([(await open(before.url)).http, (await open(since.url)).http]).toEqual([404, 200]);
  });
});

describe('D3.03 D9.02 D11.09 the links of a guardian after a corrected birth date', () => {
  const born = w.db.selectFrom('person').select('birth_date').where('mrn', '=', '1000004').executeTakeFirstOrThrow();
  const omars = (change: object) => w.db.updateTable('person').set(change).where('mrn', '=', '1000004').execute();
  const accessBy = (basis: 'declaration' | 'consent') =>
    w.db
      .updateTable('guardianship')
      .set({ basis })
      .where('dependent_id', 'in', (q) => q.selectFrom('person').select('id').where('mrn', '=', '1000004'))
      .execute();
  const made = async (who: Client) => (await share({}, who)).data.url as string;
  const correct = async (dob: string) => {
    await correctAtDesk(await as(w, 'frontdesk@balsam.example'), '1000004', { dob });
    await w.dispatch();
  };
  const found = async (...urls: string[]) => Promise.all(urls.map(async (url) => (await open(url)).http));
  afterEach(async () => {
    await accessBy('declaration');
    await omars({ birth_date: (await born).birth_date });
  });
  test.each(['declaration', 'consent'] as const)(
    'end where the young person is from 15 to 17, and no earlier: access by %s',
    async (how) => {
      await accessBy(how);
      const own = await made(await as(w, '1000004'));
      await omars({ birth_date: how === 'consent' ? '2000-01-01' : '2014-01-01' });
      const theirs = await made(await as(w, '1000002', '1000004'));
      await correct(how === 'consent' ? '2000-01-02' : '2014-01-02');
      expect(await found(theirs, own)).toEqual([200, 200]);
      await correct('2010-01-01');
      expect(await found(theirs, own)).toEqual([404, 200]);
      const since = await made(await as(w, '1000002', '1000004'));
      expect(await found(since)).toEqual([200]);
    },
  );
  test('end where an import corrects it', async () => {
    const bring = importer(w);
    const child = patientResource('child-of-a-link', { birthDate: '2014-01-01' });
    const { mrn } = await bring(bundleOf(child), { isNewPerson: true });
    const { id } = await personOf(w, mrn);
    const links = async () =>
      w.db.selectFrom('shared_summary').select('content').where('person_id', '=', id).executeTakeFirstOrThrow();
    const { id: maker } = await w.db
      .selectFrom('account as a')
      .innerJoin('person as p', 'p.id', 'a.person_id')
      .select('a.id')
      .where('p.mrn', '=', '1000002')
      .executeTakeFirstOrThrow();
    const link = { token: 'a-link', content: 'sealed', created_by: maker, created_at: w.clock.now() };
    const parts = ['allergies'];
    const expires_at = new Date(inMinutes(60));
    await w.db
      .insertInto('shared_summary')
      .values({ ...link, parts, expires_at, person_id: id })
      .execute();
    await bring(bundleOf({ ...child, birthDate: '2010-01-01' }), { mrn, updatePerson: true });
    await w.dispatch();
    expect(await links()).toEqual({ content: null });
  });
});

test('D3.03 D11.09 with the access of a guardian the links end that they made there, and no others', async () => {
  const made = await share({}, await as(w, '1000002', '1000004'));
  const [theirs, hers] = [await share({}, fahad), await share()];
  const { id } = await w.db
    .selectFrom('guardianship as g')
    .innerJoin('person as p', 'p.id', 'g.dependent_id')
    .select('g.id')
    .where('p.mrn', '=', '1000004')
    .executeTakeFirstOrThrow();
  expect((await fahad.post('/family-members/delete', { id })).http).toBe(200);
  await w.dispatch();
  const urls = [made, theirs, hers].map(({ data }) => data.url as string);
  expect(await Promise.all(urls.map(async (url) => (await open(url)).http))).toEqual([404, 200, 200]);
  const kept = await w.db.selectFrom('shared_summary').select('content').where('id', '=', made.data.id).execute();
  expect(kept).toEqual([{ content: null }]);
});

test('D3.03 D11.09 a guardian who closes the account leaves no open link, to a record of their own or of a dependent', async () => {
  const client = apiClient(w);
  const made = await share({}, await as(w, '1000002', '1000003'));
  const [theirs, hers] = [await share({}, fahad), await share()];
  const token = await w.tokenOf('1000002');
  await client.post('/delete-me/otp', {}, { token });
  const otp = await codeSentTo(w, '+966500000002');
  expect((await client.post('/delete-me', { otp }, { token })).http).toBe(200);
  await w.dispatch();
  const urls = [made, theirs, hers].map(({ data }) => data.url as string);
  expect(await Promise.all(urls.map(async (url) => (await open(url)).http))).toEqual([404, 404, 200]);
});
