import { beforeEach, expect, test } from 'vitest';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { demoNow, world } from '#test/world.ts';
import { as, book, newSlot, pay } from '#modules/booking/booking.fixture.ts';
import type { Data } from '#modules/visits/visits.fixture.ts';
import { agreeToTerms } from '../bundle.fixture.ts';
import { between, codeOf, Imported, observation, quantity } from '../results.fixture.ts';
import { toldDoctor } from './critical.fixture.ts';

const w = await world();
const administrator = 'admin@balsam.example';
let people = 0;

/** Each test finds both doctors of the department at work, and D1037 as its head. */
beforeEach(async () => {
  w.at(demoNow);
  await w.pool.query(`update doctor set is_active = true where code in ('D1001', 'D1037')`);
  await w.pool.query(`update account set status = 'active' where doctor_code in ('D1001', 'D1037')`);
  await w.pool.query(
    `update department set head_doctor_id = d.id from doctor d where d.code = 'D1037' and department.id = d.department_id`,
  );
});

const doctorId = async (code: string): Promise<number> =>
  (await w.db.selectFrom('doctor').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;

/** Somebody with a visit to the doctor, of whom a critical value has come. */
async function reported(doctor: string): Promise<Imported> {
  people += 1;
  const person = new Imported(w, `aaaaaaaa-0000-4000-8000-0000000cd0${String(people).padStart(2, '0')}`);
  await person.bring();
  await agreeToTerms(w, person.mrn);
  const client = await person.client();
  const at = instantAt(`2026-12-${String(people).padStart(2, '0')}`, '03:00');
  await pay(w, client, await book(client, await newSlot(w, { doctor, at })));
  await person.bring(
    observation('k', {
      ...codeOf('2823-3', 'Potassium'),
      ...quantity(7.2, 'mmol/L'),
      referenceRange: [between(3.5, 5.1)],
      interpretation: [{ coding: [{ code: 'HH' }] }],
      effectiveDateTime: addMinutes(w.clock.now(), -10).toISOString(),
    }),
  );
  return person;
}

const ofPatient = async (code: string, { mrn }: Imported): Promise<Data[]> => {
  const { data } = await (await as(w, code)).get<Data>('/reports/highcare?state=open&limit=100');
  return data.items.filter((item: Data) => item.patient.mrn_number === mrn);
};

const toldOf = (code: string, kind: string) => toldDoctor(w, code, kind);

const admit = async ({ mrn }: Imported, doctor: string): Promise<number> => {
  const desk = await as(w, administrator);
  const { wards } = (await desk.get<Data>('/staff/admissions')).data;
  const body = { mrn_number: mrn, bed: `H${people}`, diagnosis: 'x', diagnosis_ar: 'س' };
  const stay = { ...body, doctor_id: await doctorId(doctor), ward_id: wards[0].id };
  return (await desk.post<Data>('/staff/admissions', stay)).data.id;
};
const handOver = async (stay: number, before: string, to: string) => {
  const [from, doctor_id] = [await doctorId(before), await doctorId(to)];
  const reply = await (
    await as(w, administrator)
  ).post(`/staff/admissions/${stay}/doctor`, { doctor_id, before: from });
  expect(reply.http).toBe(200);
};
const lock = async (code: string, how: 'lock' | 'unlock' = 'lock') =>
  expect((await (await as(w, administrator)).post(`/staff/doctors/${await doctorId(code)}/${how}`, {})).http).toBe(200);

const headOf = async (code: string) =>
  w.db
    .selectFrom('department as dep')
    .innerJoin('doctor as d', 'd.department_id', 'dep.id')
    .select(['dep.id', 'dep.head_doctor_id'])
    .where('d.code', '=', code)
    .executeTakeFirstOrThrow();
const nameHead = async (department: number, head: number | null, before: number | null) => {
  const admin = await as(w, administrator);
  const reply = await admin.patch(`/staff/departments/${department}`, { head_doctor_id: head, before });
  expect(reply.http).toBe(200);
};

test('D13.05 with a stay the critical results that wait go to its new doctor, who is told, and in time to that head', async () => {
  w.at(demoNow);
  const person = await reported('D1001');
  const stay = await admit(person, 'D1001');
  const before = await toldOf('D1003', 'doctor_critical_result');
  const escalated = await toldOf('D1002', 'doctor_critical_escalated');
  w.at(addMinutes(demoNow, 10));
  await handOver(stay, 'D1001', 'D1003');
  expect(await ofPatient('D1001', person)).toEqual([]);
  expect(await ofPatient('D1003', person)).toMatchObject([{ mine: true, reported_at: demoNow.toISOString() }]);
  expect(await toldOf('D1003', 'doctor_critical_result')).toBe(before + 1);
  w.at(addMinutes(demoNow, 30));
  expect(await toldOf('D1002', 'doctor_critical_escalated')).toBe(escalated + 1);
  expect(await ofPatient('D1002', person)).toMatchObject([{ mine: false }]);
  // What has come to a head of department stays theirs too.
  await handOver(stay, 'D1003', 'D1005');
  expect(await ofPatient('D1003', person)).toEqual([]);
  expect(await ofPatient('D1005', person)).toMatchObject([{ mine: true }]);
  expect(await ofPatient('D1002', person)).toHaveLength(1);
});

test('D13.05 what was handed to nobody who signs in waits for its new doctor anew, and goes to that head after 30 minutes', async () => {
  w.at(demoNow);
  const { id: department, head_doctor_id: head } = await headOf('D1001');
  await nameHead(department, null, head);
  const person = await reported('D1001');
  const stay = await admit(person, 'D1001');
  await lock('D1001');
  w.at(addMinutes(demoNow, 40));
  await w.dispatch();
  await handOver(stay, 'D1001', 'D1003');
  const due = addMinutes(demoNow, 70);
  expect(await ofPatient('D1003', person)).toMatchObject([{ escalated: null, due_at: due.toISOString() }]);
  w.at(due);
  await w.dispatch();
  expect(await ofPatient('D1002', person)).toMatchObject([{ escalated: { at: due.toISOString() } }]);
  w.at(demoNow);
  await lock('D1001', 'unlock');
  await nameHead(department, head, null);
});

test('D13.05 what reaches nobody, for its doctor is locked out and the department has no head, is shown to administrators and goes to the next head', async () => {
  w.at(demoNow);
  const unreached = async (who = administrator) =>
    (await (await as(w, who)).get<Data>('/staff/day')).data.late.find(({ kind }: Data) => kind === 'critical');
  const { id: department, head_doctor_id: head } = await headOf('D1001');
  const person = await reported('D1001');
  const { total: count } = (await (await as(w, 'D1001')).get<Data>('/reports/highcare?state=open')).data;
  await lock('D1001');
  // The head would be told after 30 minutes.
  expect(await unreached()).toBeUndefined();
  await nameHead(department, null, head);
  expect(await unreached()).toMatchObject({ kind: 'critical', count });
  expect(await unreached('frontdesk@balsam.example')).toBeUndefined();
  w.at(addMinutes(demoNow, 40));
  await w.dispatch();
  expect(await unreached()).toMatchObject({ count });
  const told = await toldOf('D1037', 'doctor_critical_result');
  await nameHead(department, head, null);
  expect(await unreached()).toBeUndefined();
  expect(await ofPatient('D1037', person)).toMatchObject([
    { mine: true, escalated: null, due_at: addMinutes(demoNow, 70).toISOString() },
  ]);
  expect(await toldOf('D1037', 'doctor_critical_result')).toBe(told + 1);
  w.at(demoNow);
  await lock('D1001', 'unlock');
});

/** The doctor was told of a result twice, and then the head was named: who it is hears of it when the doctor is locked out. */
test.each([
  ['the only doctor of a department without a head', 'D1001', 'D1037'],
  ['the head before', 'D1037', 'D1001'],
] as const)(
  'D13.05 what was told again to %s goes to the head, who was named before the lock',
  async (_, own, next) => {
    const { id: department, head_doctor_id: head } = await headOf(own);
    const person = await reported(own);
    if (own === 'D1001') await nameHead(department, null, head);
    w.at(addMinutes(demoNow, 30));
    await w.dispatch();
    expect(await ofPatient(own, person)).toMatchObject([{ mine: true, escalated: { at: expect.any(String) } }]);
    await nameHead(department, await doctorId(next), own === 'D1001' ? null : head);
    expect(await ofPatient(next, person)).toEqual([]);
    const told = await toldOf(next, 'doctor_critical_result');
    await lock(own);
    expect(await toldOf(next, 'doctor_critical_result')).toBe(told + 1);
    const due = addMinutes(demoNow, 60).toISOString();
    expect(await ofPatient(next, person)).toMatchObject([{ mine: true, escalated: null, due_at: due }]);
  },
);

test('D13.05 what reached nobody while the head was locked out goes to the head who is let in again', async () => {
  const person = await reported('D1001');
  await lock('D1001');
  await lock('D1037');
  w.at(addMinutes(demoNow, 30));
  await w.dispatch();
  const told = await toldOf('D1037', 'doctor_critical_result');
  await lock('D1037', 'unlock');
  expect(await ofPatient('D1037', person)).toMatchObject([{ mine: true, escalated: null }]);
  expect(await toldOf('D1037', 'doctor_critical_result')).toBe(told + 1);
});

test('D13.05 an admission under another doctor takes the critical results that wait along', async () => {
  const person = await reported('D1001');
  const told = await toldOf('D1003', 'doctor_critical_result');
  await admit(person, 'D1003');
  expect(await ofPatient('D1001', person)).toEqual([]);
  expect(await ofPatient('D1003', person)).toMatchObject([{ mine: true, reported_at: demoNow.toISOString() }]);
  expect(await toldOf('D1003', 'doctor_critical_result')).toBe(told + 1);
});

test('D13.05 each critical result that goes to another doctor is written down, with who did it', async () => {
  const written = async ({ mrn }: Imported) =>
    w.db
      .selectFrom('audit_entry as e')
      .innerJoin('person as p', 'p.id', 'e.person_id')
      .innerJoin('account as a', 'a.id', 'e.actor_account_id')
      .innerJoin('critical_result as c', (on) => on.onRef('c.person_id', '=', 'p.id'))
      .select(['a.login_email', 'e.why'])
      .whereRef('e.record_id', '=', (x) => x.cast<string>('c.id', 'text'))
      .where('p.mrn', '=', mrn)
      .where('e.what', '=', 'critical result')
      .where('e.action', '=', 'write')
      .execute();
  const entry = { login_email: administrator, why: 'staff' };
  const person = await reported('D1001');
  const stay = await admit(person, 'D1001');
  expect(await written(person)).toEqual([]);
  await handOver(stay, 'D1001', 'D1003');
  expect(await written(person)).toEqual([entry]);
  const { id: department, head_doctor_id: head } = await headOf('D1001');
  await nameHead(department, null, head);
  const other = await reported('D1001');
  await lock('D1001');
  w.at(addMinutes(demoNow, 30));
  await w.dispatch();
  await nameHead(department, head, null);
  expect(await written(other)).toEqual([entry]);
});

test('D13.05 beside each doctor from whom a critical result goes it is written down, by whom and which; not beside a head who keeps it', async () => {
  const takenFrom = async (code: string, { mrn }: Imported) =>
    w.db
      .selectFrom('audit_entry as e')
      .innerJoin('doctor as d', 'd.person_id', 'e.person_id')
      .innerJoin('account as a', 'a.id', 'e.actor_account_id')
      .innerJoin('critical_result as c', (on) => on.on('e.record_id', '=', (x) => x.cast<string>('c.id', 'text')))
      .innerJoin('person as p', 'p.id', 'c.person_id')
      .select(['a.login_email', 'e.action', 'e.why'])
      .where('d.code', '=', code)
      .where('p.mrn', '=', mrn)
      .where('e.what', '=', 'critical result handed over')
      .execute();
  const entry = { login_email: administrator, action: 'write', why: 'staff' };
  const person = await reported('D1001');
  const stay = await admit(person, 'D1001');
  w.at(addMinutes(demoNow, 30));
  await w.dispatch();
  await handOver(stay, 'D1001', 'D1003');
  expect(await takenFrom('D1001', person)).toEqual([entry]);
  expect([await takenFrom('D1037', person), await takenFrom('D1003', person)]).toEqual([[], []]);
  // The head who had it too is locked out meanwhile.
  await lock('D1037');
  await handOver(stay, 'D1003', 'D1005');
  expect([await takenFrom('D1037', person), await takenFrom('D1003', person)]).toEqual([[entry], [entry]]);
});

test('D13.05 a lock and the naming of a head at the same moment leave no result with nobody', async () => {
  const { id: department, head_doctor_id: head } = await headOf('D1001');
  await nameHead(department, null, head);
  const person = await reported('D1001');
  w.at(addMinutes(demoNow, 30));
  await w.dispatch();
  for (let turn = 0; turn < 5; turn += 1) {
    await Promise.all([lock('D1001'), nameHead(department, head, null)]);
    expect(await ofPatient('D1037', person)).toMatchObject([{ mine: true, escalated: null }]);
    await lock('D1001', 'unlock');
    await nameHead(department, null, head);
    // As it was: told again to the doctor who had it.
    await w.db
      .updateTable('critical_result')
      .set({ doctor_id: await doctorId('D1001'), escalated_to: await doctorId('D1001'), escalated_at: w.clock.now() })
      .where('acknowledged_at', 'is', null)
      .where('person_id', '=', (x) => x.selectFrom('person').select('id').where('mrn', '=', person.mrn))
      .execute();
  }
});
