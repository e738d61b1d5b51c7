import { beforeEach, describe, expect, test } from 'vitest';
import { addDays, addMinutes, riyadhDay } from '@balsam/domain/time';
import { demoNow, world } from '#test/world.ts';
import { productIdOf } from '#test/factories/orders.ts';
import { holding, untilLockWait } from '#test/lock-wait.ts';
import type { Tx } from '#platform/db/types.ts';
import { insertPhrase, lockPhrases } from './phrases.store.ts';
import { as, night, paidVisit, putter, type Data } from './visits.fixture.ts';

const w = await world();
const sara = await as(w, '1000001');
const fahad = await as(w, '1000002');
const layla = await as(w, 'D1001');
const put = await putter(w, 'D1001');
const amlodipine = await productIdOf(w, 'Amlodipine 5 mg tablets');
const ibuprofen = await productIdOf(w, 'Sapofen 400 mg tablets');
beforeEach(() => w.at(demoNow));

const medicine = { product_id: amlodipine, dose: '1 tablet', times_per_day: 1, days: 45 };
const whole = {
  findings: 'Clear chest',
  diagnoses: [{ code: 'I10' }],
  advice: 'Less salt',
  medicines: [medicine],
  follow_up_days: 30,
};
const url = (id: number) => `/appointments/${id}/summary`;
const read = (client: typeof sara, id: number) => client.get<Data>(url(id));
const sign = (id: number, client = layla) => client.post<Data>(`${url(id)}/sign`, {});

/** A paid visit of Sara's that has begun. */
async function begun(day: string, client = sara) {
  const visit = await paidVisit(w, client, { day });
  w.at(addMinutes(night(day), 5));
  return visit;
}

describe('refusals', () => {
  test('D3.01 another doctor finds nothing to write, and a patient may not', async () => {
    const { id } = await begun('01');
    const other = await putter(w, 'D1002');
    expect((await other(url(id), whole)).http).toBe(404);
    expect((await (await putter(w, '1000001'))(url(id), whole)).http).toBe(403);
    expect((await sign(id, await as(w, 'D1002'))).http).toBe(404);
    expect((await read(fahad, id)).http).toBe(404);
  });
  test('D10.05 not before the visit begins', async () => {
    const { id } = await paidVisit(w, sara, { day: '02' });
    w.at(addMinutes(night('02'), -1));
    expect((await put(url(id), whole)).code).toBe('visit_not_begun');
  });
  test('D10.05 a diagnosis that is on no list, a product that is not sold and a long sick leave are refused', async () => {
    const { id } = await begun('03');
    expect((await put(url(id), { ...whole, diagnoses: [{ code: 'X99.9' }] })).code).toBe('diagnosis_not_known');
    const unknown = [{ ...medicine, product_id: 999_999_999 }];
    expect((await put(url(id), { ...whole, medicines: unknown })).http).toBe(404);
    const day = riyadhDay(night('03'));
    expect((await put(url(id), { ...whole, sick_leave: { from: day, to: addDays(day, 14) } })).code).toBe(
      'sick_leave_not_valid',
    );
  });
  test('D10.05 a draft is not the patient’s to read, and without findings or diagnosis it is not signed', async () => {
    const { id } = await begun('04');
    expect((await sign(id)).code).toBe('summary_incomplete');
    expect((await put(url(id), { ...whole, findings: '' })).http).toBe(200);
    expect((await sign(id)).code).toBe('summary_incomplete');
    expect((await read(sara, id)).http).toBe(404);
    expect((await sara.get<Data>(`${url(id)}/file`)).http).toBe(404);
    expect((await layla.post<Data>(`${url(id)}/addenda`, { text: 'x' })).code).toBe('summary_not_signed');
  });
});

