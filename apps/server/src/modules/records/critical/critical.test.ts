import { expect, test } from 'vitest';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { demoNow, world } from '#test/world.ts';
import { as, book, newSlot, pay, type Client } from '#modules/booking/booking.fixture.ts';
import { clinicsOf, device } from '#modules/queue/queue.fixture.ts';
import type { Data } from '#modules/visits/visits.fixture.ts';
import { agreeToTerms } from '../bundle.fixture.ts';
import { between, codeOf, Imported, observation, quantity } from '../results.fixture.ts';
import { toldDoctor } from './critical.fixture.ts';

const w = await world();
const doctorOf = 'D1003';
const headOf = 'D1002';
let people = 0;

const potassium = (id: string, value: number, more: object = {}) =>
  observation(id, {
    ...codeOf('2823-3', 'Potassium'),
    ...quantity(value, 'mmol/L'),
    referenceRange: [between(3.5, 5.1)],
    interpretation: [{ coding: [{ code: value > 5 ? 'HH' : 'LL' }] }],
    effectiveDateTime: addMinutes(w.clock.now(), -10).toISOString(),
    ...more,
  });

/** Somebody who has never seen a doctor here, of whom a critical value comes. */
async function withoutDoctor(who: object = {}): Promise<Imported> {
  people += 1;
  const person = new Imported(w, `aaaaaaaa-0000-4000-8000-0000000cc0${String(people).padStart(2, '0')}`, who);
  await person.bring(potassium('k', 7.2));
  return person;
}

/** Somebody with a visit to the doctor, of whom critical values come. */
async function patientOf(doctor: string): Promise<Imported> {
  people += 1;
  const person = new Imported(w, `aaaaaaaa-0000-4000-8000-0000000cc0${String(people).padStart(2, '0')}`);
  await person.bring();
  await agreeToTerms(w, person.mrn);
  const client = await person.client();
  const at = instantAt(`2026-12-${String(people).padStart(2, '0')}`, '03:00');
  await pay(w, client, await book(client, await newSlot(w, { doctor, at })));
  return person;
}

const clientOf = (code: string): Promise<Client> => as(w, code);
const listOf = async (code: string, state = 'open'): Promise<Data[]> =>
  (await (await clientOf(code)).get<Data>(`/reports/highcare?state=${state}&limit=100`)).data.items;
const ofPatient = async (code: string, { mrn }: Imported, state = 'open'): Promise<Data[]> =>
  (await listOf(code, state)).filter(({ patient }) => patient.mrn_number === mrn);
const acknowledge = async (code: string, id: number, readBack: string) =>
  (await clientOf(code)).post<Data>(`/reports/highcare/${id}/acknowledge`, { read_back: readBack });
const toldOf = (code: string, kind: string) => toldDoctor(w, code, kind);
const reported = async (doctor: string, value = 7.2) => {
  const person = await patientOf(doctor);
  await person.bring(potassium('k', value));
  const [result] = await ofPatient(doctor, person);
  return { person, result, id: result.id as number };
};

test('D13.05 a critical value says how exactly its day is known', async () => {
  const person = await patientOf(doctorOf);
  await person.bring(potassium('k', 7.2, { effectiveDateTime: '2026-11-21' }));
  expect(await ofPatient(doctorOf, person)).toMatchObject([{ day: '2026-11-21', precision: 'day' }]);
});

test('D13.05 a critical value is reported to the doctor of the visit, with what is needed to act', async () => {
  const { result, person } = await reported(doctorOf);
  expect(result).toMatchObject({
    title: 'Potassium',
    decimal: '7.2',
    unit: 'mmol/L',
    flag: 'critical_high',
    low: 3.5,
    high: 5.1,
    mine: true,
    inpatient: null,
    escalated: null,
    acknowledged: null,
    reported_at: demoNow.toISOString(),
    due_at: addMinutes(demoNow, 30).toISOString(),
    patient: { mrn_number: person.mrn, phone_number: expect.stringMatching(/^\+966/) },
  });
  expect(await ofPatient('D1001', person)).toEqual([]);
  expect(await ofPatient(headOf, person)).toEqual([]);
  expect((await (await as(w, person.mrn)).get('/reports/highcare')).http).toBe(403);
});

test('D13.05 it is acknowledged once, by its own doctor, by reading the value back', async () => {
  const { id, person } = await reported(doctorOf);
  expect((await acknowledge('D1001', id, '7.2')).http).toBe(404);
  expect((await acknowledge(headOf, id, '7.2')).http).toBe(404);
  const wrong = await acknowledge(doctorOf, id, '2.7');
  expect(wrong).toMatchObject({ http: 422, code: 'read_back_wrong', errors: [{ path: 'read_back' }] });
  expect((await acknowledge(doctorOf, id, '')).http).toBe(400);
  expect(await ofPatient(doctorOf, person)).toHaveLength(1);
  expect((await acknowledge(doctorOf, id, '٧٫٢')).data.acknowledged).toMatchObject({
    at: demoNow.toISOString(),
    read_back: '٧٫٢',
    by: { name: 'Huda Al-Qahtani' },
  });
  expect(await acknowledge(doctorOf, id, '7.2')).toMatchObject({ http: 409, code: 'already_acknowledged' });
  expect(await ofPatient(doctorOf, person)).toEqual([]);
  expect(await ofPatient(doctorOf, person, 'settled')).toHaveLength(1);
});

