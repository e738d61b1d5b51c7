import { expect, test } from 'vitest';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { world } from '#test/world.ts';
import { as, book, crowd, newSlot, pay } from '#modules/booking/booking.fixture.ts';
import { between, codeOf, Imported, observation, quantity } from '#modules/records/results.fixture.ts';

const w = await world();
const day = 24 * 60;

/** What the doctor of the demo has been told of this kind, by link. */
const toldOf = async (kind: string) => {
  await w.dispatch();
  const rows = await w.db
    .selectFrom('notification as n')
    .innerJoin('doctor as d', 'd.person_id', 'n.person_id')
    .select(['n.link', 'n.message', 'n.message_ar'])
    .where('d.code', '=', 'D1001')
    .where('n.kind', '=', kind)
    .execute();
  return rows;
};

/** A potassium that the laboratory calls by this word. */
const potassium = (id: string, value: number, word: string, minutesAgo: number) =>
  observation(id, {
    ...codeOf('2823-3', 'Potassium'),
    ...quantity(value, 'mmol/L'),
    referenceRange: [between(3.5, 5.1)],
    interpretation: [{ coding: [{ code: word }] }],
    effectiveDateTime: addMinutes(w.clock.now(), -minutesAgo).toISOString(),
  });

test('DECISIONS §10 a new critical result is told to the doctor whom the patient sees, once, and without what it is', async () => {
  const huda = new Imported(w, 'aaaaaaaa-0000-4000-8000-0000000000c1');
  await huda.bring(
    potassium('old', 7.1, 'HH', 8 * day),
    potassium('usual', 4.2, 'N', 60),
    potassium('high', 5.6, 'H', 50),
  );
  const patient = await huda.client();
  await patient.post('/agreed-terms', { agreed: true });
  await w.db
    .insertInto('terms_agreement')
    .columns(['person_id', 'terms_version_id', 'agreed_at'])
    .expression((db) =>
      db
        .selectFrom('person as p')
        .innerJoin('terms_version as v', (on) => on.onTrue())
        .select(['p.id', 'v.id', 'p.created_at'])
        .where('p.mrn', '=', huda.mrn),
    )
    .onConflict((c) => c.doNothing())
    .execute();
  await book(patient, await newSlot(w, { at: instantAt('2026-12-01', '03:00') }));
  expect(await toldOf('doctor_critical_result')).toEqual([]);
  const critical = potassium('now', 7.2, 'HH', 30);
  await huda.bring(critical);
  const told = await toldOf('doctor_critical_result');
  expect(told).toMatchObject([{ link: '/doctor/critical-results' }]);
  expect(`${told[0]?.message} ${told[0]?.message_ar}`).not.toMatch(/7\.2|Potassium|Kanari/i);
  await huda.bring(critical);
  expect(await toldOf('doctor_critical_result')).toHaveLength(1);
  await huda.bring(potassium('now', 2.1, 'LL', 30));
  expect(await toldOf('doctor_critical_result')).toHaveLength(2);
});

test('DECISIONS §10 a report that a patient asks for is told to the doctor of the visit', async () => {
  const fahad = await as(w, '1000002');
  const visit = await pay(w, fahad, await book(fahad, await newSlot(w, { at: instantAt('2026-11-25', '03:00') })));
  await w.db.updateTable('appointment').set({ state: 'completed' }).where('id', '=', visit.id).execute();
  const before = (await toldOf('doctor_report_request')).length;
  const reply = await fahad.post('/detail-medical-report-request', {
    appointment_id: visit.id,
    preferred_language: 'en',
  });
  expect(reply).toMatchObject({ http: 200 });
  const told = await toldOf('doctor_report_request');
  expect(told.slice(before)).toMatchObject([{ link: `/doctor/appointments/${visit.id}` }]);
});