describe('a draft', () => {
  test('is kept whole and warns of what the record says, only the doctor', async () => {
    const { id } = await begun('05');
    const saved = await put(url(id), { ...whole, medicines: [{ ...medicine, product_id: ibuprofen }] });
    expect(saved.data).toMatchObject({
      state: 'draft',
      diagnoses: [{ code: 'I10', text: 'High blood pressure', text_ar: 'ارتفاع ضغط الدم' }],
      warnings: [
        { kind: 'allergy', severity: 'serious', known: 'Allergy to ibuprofen', known_ar: 'حساسية من الإيبوبروفين' },
      ],
    });
    await put(url(id), { findings: 'Only this' });
    expect((await read(layla, id)).data).toMatchObject({ findings: 'Only this', diagnoses: [], medicines: [] });
  });
  test('D10.05 counts packs by the dose: of pens, which hold many each, one is enough', async () => {
    const { id } = await begun('15');
    const pens = await productIdOf(w, 'Lantus SoloStar pens');
    const saved = await put(url(id), { ...whole, medicines: [{ ...medicine, product_id: pens }] });
    expect(saved.data.medicines).toMatchObject([{ packs: 1 }]);
  });
  test('lists each diagnosis once, in the doctor’s own words where there are some', async () => {
    const { id } = await begun('06');
    const diagnoses = [{ code: 'I10', text: 'Mild' }, { code: 'R51' }, { code: 'I10', text: 'Severe' }];
    expect((await put(url(id), { ...whole, diagnoses })).data.diagnoses.map((d: Data) => d.text)).toEqual([
      'Severe',
      'Headache',
    ]);
  });
});

describe('signed', () => {
  test('D10.05 it is final, completes the visit, and stands in the record, in one transaction', async () => {
    const visit = await begun('07');
    const day = riyadhDay(night('07'));
    await put(url(visit.id), { ...whole, sick_leave: { from: day, to: addDays(day, 2) } });
    const replies = await Promise.all([sign(visit.id), sign(visit.id)]);
    expect(replies.map(({ http }) => http)).toEqual(expect.arrayContaining([200, 409]));
    expect((await put(url(visit.id), whole)).code).toBe('summary_signed');
    expect((await sara.get(`/appointments/${visit.id}`)).data).toMatchObject({ state: 'completed', status: 'success' });
    expect((await read(sara, visit.id)).data).toMatchObject({
      state: 'signed',
      sick_leave: { from: day, to: addDays(day, 2) },
      medicines: [{ packs: 2, available: true }],
      follow_up: { day: addDays(day, 30) },
      warnings: [],
    });
    const timeline = (await sara.get<Data>('/timelines')).data.items;
    expect(timeline[0]).toMatchObject({ reason: 'High blood pressure', title_ar: expect.stringContaining('زيارة') });
    const kept = await w.db
      .selectFrom('fhir_resource')
      .select(['resource_type', 'body'])
      .where('person_id', '=', visit.patient.id)
      .where('source_id', 'like', `balsam|visit-${visit.id}%`)
      .orderBy('resource_type')
      .execute();
    expect(kept.map((row) => row.resource_type)).toEqual(['Condition', 'Encounter', 'MedicationRequest']);
    expect(kept[2]?.body).toMatchObject({
      dosageInstruction: [{ timing: { repeat: { frequency: 1, period: 1, periodUnit: 'd' } } }],
    });
  });
  test('D10.05 D11.03 its sick leave is issued at once, once, and its code is verified', async () => {
    const visit = await begun('14');
    const [from, to] = [riyadhDay(night('14')), addDays(riyadhDay(night('14')), 2)];
    await put(url(visit.id), { ...whole, sick_leave: { from, to } });
    await Promise.all([sign(visit.id), sign(visit.id)]);
    const { items } = (await sara.get<Data>('/medical-reports/sick-leaves')).data;
    expect(items.filter((leave: Data) => leave.appointment_id === visit.id)).toMatchObject([
      { kind: 'sick_leave', status: 'approved', from, to },
    ]);
    const { code } = await w.db
      .selectFrom('medical_report')
      .select('code')
      .where('appointment_id', '=', visit.id)
      .executeTakeFirstOrThrow();
    expect((await w.app.inject({ url: `/api/v1/verify/${code}` })).statusCode).toBe(200);
  });
  test('D10.05 nothing of it can be changed in the database either', async () => {
    const visit = await begun('08');
    await put(url(visit.id), whole);
    await sign(visit.id);
    const isRefused = (change: Promise<unknown>) =>
      expect(change).rejects.toThrow('a signed visit summary cannot be changed');
    await isRefused(
      w.db.updateTable('visit_summary').set({ findings: 'x' }).where('appointment_id', '=', visit.id).execute(),
    );
    for (const table of ['visit_medicine', 'visit_diagnosis', 'visit_summary'] as const)
      await isRefused(w.db.deleteFrom(table).where('appointment_id', '=', visit.id).execute());
  });
});

