import { describe, expect, test } from 'vitest';
import { ltr } from '#platform/documents/formats.ts';
import { world } from '#test/world.ts';
import { as } from '#modules/booking/booking.fixture.ts';
import { keepStatement } from '#modules/records/index.ts';
import { certificateDocument } from './certificate.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads into whatever came back
type Data = any;

const w = await world();
const [ofNoura, fahad] = [await as(w, '1000002', '1000003'), await as(w, '1000002')];
const keepFor = async (mrn: string, body: Parameters<typeof keepStatement>[2]) => {
  const person = await w.db.selectFrom('person').select('id').where('mrn', '=', mrn).executeTakeFirstOrThrow();
  return w.db.transaction().execute((tx) => keepStatement(tx, person.id, body, w.clock.now()));
};
const certificate = async (who: string, inside?: string) =>
  w.app.inject({
    url: '/api/v1/vaccinations/certificate/ar',
    headers: { authorization: `Bearer ${await w.tokenOf(who, inside)}` },
  });
const codes = async () =>
  (await w.db.selectFrom('vaccine_certificate').select('code').orderBy('id').execute()).map(({ code }) => code);
const verify = async (code: string): Promise<Data> =>
  (await w.app.inject({ url: `/api/v1/verify/${code}` })).json().data;

describe('D11.03 vaccination certificates', () => {
  test('a code says whether the vaccines still stand, and who by initials alone', async () => {
    const kept = await keepFor('1000003', {
      resourceType: 'Immunization',
      status: 'completed',
      vaccineCode: { text: 'Varicella' },
      occurrenceDateTime: '2021-11-30',
    });
    const pdf = await certificate('1000002', '1000003');
    expect([pdf.statusCode, pdf.headers['content-type'], pdf.payload.slice(0, 5)]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    await certificate('1000002', '1000003');
    const [code = '', ...others] = await codes();
    expect(others).toEqual([]);
    expect(await verify(code)).toMatchObject({ kind: 'vaccination', state: 'valid', from: null });
    expect(JSON.stringify(await verify(code))).not.toMatch(/Noura|Varicella/);
    await w.db
      .updateTable('record_entry')
      .set({ withdrawn_at: w.clock.now() })
      .where('resource_id', '=', kept)
      .execute();
    expect(await verify(code)).toMatchObject({ state: 'withdrawn' });
  });
  test('without a vaccine there is none', async () => {
    expect((await certificate('1000002')).statusCode).toBe(404);
  });
});

test('D11.03 a dose that its sender calls subpotent stands on no certificate, and one that is called so since is withdrawn', async () => {
  const dose = {
    resourceType: 'Immunization',
    status: 'completed',
    vaccineCode: { text: 'Rabies' },
    occurrenceDateTime: '2024-11-30',
  };
  await keepFor('1000002', { ...dose, isSubpotent: true });
  expect((await certificate('1000002')).statusCode).toBe(404);
  expect((await fahad.get<Data>('/vaccinations')).data.given).toMatchObject([{ title: 'Rabies', is_subpotent: true }]);
  const kept = await keepFor('1000002', dose);
  const before = await codes();
  expect((await certificate('1000002')).statusCode).toBe(200);
  const code = (await codes()).find((one) => !before.includes(one))!;
  expect(await verify(code)).toMatchObject({ state: 'valid' });
  await w.db
    .updateTable('fhir_resource')
    .set({ body: JSON.stringify({ ...dose, isSubpotent: true }) })
    .where('id', '=', kept)
    .execute();
  expect(await verify(code)).toMatchObject({ state: 'withdrawn' });
});

test('D11.03 a day of which the year or the month alone is known is told as exactly as that', async () => {
  const given = (occurrenceDateTime: string) =>
    keepFor('1000003', {
      resourceType: 'Immunization',
      status: 'completed',
      vaccineCode: { text: `Given in ${occurrenceDateTime}` },
      occurrenceDateTime,
    });
  for (const day of ['2023', '2023-04', '2023-04-09']) await given(day);
  const { data } = await ofNoura.get<Data>('/vaccinations');
  const known = data.given.flatMap(({ title, day, precision }: Data) =>
    title.startsWith('Given in 2023') ? [[day, precision]] : [],
  );
  expect(known).toEqual([
    ['2023-04-09', 'day'],
    ['2023-04-01', 'month'],
    ['2023-01-01', 'year'],
  ]);
  const patient = { name: 'Noura', nameAr: 'نورة', mrn: '1000003', birthDate: null } as Data;
  const vaccines = known.map(([on, precision]: Data) => ({ title: 'x', titleAr: null, on, precision }));
  const printed = { patient, given: vaccines, issuedAt: w.clock.now(), url: 'https://balsam.example' };
  const { table } = certificateDocument(printed, 'en') as Data;
  expect(table.rows.map(([, on]: Data) => on)).toEqual([ltr('09/04/2023'), ltr('04/2023'), ltr('2023')]);
});
