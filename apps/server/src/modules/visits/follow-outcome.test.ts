import { beforeEach, expect, test } from 'vitest';
import { addMinutes } from '@balsam/domain/time';
import { productIdOf } from '#test/factories/orders.ts';
import { demoNow, world } from '#test/world.ts';
import { crowd } from '#modules/booking/booking.fixture.ts';
import { summaryRows } from './export.store.ts';
import { as, night, paidVisit, putter, type Client, type Data } from './visits.fixture.ts';

const w = await world();
const [patient] = (await crowd(w, 1)) as [Client];
const layla = await as(w, 'D1001');
const put = await putter(w, 'D1001');
beforeEach(() => w.at(demoNow));
const amlodipine = await productIdOf(w, 'Amlodipine 5 mg tablets');

/** A visit whose summary is signed, with one diagnosis and one medicine. */
async function signed(day: string): Promise<number> {
  const { id } = await paidVisit(w, patient, { day });
  w.at(addMinutes(night(day), 5));
  const medicines = [{ product_id: amlodipine, dose: '1 tablet', times_per_day: 1, days: 45 }];
  const url = `/appointments/${id}/summary`;
  expect((await put(url, { findings: 'Clear chest', diagnoses: [{ code: 'I10' }], medicines })).http).toBe(200);
  expect((await layla.post(`${url}/sign`, {})).http).toBe(200);
  await w.dispatch();
  return id;
}

const linesOf = async (day: string) =>
  (await patient.get<Data>('/timelines/all')).data.items.filter((item: Data) => item.day === `2026-12-${day}`);

/** What the record says of that day, and whether the medicine can be ordered by it. */
async function known(day: string) {
  const lines = await linesOf(day);
  const [inCart] = (await patient.get<Data>('/cart')).data.items;
  return {
    lines: lines.length,
    withdrawn: lines.filter((item: Data) => item.withdrawn).length,
    ordered: inCart.prescribed,
  };
}

test('D10.03 D10.05 what was signed of a visit that did not take place is no prescription as long as that is said', async () => {
  const id = await signed('22');
  const desk = await as(w, 'frontdesk@balsam.example');
  await patient.post('/cart/add', { product_id: amlodipine, quantity: 1 });
  const say = async (who: typeof desk, outcome: string) => {
    const said = { outcome, reason: 'Signed for somebody else' };
    expect((await who.post(`/appointments/${id}/outcome`, said)).http).toBe(200);
    await w.dispatch();
  };
  const [there, gone] = [
    { lines: 3, withdrawn: 0, ordered: true },
    { lines: 3, withdrawn: 3, ordered: false },
  ];
  expect(await known('22')).toEqual(there);
  await say(desk, 'missed_by_doctor');
  expect(await known('22')).toEqual(gone);
  expect(JSON.stringify(await linesOf('22'))).not.toMatch(/blood pressure|Amlodipine/);
  await say(desk, 'completed');
  expect(await known('22')).toEqual(there);
  expect(JSON.stringify(await linesOf('22'))).toMatch(/blood pressure.*Amlodipine|Amlodipine.*blood pressure/);
  await say(desk, 'missed_by_patient');
  expect(await known('22')).toEqual(gone);
  await say(layla, 'completed');
  expect(await known('22')).toEqual(there);
  const audited = await w.db
    .selectFrom('audit_entry')
    .select('action')
    .where('what', '=', 'visit summary')
    .where('record_id', '=', String(id))
    .where('why', '=', 'system')
    .execute();
  expect(audited).toHaveLength(4);
});

test('D10.03 D10.05 the summary of a visit that did not take place is shown to its doctor alone, on no path to the patient', async () => {
  const id = await signed('21');
  const desk = await as(w, 'frontdesk@balsam.example');
  const { patient_id: patientId } = await w.db
    .selectFrom('appointment')
    .select('patient_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const url = `/appointments/${id}/summary`;
  const paths = async () => [
    (await patient.get(url)).http,
    (await summaryRows(w.db, patientId, 0, 50)).filter((row) => row.id === id).length,
  ];
  const say = (outcome: string) => desk.post(`/appointments/${id}/outcome`, { outcome, reason: 'Signed for another' });
  expect((await say('missed_by_doctor')).http).toBe(200);
  expect(await paths()).toEqual([404, 0]);
  expect((await layla.get<Data>(url)).data).toMatchObject({ findings: 'Clear chest' });
  expect((await say('completed')).http).toBe(200);
  expect((await patient.get(url)).http).toBe(200);
  expect(await summaryRows(w.db, patientId, id - 1, 1)).toMatchObject([{ id, findings: 'Clear chest' }]);
});