test('D13.10 a doctor is told where a patient was admitted under them, and neither who nor why', async () => {
  const desk = await as(w, 'frontdesk@balsam.example');
  type Desk = { readonly wards: readonly { readonly id: number; readonly title: string; readonly title_ar: string }[] };
  const [ward] = (await desk.get<Desk>('/staff/admissions')).data.wards;
  const { id: doctorId } = await w.db
    .selectFrom('doctor')
    .select('id')
    .where('code', '=', 'D1001')
    .executeTakeFirstOrThrow();
  const words = { diagnosis: 'Observation after fainting', diagnosis_ar: 'ملاحظة بعد إغماء' };
  const admit = (mrn: string, bed: string) =>
    desk.post<{ id: number }>('/staff/admissions', {
      mrn_number: mrn,
      doctor_id: doctorId,
      ward_id: ward?.id,
      bed,
      ...words,
    });
  const { data } = await admit('1000036', '811');
  expect(await toldOf('doctor_admission')).toEqual([
    {
      link: `/doctor/inpatients?stay=${data.id}`,
      message: `A patient has been admitted under your care: ${ward?.title}, bed 811.`,
      message_ar: `نُوِّم مريض تحت إشرافكم: ${ward?.title_ar}، سرير ٨١١.`,
    },
  ]);
  // A stay that is over before the event is handled is no news.
  const short = await admit('1000038', '812');
  await desk.post(`/staff/admissions/${short.data.id}/discharge`, {});
  expect(await toldOf('doctor_admission')).toHaveLength(1);
  expect((await admit('1000037', '811')).http).toBe(409);
  expect(await toldOf('doctor_admission')).toHaveLength(1);
});

test('D13.10 a doctor is told of the ward and bed of a patient who was put under them, which is no admission', async () => {
  const desk = await as(w, 'frontdesk@balsam.example');
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads into whatever came back
  const { wards } = (await desk.get<any>('/staff/admissions')).data;
  const rows = await w.db.selectFrom('doctor').select(['id', 'code']).where('code', 'in', ['D1001', 'D1002']).execute();
  const idOf = (code: string) => rows.find((row) => row.code === code)?.id;
  const words = { diagnosis: 'Observation after fainting', diagnosis_ar: 'ملاحظة بعد إغماء' };
  const stay = { mrn_number: '1000039', doctor_id: idOf('D1002'), ward_id: wards[0].id, bed: '813', ...words };
  const { data } = await desk.post<{ id: number }>('/staff/admissions', stay);
  const before = await toldOf('doctor_admission');
  const body = { doctor_id: idOf('D1001'), before: idOf('D1002') };
  expect((await desk.post(`/staff/admissions/${data.id}/doctor`, body)).http).toBe(200);
  const told = await toldOf('doctor_admission');
  expect(told).toHaveLength(before.length + 1);
  expect(told).toContainEqual({
    link: `/doctor/inpatients?stay=${data.id}`,
    message: `The patient in ${wards[0].title}, bed 813, is under your care from now on.`,
    message_ar: `المريض في ${wards[0].title_ar}، سرير ٨١٣، تحت إشرافكم من الآن.`,
  });
});

test('D12.04 a doctor is told of a cancelled visit that cost nothing as of one that was paid, and of an unpaid one not', async () => {
  const [patient] = await crowd(w, 1);
  await w.db
    .updateTable('person')
    .set({ iqama: '2333333333', source: 'portal' })
    .where('mrn', '=', '2000001')
    .execute();
  const booked = async (at: string) => book(patient!, await newSlot(w, { at: instantAt('2026-12-02', at) }));
  const free = await booked('03:00');
  const claimed = await patient!.post('/free-appointment-promo/claim', { appointment_id: free.id });
  expect(claimed.data).toMatchObject({ status: 'paid', total: 0 });
  for (const { id } of [await booked('04:00'), free])
    await patient!.post('/appointments/cancel', { appointment_id: id });
  expect((await toldOf('doctor_cancelled')).map(({ link }) => link)).toEqual([`/doctor/appointments/${free.id}`]);
});
