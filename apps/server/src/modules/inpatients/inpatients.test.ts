import { expect, test } from 'vitest';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { hostileStrings } from '#test/hostile-strings.ts';
import { demoNow, world } from '#test/world.ts';
import { as, book, newSlot, type Client } from '#modules/booking/booking.fixture.ts';
import { putter, type Data } from '#modules/visits/visits.fixture.ts';

const w = await world();
const layla = await as(w, 'D1001');
const omar = await as(w, 'D1002');
const listOf = async (who: Client, query = '') => (await who.get<Data>(`/users/inpatient${query}`)).data;
const mrnsOf = async (who: Client): Promise<string[]> =>
  (await listOf(who)).items.map(({ patient }: Data) => patient.mrn_number);
const doctorId = async (code: string) =>
  (await w.db.selectFrom('doctor').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
const stayOf = async (mrn: string) =>
  w.db
    .selectFrom('admission as a')
    .innerJoin('person as p', 'p.id', 'a.person_id')
    .select(['a.id', 'a.person_id'])
    .where('p.mrn', '=', mrn)
    .executeTakeFirstOrThrow();
const mine = '1000016';
const discharged = '1000012';
const ofOmar = '1000024';

test('D13.09 another doctor’s inpatients, their list and their notes are not found', async () => {
  const { id } = await stayOf(ofOmar);
  expect((await layla.get(`/users/inpatient?doctor_id=${await doctorId('D1002')}`)).http).toBe(404);
  expect((await layla.get(`/users/inpatient/${id}`)).http).toBe(404);
  expect((await layla.post(`/users/inpatient/${id}/notes`, { text: 'hello' })).http).toBe(404);
  expect((await layla.get(`/reports?mrn_number=${ofOmar}`)).http).toBe(404);
  const outsiders = ['1000001', mine, 'admin@balsam.example', 'records@balsam.example'];
  const replies = await Promise.all(outsiders.map(async (who) => (await as(w, who)).get('/users/inpatient')));
  expect(replies.map(({ http }) => http)).toEqual([403, 403, 403, 403]);
  expect((await omar.get<Data>(`/users/inpatient/${id}`)).data.patient.mrn_number).toBe(ofOmar);
});

test('D13.09 the list has ward, bed, since, diagnosis and the newest results; those who were discharged are gone', async () => {
  const { items, total } = await listOf(layla, `?doctor_id=${await doctorId('D1001')}`);
  expect(total).toBe(items.length);
  const mrns = items.map(({ patient }: Data) => patient.mrn_number);
  expect(mrns).toContain(mine);
  expect(mrns).not.toContain(discharged);
  expect(mrns).not.toContain(ofOmar);
  expect((await layla.get(`/users/inpatient/${(await stayOf(discharged)).id}`)).http).toBe(404);
  const one = items.find(({ patient }: Data) => patient.mrn_number === mine);
  expect(one).toMatchObject({
    ward: { title: 'Medical ward', title_ar: 'جناح الباطنة' },
    bed: '311',
    since: addMinutes(demoNow, -26 * 60).toISOString(),
    day_of_stay: 2,
    diagnosis: 'Community-acquired pneumonia',
    patient: {
      name: 'Dalal Al-Rashid',
      name_ar: 'دلال الرشيد',
      gender: 'female',
      age: 53,
      told_age: { unit: 'years', count: 53 },
    },
  });
  expect(one.results[0]).toMatchObject({ title: 'White blood cells', decimal: '17.8', flag: 'high' });
  expect(items.every(({ results }: Data) => results.length <= 3)).toBe(true);
});

test('D13.09 a discharge ends the list, the notes and the record at once', async () => {
  const mrn = '1000020';
  const { id, person_id: personId } = await stayOf(mrn);
  expect((await layla.get(`/reports?mrn_number=${mrn}`)).http).toBe(200);
  expect((await layla.get(`/medical-file?mrn_number=${mrn}`)).http).toBe(200);
  await w.db.updateTable('admission').set({ discharged_at: w.clock.now() }).where('id', '=', id).execute();
  expect(await mrnsOf(layla)).not.toContain(mrn);
  expect((await layla.post(`/users/inpatient/${id}/notes`, { text: 'late' })).http).toBe(404);
  expect((await layla.get(`/reports?mrn_number=${mrn}`)).http).toBe(404);
  const notes = await w.db.selectFrom('admission_note').select('id').where('admission_id', '=', id).execute();
  expect(notes).toEqual([]);
  const log = w.db.selectFrom('audit_entry').select(['what', 'why']).where('person_id', '=', personId);
  expect(await log.execute()).toEqual(
    expect.arrayContaining([
      { what: 'laboratory results', why: 'care' },
      { what: 'stay', why: 'care' },
    ]),
  );
});

test('D13.09 a note is added by the doctor of the stay, keeps what it says and is written down', async () => {
  const { id, person_id: personId } = await stayOf(mine);
  expect((await layla.post(`/users/inpatient/${id}/notes`, { text: '  ' })).http).toBe(400);
  expect((await layla.post(`/users/inpatient/${id}/notes`, { text: 'x'.repeat(4001) })).http).toBe(400);
  const before = (await layla.get<Data>(`/users/inpatient/${id}`)).data.notes.length;
  const { data } = await layla.post<Data>(`/users/inpatient/${id}/notes`, { text: 'No fever today' });
  expect(data.notes).toHaveLength(before + 1);
  expect(data.notes[0]).toMatchObject({ text: 'No fever today', mine: true, author: 'Layla Hassan' });
  expect(data.last_note_at).toBe(demoNow.toISOString());
  const written = await w.db
    .selectFrom('audit_entry')
    .select(['what', 'why', 'record_id'])
    .where('person_id', '=', personId)
    .where('action', '=', 'write')
    .execute();
  expect(written).toEqual([{ what: 'stay', why: 'care', record_id: String(id) }]);
  await expect(w.db.updateTable('admission_note').set({ text: 'x' }).execute()).rejects.toThrow(/append/i);
});

test('D13.09 what hostile strings say in a note is kept as it was typed', async () => {
  const { id } = await stayOf('1000019');
  const texts = hostileStrings.map((text) => text.trim()).filter((text) => text !== '' && text.length <= 4000);
  const faults = [];
  for (const text of texts.slice(0, 120)) {
    const { http, data } = await layla.post<Data>(`/users/inpatient/${id}/notes`, { text });
    if (http === 200 ? data.notes[0].text !== text : http !== 400) faults.push([http, text]);
  }
  expect(faults).toEqual([]);
});

test('D13.09 the doctor of a stay reads what the patient told another doctor before a visit', async () => {
  const patient = await as(w, mine);
  const visit = await book(patient, await newSlot(w, { doctor: 'D1009', at: instantAt('2026-12-20', '03:00') }));
  const told = { complaint: 'Cough', since: 'Monday', helps: '', medicines: '', allergies: 'Dust', file_ids: [] };
  const put = await putter(w, mine);
  expect((await put(`/appointments/${visit.id}/case-history`, told)).http).toBe(200);
  const { data } = await layla.get<Data>(`/users/inpatient/${(await stayOf(mine)).id}`);
  expect(data.case_history).toMatchObject({ complaint: 'Cough', allergies: 'Dust' });
  expect((await layla.get(`/appointments/${visit.id}/case-history`)).http).toBe(404);
  expect((await layla.get<Data>(`/users/inpatient/${(await stayOf('1000013')).id}`)).data.case_history).toBeNull();
});
