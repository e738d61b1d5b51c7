import { beforeEach, describe, expect, test } from 'vitest';
import { as } from '#modules/booking/booking.fixture.ts';
import { keepStatement } from '#modules/records/index.ts';
import { world } from '#test/world.ts';
import { decrypt, sharingClient } from './sharing.fixture.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads into whatever came back
type Data = any;

const w = await world();
const [sara, fahad, ofOmar] = [await as(w, '1000001'), await as(w, '1000002'), await as(w, '1000002', '1000004')];
const parts = 'allergies,problems,medicines,immunizations,procedures,results,vital_signs';
const { key, inMinutes, share, open } = sharingClient(w, sara);
const end = async (id: number, who = '1000001', inside?: string) => {
  const headers = { authorization: `Bearer ${await w.tokenOf(who, inside)}` };
  return (await w.app.inject({ method: 'DELETE', url: `/api/v1/shared-summaries/${id}`, headers })).statusCode;
};
const linkOf = async (id: number) => {
  const { data } = await sara.get<Data>('/shared-summaries');
  return data.items.find((one: Data) => one.id === id);
};

beforeEach(async () => {
  await w.db.deleteFrom('shared_summary').execute();
});

describe('who does not get it', () => {
  test('D3.01 nobody sees or ends the links of another', async () => {
    const { data } = await share();
    expect((await fahad.get<Data>('/shared-summaries')).data.items).toEqual([]);
    expect(await end(data.id, '1000002')).toBe(404);
    expect((await open(data.url)).http).toBe(200);
  });
  test('D11.01 a guardian of a teenager sees the links that they made, and shares nothing that is marked sensitive', async () => {
    const omar = await w.db.selectFrom('person').select('id').where('mrn', '=', '1000004').executeTakeFirstOrThrow();
    const loinc = (code: string, text: string) => ({
      resourceType: 'Condition',
      clinicalStatus: { coding: [{ code: 'active' }] },
      code: { text },
      ...(code !== '' && {
        meta: { security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-Confidentiality', code }] },
      }),
    });
    await w.db.transaction().execute(async (tx) => {
      await keepStatement(tx, omar.id, loinc('R', 'Secret of Omar'), w.clock.now());
      await keepStatement(tx, omar.id, loinc('', 'Hay fever'), w.clock.now());
    });
    const account = await w.db
      .selectFrom('account')
      .select('id')
      .where('person_id', '=', omar.id)
      .executeTakeFirstOrThrow();
    const own = {
      person_id: omar.id,
      token: 'own',
      parts: ['problems'],
      created_by: account.id,
      created_at: w.clock.now(),
    };
    await w.db
      .insertInto('shared_summary')
      .values({ ...own, expires_at: new Date(inMinutes(60)) })
      .execute();
    expect((await ofOmar.get<Data>('/shared-summaries')).data.items).toEqual([]);
    const headers = { authorization: `Bearer ${await w.tokenOf('1000002', '1000004')}` };
    const content = await w.app.inject({ url: `/api/v1/shared-summaries/content?parts=${parts}`, headers });
    expect(content.payload).toContain('Hay fever');
    expect(content.payload).not.toContain('Secret of Omar');
  });
});

describe('D11.09 what a link carries', () => {
  const contentOf = async (some: string) => {
    const headers = { authorization: `Bearer ${await w.tokenOf('1000001')}` };
    return w.app.inject({ url: `/api/v1/shared-summaries/content?parts=${some}`, headers });
  };
  test('the parts that were chosen; of the others the summary says that they are not shared', async () => {
    const bundle: Data = (await contentOf('allergies')).json();
    const types = new Set(bundle.entry.map((one: Data) => one.resource.resourceType));
    expect(types.has('Observation')).toBe(false);
    const sections = bundle.entry[0].resource.section.map((one: Data) => [
      one.code.coding[0].code,
      one.emptyReason?.coding[0].code,
    ]);
    expect(sections).toContainEqual(['10160-0', 'withheld']);
    expect(sections).not.toContainEqual(['48765-2', 'withheld']);
    expect((await contentOf('everything')).statusCode).toBe(400);
  });
  test('D3.03 nothing that a doctor holds back', async () => {
    const person = await w.db.selectFrom('person').select('id').where('mrn', '=', '1000001').executeTakeFirstOrThrow();
    const body = { resourceType: 'Procedure', status: 'completed', code: { text: 'Held biopsy' } };
    const kept = await w.db.transaction().execute((tx) => keepStatement(tx, person.id, body, w.clock.now()));
    expect((await contentOf(parts)).payload).toContain('Held biopsy');
    await w.db.updateTable('record_entry').set({ released_at: null }).where('resource_id', '=', kept).execute();
    expect((await contentOf(parts)).payload).not.toContain('Held biopsy');
  });
  test('a decoder written from the specification reads what was encrypted, embedded or by a location', async () => {
    const { data } = await share();
    const embedded = await open(data.url, { embeddedLengthMax: 10_000 });
    expect(embedded.headers['access-control-allow-origin']).toBe('*');
    expect(embedded.body).toMatchObject({
      status: 'finalized',
      files: [{ contentType: 'application/fhir+json;fhirVersion=4.0.1' }],
    });
    expect(decrypt(embedded.body.files[0].embedded, key)).toBe('{"a":1}');
    const [{ location }] = (await open(data.url, { embeddedLengthMax: 0 })).body.files;
    const fetchFile = () => w.app.inject({ url: new URL(location).pathname });
    const file = await fetchFile();
    expect([file.headers['content-type'], decrypt(file.payload, key)]).toEqual(['application/jose', '{"a":1}']);
    await end(data.id);
    expect((await fetchFile()).statusCode).toBe(404);
    expect((await w.app.inject({ url: '/api/v1/shl-files/made-up' })).statusCode).toBe(404);
  });
  test('the server never gets what opens it', async () => {
    const { data } = await share();
    const row = await w.db.selectFrom('shared_summary').selectAll().where('id', '=', data.id).executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(key.toString('base64url'));
  });
});

describe('D11.09 the life of a link', () => {
  test('from five minutes to seven days, ten of them open at the same time', async () => {
    for (const minutes of [4, 7 * 1440 + 1])
      expect(await share({ expires_at: inMinutes(minutes) })).toMatchObject({ http: 422, code: 'share_life' });
    const all = await Promise.all(Array.from({ length: 12 }, () => share()));
    expect(all.filter(({ code }) => code === 'too_many_shares')).toHaveLength(2);
  });
  test('those that were opened as often as they may, or locked by wrong passcodes, take no place', async () => {
    const [full, locked] = [await share({ openings: 1 }), await share({ passcode: 'palm-tree' })];
    for (let n = 2; n < 10; n += 1) await share();
    expect(await share()).toMatchObject({ code: 'too_many_shares' });
    await open(full.data.url);
    expect([(await share()).http, (await share()).code]).toEqual([200, 'too_many_shares']);
    for (let n = 0; n < 10; n += 1) await open(locked.data.url, { passcode: 'olive-tree' });
    expect([(await share()).http, (await share()).code]).toEqual([200, 'too_many_shares']);
  });
  test('after its end, and once it was ended, it opens nothing and nothing of it is kept', async () => {
    const [{ data: short }, { data: ended }] = [await share({ expires_at: inMinutes(5) }), await share()];
    expect(await end(ended.id)).toBe(200);
    expect((await open(ended.url)).http).toBe(404);
    const before = w.clock.now();
    w.at(inMinutes(5));
    expect((await open(short.url)).http).toBe(404);
    await w.due();
    const left = await w.db.selectFrom('shared_summary').select('id').where('content', 'is not', null).execute();
    expect(left).toEqual([]);
    expect([(await linkOf(short.id)).state, (await linkOf(ended.id)).state]).toEqual(['expired', 'ended']);
    w.at(before);
  });
  test('who opened it stands with the link and in the access log', async () => {
    const { data } = await share();
    await open(data.url, { recipient: 'Dr. Huda, Jeddah' });
    expect(await linkOf(data.id)).toMatchObject({ opened: 1, opened_by: [{ name: 'Dr. Huda, Jeddah' }] });
    const why = w.db.selectFrom('audit_entry').select('why').where('what', '=', 'shared summary');
    expect(await why.where('record_id', '=', String(data.id)).where('action', '=', 'read').execute()).toEqual([
      { why: 'link' },
    ]);
    for (const recipient of ['  ', '\u200b\u200f', '\u202eaduH .rD', 'Dr. Huda\nopened by nobody'])
      expect((await open(data.url, { recipient })).http).toBe(400);
  });
  test('of two who open it at the same time for the last time, one comes too late', async () => {
    const { data } = await share({ openings: 1 });
    const both = await Promise.all([open(data.url), open(data.url)]);
    expect(both.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(await linkOf(data.id)).toMatchObject({ state: 'used_up', opened: 1 });
  });
});

describe('D11.09 passcodes', () => {
  test('the tenth wrong one ends the link; the eleventh try, with the right one, finds nothing', async () => {
    const { data } = await share({ passcode: 'palm-tree' });
    expect((await open(data.url)).body).toEqual({ remainingAttempts: 10 });
    for (let left = 9; left >= 0; left -= 1)
      expect(await open(data.url, { passcode: 'olive-tree' })).toMatchObject({
        http: 401,
        body: { remainingAttempts: left },
      });
    expect((await open(data.url, { passcode: 'palm-tree' })).http).toBe(404);
    expect(await linkOf(data.id)).toMatchObject({ state: 'locked', wrong_passcodes: 10, opened: 0 });
  });
  test('its digits may be typed in either script, by who sets it and by who opens the link', async () => {
    for (const [set, typed] of [
      ['palm-٢٠٢٦', 'palm-2026'],
      ['palm-2026', 'palm-٢٠٢٦'],
    ])
      expect((await open((await share({ passcode: set })).data.url, { passcode: typed })).http).toBe(200);
  });
  test('tries at the same time are counted one after the other', async () => {
    const { data } = await share({ passcode: 'palm-tree' });
    const all = await Promise.all(Array.from({ length: 12 }, () => open(data.url, { passcode: 'olive-tree' })));
    expect(all.filter(({ http }) => http === 401)).toHaveLength(10);
    expect((await open((await share({ passcode: 'palm-tree' })).data.url, { passcode: 'palm-tree' })).http).toBe(200);
  });
});
