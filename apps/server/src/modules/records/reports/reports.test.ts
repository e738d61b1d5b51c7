import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { as, type Client } from '#modules/booking/booking.fixture.ts';
import { changeStatement, keepStatement } from '../index.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads into whatever came back
type Data = any;

const w = await world();
const [sara, layla, stranger] = [await as(w, '1000001'), await as(w, 'D1001'), await as(w, 'D1030')];
const [ofOmar, ofNoura] = [await as(w, '1000002', '1000004'), await as(w, '1000002', '1000003')];
const personOf = async (mrn: string) =>
  (await w.db.selectFrom('person').select('id').where('mrn', '=', mrn).executeTakeFirstOrThrow()).id;

const film = (title: string, more: object = {}) => ({
  resourceType: 'DiagnosticReport',
  status: 'final',
  category: [{ coding: [{ code: 'RAD' }] }],
  code: { text: title },
  effectiveDateTime: '2026-10-01T09:00:00+03:00',
  conclusion: `Words of ${title}`,
  ...more,
});
const base64 = (text: string) => Buffer.from(text).toString('base64');

async function keep(mrn: string, body: ReturnType<typeof film>): Promise<number> {
  const personId = await personOf(mrn);
  const kept = await w.db.transaction().execute((tx) => keepStatement(tx, personId, body, w.clock.now()));
  return (await w.db.selectFrom('record_entry').select('id').where('resource_id', '=', kept).executeTakeFirstOrThrow())
    .id;
}
const list = async (who: Client, query = '') =>
  (await who.get<Data>(`/reports?type=radiology&limit=100${query}`)).data.items as Data[];
const titles = async (who: Client, query = '') => (await list(who, query)).map(({ title }) => title as string);
const raw = async (token: string, url: string) =>
  w.app.inject({ url: `/api/v1${url}`, headers: { authorization: `Bearer ${token}` } });

describe('who does not read it', () => {
  test('D3.01 another patient, and a doctor of others, on every path', async () => {
    const id = await keep('1000001', film('Private film'));
    const fahad = await as(w, '1000002');
    for (const path of [`/reports/${id}`, `/reports/${id}/pdf/en`, `/reports/${id}/files/0`])
      expect([(await fahad.get(path)).http, (await stranger.get(`${path}?mrn_number=1000001`)).http]).toEqual([
        404, 404,
      ]);
    expect((await stranger.patch(`/reports/${id}`, { mrn_number: '1000001', released: false })).http).toBe(404);
    expect((await sara.patch(`/reports/${id}`, { mrn_number: '1000001', released: false })).http).toBe(403);
  });
  test('D11.01 the guardian of a teenager does not see what is marked sensitive, on any path', async () => {
    const secret = { meta: { security: [{ code: 'SEX' }] } };
    const id = await keep('1000004', film('Secret film', secret));
    await keep('1000003', film('Film of a child', secret));
    expect(await titles(ofOmar)).not.toContain('Secret film');
    expect((await ofOmar.get(`/reports/${id}`)).http).toBe(404);
    expect((await ofOmar.get(`/reports/${id}/pdf/ar`)).http).toBe(404);
    expect(await titles(ofNoura)).toContain('Film of a child');
  });
});

describe('D11.01 hold and release', () => {
  test('a held report leaves by no path until a doctor in care releases it', async () => {
    const id = await keep('1000001', film('Held film'));
    expect((await layla.patch<Data>(`/reports/${id}`, { mrn_number: '1000001', released: false })).data.held).toBe(
      true,
    );
    expect(await titles(sara)).not.toContain('Held film');
    for (const path of ['', '/pdf/en', '/files/0']) expect((await sara.get(`/reports/${id}${path}`)).http).toBe(404);
    expect(await titles(layla, '&mrn_number=1000001')).toContain('Held film');
    await layla.patch(`/reports/${id}`, { mrn_number: '1000001', released: true });
    expect(await titles(sara)).toContain('Held film');
  });
});

describe('what a report shows', () => {
  test('the newest first, undated ones last, withdrawn ones without their words', async () => {
    await keep('1000001', film('Newest film', { effectiveDateTime: '2026-11-20' }));
    await keep('1000001', { ...film('Undated film'), effectiveDateTime: 'last spring' });
    const gone = await keep('1000001', film('Gone film'));
    const { resource_id: kept, person_id: whose } = await w.db
      .selectFrom('record_entry')
      .select(['resource_id', 'person_id'])
      .where('id', '=', gone)
      .executeTakeFirstOrThrow();
    const error = film('Gone film', { status: 'entered-in-error' });
    await w.db.transaction().execute((tx) => changeStatement(tx, whose, kept, error, w.clock.now()));
    const all = await titles(sara);
    expect([all[0], all.at(-1)]).toEqual(['Newest film', 'Undated film']);
    const { data } = await sara.get<Data>(`/reports/${gone}`);
    expect([data.withdrawn, data.texts, data.files, data.title]).toEqual([true, [], [], 'Radiology report']);
    expect((await sara.get(`/reports/${gone}/pdf/en`)).http).toBe(404);
  });
  test('texts in the languages that exist; HTML is text and is never executed', async () => {
    const forms = [
      { contentType: 'text/plain', language: 'ar', data: base64('الصدر سليم') },
      { contentType: 'text/html', language: 'en', data: base64('<p>Clear &amp; dry</p><script>alert(1)</script>') },
    ];
    const id = await keep('1000001', film('Two languages', { conclusion: undefined, presentedForm: forms }));
    expect((await sara.get<Data>(`/reports/${id}`)).data.texts).toEqual([
      { language: 'ar', text: 'الصدر سليم' },
      { language: 'en', text: 'Clear & dry' },
    ]);
    const pdf = await raw(await w.tokenOf('1000001'), `/reports/${id}/pdf/ar`);
    expect([pdf.headers['content-type'], pdf.rawPayload.subarray(0, 5).toString()]).toEqual([
      'application/pdf',
      '%PDF-',
    ]);
  });
});

describe('what comes with a report', () => {
  test('a file is what its bytes are: one that is called PDF and is none is not handed out', async () => {
    const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const forms = [
      { contentType: 'application/pdf', data: base64('<html><script>alert(1)</script></html>') },
      { contentType: 'application/pdf', data: png },
    ];
    const id = await keep('1000001', film('Odd files', { presentedForm: forms }));
    expect((await sara.get<Data>(`/reports/${id}`)).data.files.map(({ kind }: Data) => kind)).toEqual([
      'unreadable',
      'picture',
    ]);
    const token = await w.tokenOf('1000001');
    expect((await raw(token, `/reports/${id}/files/0`)).json()).toMatchObject({ code: 'report_file_not_readable' });
    expect((await raw(token, `/reports/${id}/files/1`)).headers['content-type']).toBe('image/png');
    expect((await raw(token, `/reports/${id}/files/2`)).statusCode).toBe(404);
  });
  test('D3.05 who read a report stands in the access log', async () => {
    const id = await keep('1000001', film('Logged film'));
    await layla.get(`/reports/${id}?mrn_number=1000001`);
    const rows = await w.db
      .selectFrom('audit_entry')
      .select(['why'])
      .where('what', '=', 'report')
      .where('record_id', '=', String(id))
      .execute();
    expect(rows).toEqual([{ why: 'care' }]);
  });
});
