import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { as, type Client } from '#modules/booking/booking.fixture.ts';
import type { Data } from '#modules/visits/visits.fixture.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { resultReleased } from './events.ts';
import { ferritinIn, film, patientsOf, setHold } from './hold.fixture.ts';

const w = await world();
const doctor = await as(w, 'D1003');
const [ferritin, patient] = [ferritinIn(w), patientsOf(w)];

const notices = async (who: Client) => {
  await w.dispatch();
  const { notifications } = (await who.get<Data>('/notifications/fetch?limit=50')).data as {
    notifications: readonly { kind: string; link: string; message: string; title: string }[];
  };
  return notifications.filter(({ kind }) => kind.endsWith('result_released'));
};

describe('D11.11 the patient is told of what is released', () => {
  test('once, however often it is held and released, and without a word of the result', async () => {
    const { person, client, id } = await patient();
    await setHold(doctor, person.mrn, id, false);
    expect(await notices(client)).toEqual([]);
    for (const released of [true, true, false, true]) await setHold(doctor, person.mrn, id, released);
    const told = await notices(client);
    expect(told).toMatchObject([{ kind: 'result_released', link: `/lab-works?test=${id}` }]);
    expect(JSON.stringify(told)).not.toMatch(/Ferritin|31/);
  });

  test('not when it is held back again before', async () => {
    const { person, client, id } = await patient();
    for (const released of [false, true, false]) await setHold(doctor, person.mrn, id, released);
    expect(await notices(client)).toEqual([]);
  });

  test('of a report, too', async () => {
    const { person, client } = await patient();
    await person.bring(film('told'));
    const of = `mrn_number=${person.mrn}`;
    const [{ id }] = (await doctor.get<Data>(`/reports?type=radiology&${of}`)).data.items as [Data];
    for (const released of [false, true]) await doctor.patch(`/reports/${id}`, { mrn_number: person.mrn, released });
    expect(await notices(client)).toMatchObject([{ kind: 'result_released', link: `/radiology-report?report=${id}` }]);
  });

  test('of a sensitive result the guardian of a sixteen-year-old hears nothing, of another they do', async () => {
    const omar = await w.db.selectFrom('person').select('id').where('mrn', '=', '1000004').executeTakeFirstOrThrow();
    const [own, guardian] = [await as(w, '1000004'), await as(w, '1000002', '1000004')];
    for (const isSensitive of [true, false]) {
      const { id } = await w.db
        .insertInto('observation')
        .values({
          person_id: omar.id,
          category: 'laboratory',
          title: 'Test',
          status: 'final',
          is_sensitive: isSensitive,
          taken_at: w.clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await w.db.updateTable('observation').set({ released_at: w.clock.now() }).where('id', '=', id).execute();
      await w.db.transaction().execute((tx) => publish(tx, resultReleased, { kind: 'lab', id }, w.clock.now()));
      const link = `/lab-works?test=${id}`;
      expect((await notices(own)).map((one) => one.link)).toContain(link);
      expect((await notices(guardian)).some((one) => one.link === link)).toBe(!isSensitive);
    }
  });
});

test('D11.11 the patient is told of a report only once nothing hides it any more, whichever hold ends last', async () => {
  const { person, client, id } = await patient();
  const { mrn } = person;
  const of = `mrn_number=${mrn}`;
  const results = ['f', 'g'].map((one) => ({ reference: `Observation/${one}` }));
  await person.bring(ferritin('g', 32), film('of-two', { result: results }));
  const other = (await person.labs()).find((one) => one.id !== id)!;
  const [{ id: report }] = (await doctor.get<Data>(`/reports?type=radiology&${of}`)).data.items as [Data];
  const setFilm = (released: boolean) => doctor.patch(`/reports/${report}`, { mrn_number: mrn, released });
  const links = async () => (await notices(client)).map(({ link }) => link);
  await setFilm(false);
  for (const one of [id, other.id]) await setHold(doctor, mrn, one, false);
  await setFilm(true);
  expect(await links()).toEqual([]);
  await setHold(doctor, mrn, id, true);
  expect(await links()).toEqual([`/lab-works?test=${id}`]);
  await setHold(doctor, mrn, other.id, true);
  const all = [`/lab-works?test=${id}`, `/lab-works?test=${other.id}`, `/radiology-report?report=${report}`];
  const told = await links();
  expect(told).toHaveLength(all.length);
  expect(new Set(told)).toEqual(new Set(all));
  for (const released of [false, true]) await setHold(doctor, mrn, other.id, released);
  expect(await links()).toHaveLength(all.length);
});

const toldOf = async (mrn: string, change: () => Promise<unknown>) => {
  const { id } = await w.db.selectFrom('person').select('id').where('mrn', '=', mrn).executeTakeFirstOrThrow();
  await w.dispatch();
  w.events.clear();
  await change();
  await w.dispatch();
  return w.events.sent
    .filter(({ personId, event }) => personId === id && event === 'record:new')
    .map((e) => e.id === id);
};

describe('D10.10 the open screens of the person read their record again', () => {
  test('when a result is held back and released, and not when that changes nothing', async () => {
    const { person, id } = await patient();
    expect(await toldOf(person.mrn, () => setHold(doctor, person.mrn, id, true))).toEqual([]);
    expect(await toldOf(person.mrn, () => setHold(doctor, person.mrn, id, false))).toEqual([true]);
    expect(await toldOf(person.mrn, () => setHold(doctor, person.mrn, id, true))).toEqual([true]);
  });
  test('when something is imported that was not there, and not when it is imported again', async () => {
    const { person } = await patient();
    // The person and the guardians with full access, each apart: a file may hold what is sensitive.
    expect(await toldOf(person.mrn, () => person.bring(ferritin('g', 40)))).toEqual([true, true]);
    expect(await toldOf(person.mrn, () => person.bring(ferritin('g', 40)))).toEqual([]);
  });
});

test('D10.10 a report of a sensitive result is not told of to guardians with limited access', async () => {
  const { person } = await patient();
  const { mrn } = person;
  const labelled = ferritin('labelled', 5, { meta: { security: [{ code: 'SUD' }] } });
  await person.bring(labelled, film('of-labelled', { result: [{ reference: 'Observation/labelled' }] }));
  const [{ id }] = (await doctor.get<Data>(`/reports?type=radiology&mrn_number=${mrn}`)).data.items as [Data];
  await doctor.patch(`/reports/${id}`, { mrn_number: mrn, released: false });
  expect((await w.events.published('records.changed')).at(-1)).toMatchObject({ is_sensitive: true });
});

describe('D10.10 the open screens of the person read again what others write in the portal', () => {
  test('a doctor, and not what the person writes', async () => {
    const { person, client } = await patient();
    const mrn_number = person.mrn;
    const allergy = { kind: 'allergy', text: 'Penicillin' };
    expect(await toldOf(mrn_number, () => client.post('/medical-file/statements', allergy))).toEqual([]);
    const [{ id }] = (await client.get<Data>('/medical-file')).data.allergies as [Data];
    const taken = { title: 'Zinc', dosage: '', instruction: '' };
    const medicine = await client.post<Data>('/medications', taken);
    const confirmed = { mrn_number, decision: 'confirmed' };
    const vaccine = { mrn_number, cvx: '03', title: 'MMR', given_on: '2021-11-30' };
    const weight = { kind: 'weight', value: 61, unit: 'kg', measured_at: '2025-12-18' };
    const writes = [
      () => doctor.post('/medical-file/statements', { mrn_number, ...allergy, text: 'Nuts' }),
      () => doctor.patch(`/medical-file/statements/${id}`, confirmed),
      () => doctor.post('/vaccinations', vaccine),
      () => doctor.post('/measurements', { mrn_number, ...weight }),
      () => doctor.post('/medications', { mrn_number, ...taken, title: 'Iron' }),
      () => doctor.patch(`/medications/${medicine.data.id}`, { mrn_number, confirmed: true }),
    ];
    for (const write of writes) expect(await toldOf(mrn_number, write)).toEqual([true]);
    expect(await toldOf(mrn_number, () => client.post('/measurements', weight))).toEqual([]);
  });

  test('a guardian', async () => {
    const guardian = await as(w, '1000002', '1000003');
    const allergy = { kind: 'allergy', text: 'Dust' };
    expect(await toldOf('1000003', () => guardian.post('/medical-file/statements', allergy))).toEqual([true]);
    const { allergies } = (await guardian.get<Data>('/medical-file')).data;
    const { id } = allergies.find(({ title }: Data) => title === 'Dust');
    const back = () => guardian.patch(`/medical-file/statements/${id}`, { decision: 'removed' });
    expect(await toldOf('1000003', back)).toEqual([true]);
  });
});