test('D13.05 of two who acknowledge at the same moment one has done it', async () => {
  const { id } = await reported(doctorOf);
  const replies = await Promise.all(Array.from({ length: 6 }, () => acknowledge(doctorOf, id, '7.2')));
  expect(replies.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
});

test('D13.05 reading and acknowledging is written down in the patient’s log', async () => {
  const { id, person } = await reported(doctorOf);
  await acknowledge(doctorOf, id, '7.2');
  const log = await w.db
    .selectFrom('audit_entry as e')
    .innerJoin('person as p', 'p.id', 'e.person_id')
    .select(['e.action', 'e.why'])
    .where('p.mrn', '=', person.mrn)
    .where('e.what', '=', 'critical result')
    .execute();
  expect(new Set(log.map(({ action, why }) => `${action} ${why}`))).toEqual(new Set(['read care', 'write care']));
});

test('D13.05 a second before 30 minutes nobody else knows; at 30 the head of department is told, once', async () => {
  w.at(demoNow);
  const { id, person } = await reported(doctorOf);
  const before = await toldOf(headOf, 'doctor_critical_escalated');
  w.at(addMinutes(demoNow, 29));
  expect(await toldOf(headOf, 'doctor_critical_escalated')).toBe(before);
  w.at(new Date(addMinutes(demoNow, 30).getTime() - 1));
  expect(await toldOf(headOf, 'doctor_critical_escalated')).toBe(before);
  expect(await ofPatient(headOf, person)).toEqual([]);
  w.at(addMinutes(demoNow, 30));
  await w.dispatch();
  const after = await toldOf(headOf, 'doctor_critical_escalated');
  expect(after).toBeGreaterThan(before);
  const [seen] = await ofPatient(headOf, person);
  expect(seen).toMatchObject({
    id,
    mine: false,
    doctor: { name: 'Huda Al-Qahtani' },
    escalated: { at: addMinutes(demoNow, 30).toISOString(), to: { name: 'Omar Al-Shammari' } },
  });
  expect((await ofPatient(doctorOf, person))[0].escalated.to.name).toBe('Omar Al-Shammari');
  w.at(addMinutes(demoNow, 90));
  expect(await toldOf(headOf, 'doctor_critical_escalated')).toBe(after);
  expect((await acknowledge(headOf, id, '7.2')).http).toBe(200);
  expect(await acknowledge(doctorOf, id, '7.2')).toMatchObject({ code: 'already_acknowledged' });
});

test('D13.05 what was acknowledged in the 29th minute goes to nobody', async () => {
  w.at(demoNow);
  const { id, person } = await reported('D1001');
  w.at(addMinutes(demoNow, 29));
  expect((await acknowledge('D1001', id, '7.2')).http).toBe(200);
  w.at(addMinutes(demoNow, 31));
  await w.dispatch();
  expect(await ofPatient('D1037', person, 'settled')).toEqual([]);
});

test('D13.05 a head’s own result comes back to the head; so does one of a department without one', async () => {
  w.at(demoNow);
  const { person } = await reported('D1037');
  const before = await toldOf('D1037', 'doctor_critical_escalated');
  w.at(addMinutes(demoNow, 30));
  expect(await toldOf('D1037', 'doctor_critical_escalated')).toBe(before + 1);
  expect((await ofPatient('D1037', person))[0].escalated.to.name).toBe('Manal Al-Hazmi');
});

test('D13.05 a value that the laboratory takes back or corrects is settled by that; another critical one is reported anew', async () => {
  w.at(demoNow);
  const { id, person } = await reported(doctorOf);
  await person.bring(potassium('k', 2.1));
  const [anew, ...others] = await ofPatient(doctorOf, person);
  expect(others).toEqual([]);
  expect(anew).toMatchObject({ decimal: '2.1', flag: 'critical_low' });
  expect(anew.id).not.toBe(id);
  expect(await acknowledge(doctorOf, id, '7.2')).toMatchObject({ http: 409, code: 'critical_superseded' });
  await person.bring(potassium('k', 2.1, { status: 'entered-in-error' }));
  expect(await ofPatient(doctorOf, person)).toEqual([]);
  expect(await acknowledge(doctorOf, anew.id, '2.1')).toMatchObject({ code: 'critical_superseded' });
  const before = await toldOf(headOf, 'doctor_critical_escalated');
  w.at(addMinutes(demoNow, 31));
  expect(await toldOf(headOf, 'doctor_critical_escalated')).toBe(before);
});

test('D13.05 a value that loses its comparator is another value: one report waits, with what stands now', async () => {
  w.at(demoNow);
  const person = await patientOf(doctorOf);
  await person.bring(potassium('k', 7.2, quantity(7.2, 'mmol/L', '>')));
  const [first] = await ofPatient(doctorOf, person);
  expect(first).toMatchObject({ decimal: '7.2', comparator: '>' });
  await person.bring(potassium('k', 7.2));
  const open = await ofPatient(doctorOf, person);
  expect(open).toMatchObject([{ decimal: '7.2', comparator: null }]);
  expect(await acknowledge(doctorOf, first.id, '>7.2')).toMatchObject({ http: 409, code: 'critical_superseded' });
});

test.each([
  ['by the flag of the laboratory', {}],
  ['by critical limits', { interpretation: [], referenceRange: [between(2.5, 6.5, { type: { text: 'critical' } })] }],
])('D13.05 a critical value %s is reported, however many results of the week there are', async (_, more) => {
  w.at(demoNow);
  const person = await patientOf(doctorOf);
  const fine = Array.from({ length: 500 }, (__, n) => potassium(`fine-${n}`, 4, { interpretation: [] }));
  await person.bring(...fine);
  await person.bring(potassium('k', 7.2, more));
  expect(await ofPatient(doctorOf, person)).toMatchObject([{ decimal: '7.2', flag: 'critical_high' }]);
});

test('D13.05 of somebody who lies in the hospital the doctor of the stay is told, and where they lie', async () => {
  w.at(demoNow);
  const person = await patientOf(doctorOf);
  await w.pool.query(
    `insert into admission (person_id, doctor_id, ward_id, bed, diagnosis, diagnosis_ar, admitted_at)
     select p.id, d.id, w.id, '901', 'x', 'x', $2 from person p, doctor d, ward w
     where p.mrn = $1 and d.code = 'D1001' and w.code = 'RUH-MED'`,
    [person.mrn, demoNow],
  );
  await person.bring(potassium('k', 7.2));
  expect(await ofPatient(doctorOf, person)).toEqual([]);
  expect((await ofPatient('D1001', person))[0].inpatient).toMatchObject({ ward: 'Medical ward', bed: '901' });
});

test('D13.05 a number typed at a kiosk brings no critical value to another doctor', async () => {
  w.at(demoNow);
  const person = await patientOf(doctorOf);
  const { hers } = await clinicsOf(w);
  const { client } = await device(w, 'kiosk', hers.locationId);
  const typed = { number: person.mrn, clinic_id: hers.id, by: 'print' };
  expect(await client.post('/queue/kiosk/tickets', typed)).toMatchObject({ http: 200 });
  await person.bring(potassium('k', 7.2));
  expect(await ofPatient(doctorOf, person)).toMatchObject([{ decimal: '7.2', mine: true }]);
});

test('D13.05 of a doctor who is locked out the head of department is told at once, of the stay as of the visit', async () => {
  w.at(demoNow);
  const [visitor, inpatient] = [await patientOf(doctorOf), await patientOf('D1001')];
  await w.pool.query(
    `insert into admission (person_id, doctor_id, ward_id, bed, diagnosis, diagnosis_ar, admitted_at)
     select p.id, d.id, w.id, '902', 'x', 'x', $2 from person p, doctor d, ward w
     where p.mrn = $1 and d.code = $3 and w.code = 'RUH-MED'`,
    [inpatient.mrn, demoNow, doctorOf],
  );
  const { id } = await w.db.selectFrom('doctor').select('id').where('code', '=', doctorOf).executeTakeFirstOrThrow();
  const admin = await clientOf('admin@balsam.example');
  expect((await admin.post(`/staff/doctors/${id}/lock`, {})).http).toBe(200);
  const before = await toldOf(headOf, 'doctor_critical_result');
  for (const person of [visitor, inpatient]) {
    await person.bring(potassium('k', 7.2));
    expect(await ofPatient(headOf, person)).toMatchObject([{ decimal: '7.2', mine: true }]);
  }
  expect(await toldOf(headOf, 'doctor_critical_result')).toBe(before + 2);
});

test.each([
  ['an adult', 'D1037', {}],
  ['somebody whose day of birth is not known', 'D1037', { birthDate: undefined }],
  ['a child', 'D1039', { birthDate: '2020-02-29' }],
] as const)(
  'D13.05 of %s without a doctor the head of general practice or paediatrics is told at once',
  async (_, head, who) => {
    w.at(demoNow);
    const before = await toldOf(head, 'doctor_critical_result');
    const person = await withoutDoctor(who);
    expect(await toldOf(head, 'doctor_critical_result')).toBe(before + 1);
    expect(await ofPatient(head, person)).toMatchObject([{ decimal: '7.2', mine: true, escalated: null }]);
    expect((await (await clientOf(head)).get(`/reports?mrn_number=${person.mrn}`)).http).toBe(404);
    w.at(addMinutes(demoNow, 30));
    await w.dispatch();
    expect(await ofPatient(head, person)).toMatchObject([{ escalated: { at: addMinutes(demoNow, 30).toISOString() } }]);
  },
);

test('D13.05 of somebody without a doctor a doctor of general practice is told where no department has a head', async () => {
  w.at(demoNow);
  await w.db.updateTable('department').set({ head_doctor_id: null }).execute();
  expect(await ofPatient('D1001', await withoutDoctor())).toMatchObject([{ decimal: '7.2', mine: true }]);
});