describe('what is signed', () => {
  test('is told to the patient, with what is added, and reads it as PDF in both languages', async () => {
    const visit = await begun('09');
    await put(url(visit.id), whole);
    await sign(visit.id);
    expect(
      (await layla.post<Data>(`${url(visit.id)}/addenda`, { text: 'The laboratory agrees' })).data.addenda,
    ).toHaveLength(1);
    await w.dispatch();
    const told = await w.db
      .selectFrom('notification')
      .select(['title', 'message'])
      .where('appointment_id', '=', visit.id)
      .where('kind', '=', 'visit_summary')
      .orderBy('id')
      .execute();
    expect(told.map(({ title }) => title)).toEqual(['Your visit summary is ready', 'Your visit summary was updated']);
    expect(JSON.stringify(told)).not.toMatch(/Clear chest|blood|laboratory/);
    for (const lang of ['ar', 'en']) {
      const headers = { authorization: `Bearer ${await w.tokenOf('1000001')}` };
      const file = await w.app.inject({ url: `/api/v1${url(visit.id)}/file?lang=${lang}`, headers });
      expect([file.statusCode, file.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    }
  });
  test('its medicines can be ordered: the cart knows that they are prescribed', async () => {
    const visit = await begun('10', fahad);
    await put(url(visit.id), whole);
    await sign(visit.id);
    const cart = await fahad.post<Data>('/cart/add', { product_id: amlodipine, quantity: 2 });
    expect(cart.data.items[0]).toMatchObject({ prescribed: true });
  });
  test('a sensitive diagnosis is hidden from the guardian of a sixteen-year-old, another is not', async () => {
    const asGuardian = await as(w, '1000002', '1000004');
    for (const [day, code, http] of [
      ['11', 'F41.1', 404],
      ['12', 'J06.9', 200],
    ] as const) {
      w.at(demoNow);
      const visit = await begun(day, asGuardian);
      await put(url(visit.id), { ...whole, diagnoses: [{ code }] });
      await sign(visit.id);
      expect((await read(asGuardian, visit.id)).http).toBe(http);
      expect((await read(await as(w, '1000004'), visit.id)).http).toBe(200);
    }
    const timeline = (await asGuardian.get<Data>('/timelines')).data.items;
    expect(JSON.stringify(timeline)).not.toContain('anxiety');
  });
});

test('D11.01 the sick leave of a sensitive diagnosis is for the young person alone, however it was made; another is not', async () => {
  const [asGuardian, own] = [await as(w, '1000002', '1000004'), await as(w, '1000004')];
  const leavesOf = async (who: typeof own, visitId: number) =>
    (await who.get<Data>('/medical-reports/sick-leaves')).data.items
      .filter((leave: Data) => leave.appointment_id === visitId)
      .map(({ id }: Data) => id);
  for (const [day, code, isSensitive] of [
    ['17', 'F41.1', true],
    ['18', 'J06.9', false],
  ] as const) {
    w.at(demoNow);
    const visit = await begun(day, asGuardian);
    const from = riyadhDay(night(day));
    await put(url(visit.id), { ...whole, diagnoses: [{ code }], sick_leave: { from, to: from } });
    await sign(visit.id);
    const [signed] = await leavesOf(own, visit.id);
    expect(await leavesOf(asGuardian, visit.id)).toEqual(isSensitive ? [] : [signed]);
    const officer = await as(w, 'records@balsam.example');
    const move = (id: number, to: string) => officer.post(`/desk/reports/${id}/move`, { to, reason: 'Another day' });
    await move(signed, 'withdrawn');
    const body = { appointment_id: visit.id, kind: 'sick_leave', language: 'ar', from, to: from };
    const made = await officer.post<Data>('/desk/reports', body);
    expect(made.data.is_sensitive).toBe(isSensitive);
    await move(made.data.id, 'approved');
    const [newest] = await leavesOf(own, visit.id);
    expect(newest).toBe(made.data.id);
    expect(await leavesOf(asGuardian, visit.id)).toEqual(isSensitive ? [] : [newest, signed]);
  }
});

describe('the list of diagnoses and the sentences', () => {
  const codes = async (query: string) =>
    (await layla.get<Data>(`/icd10?query=${encodeURIComponent(query)}`)).data.items.map((row: Data) => row.code);
  test('a diagnosis is found by code, with and without its point, and by words in either language', async () => {
    expect((await codes('E11.9'))[0]).toBe('E11.9');
    expect((await codes('e119'))[0]).toBe('E11.9');
    expect(await codes('السكري الثاني')).toContain('E11.9');
    expect(await codes('أنيميا')).toContain('D50.9');
    expect(await codes('flu')).toContain('J11.1');
    for (const nothing of ['%', '_', '\\', '   ', 'zzzz']) expect(await codes(nothing)).toEqual([]);
  });
  test('a patient looks up no codes', async () => {
    expect((await sara.get('/icd10?query=flu')).http).toBe(403);
  });
  test('a doctor’s sentences are their own, once each', async () => {
    const text = 'Walk half an hour a day';
    const other = await as(w, 'D1002');
    await layla.post('/doctor/phrases', { text });
    const { items } = (await layla.post<Data>('/doctor/phrases', { text })).data;
    expect(items.filter((one: Data) => one.text === text)).toHaveLength(1);
    expect((await other.get<Data>('/doctor/phrases')).data.items).toEqual([]);
    const headers = { authorization: `Bearer ${await w.tokenOf('D1002')}` };
    const gone = await w.app.inject({ method: 'DELETE', url: `/api/v1/doctor/phrases/${items[0].id}`, headers });
    expect(gone.statusCode).toBe(404);
  });
  test('D10.11 a doctor keeps no more than a hundred sentences, also of those that are sent at the same moment', async () => {
    const doctor = await as(w, 'D1003');
    for (let n = 0; n < 99; n += 1) await doctor.post('/doctor/phrases', { text: `Sentence ${n}` });
    const { id } = await w.db.selectFrom('doctor').select('id').where('code', '=', 'D1003').executeTakeFirstOrThrow();
    const addHundredth = async (tx: Tx): Promise<void> => {
      await lockPhrases(tx, id);
      await insertPhrase(tx, id, 'The hundredth', w.clock.now());
    };
    const raced = Promise.withResolvers<{ code?: string }>();
    await holding(w, addHundredth, async () => {
      const answer = doctor.post('/doctor/phrases', { text: 'One more' });
      raced.resolve(answer);
      await Promise.race([untilLockWait(w), answer]);
    });
    expect(await raced.promise).toMatchObject({ code: 'too_many_phrases' });
    expect((await doctor.get<Data>('/doctor/phrases')).data.items).toHaveLength(100);
  });
});

test('the chart of a doctor’s own visit says what the record says, to no other doctor', async () => {
  const { id } = await paidVisit(w, sara, { day: '13' });
  expect((await layla.get<Data>(`/appointments/${id}/chart`)).data).toMatchObject({
    age: 36,
    told_age: { unit: 'years', count: 36 },
    gender: 'female',
    allergies: [{ title: 'Allergy to ibuprofen' }],
    unconfirmed: { allergies: [], medicines: [], conditions: [] },
  });
  expect((await (await as(w, 'D1002')).get(`/appointments/${id}/chart`)).http).toBe(404);
});
