import { describe, expect, test } from 'vitest';
import { addMinutes } from '@balsam/domain/time';
import { world } from '#test/world.ts';
import { as } from '#modules/booking/booking.fixture.ts';
import { keepStatement } from '#modules/records/index.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads into whatever came back
type Data = any;

const w = await world();
const [ofNoura, fahad, stranger] = [await as(w, '1000002', '1000003'), await as(w, '1000002'), await as(w, 'D1030')];
await w.db
  .updateTable('person')
  .set({ birth_date: '2020-11-22', gender: 'female' })
  .where('mrn', '=', '1000003')
  .execute();
const keepFor = async (mrn: string, body: Parameters<typeof keepStatement>[2]) => {
  const person = await w.db.selectFrom('person').select('id').where('mrn', '=', mrn).executeTakeFirstOrThrow();
  return w.db.transaction().execute((tx) => keepStatement(tx, person.id, body, w.clock.now()));
};
const add = (body: object) => ofNoura.post<Data>('/measurements', body);
const weight = { kind: 'weight', value: 20.5, unit: 'kg', measured_at: '2025-12-18' };

describe('who does not read it', () => {
  test('D3.01 another profile and a doctor of others', async () => {
    for (const path of ['/measurements', '/vaccinations'])
      expect([
        (await fahad.get(`${path}?mrn_number=1000003`)).http,
        (await stranger.get(`${path}?mrn_number=1000003`)).http,
      ]).toEqual([404, 404]);
    const given = { mrn_number: '1000003', cvx: '03', title: 'MMR', given_on: '2021-11-30' };
    expect([
      (await ofNoura.post('/vaccinations', given)).http,
      (await stranger.post('/vaccinations', given)).http,
    ]).toEqual([403, 404]);
  });
});

describe('D11.08 growth', () => {
  test('what a guardian writes is marked and scored by the WHO tables; BMI follows from both', async () => {
    await add(weight);
    const { data } = await add({ ...weight, kind: 'height', value: 113.6, unit: 'cm' });
    expect(data).toMatchObject({ applies: true, sex: 'female' });
    const of = (kind: string) => data.items.find((one: Data) => one.kind === kind && one.day === '2025-12-18');
    expect([of('weight').origin, of('bmi').origin]).toEqual(['own', 'computed']);
    expect(Math.abs(of('weight').z - 0.79)).toBeLessThanOrEqual(0.03);
    expect(Math.abs(of('height').z - 0.85)).toBeLessThanOrEqual(0.03);
    expect(of('bmi').value).toBeCloseTo(15.89, 2);
  });
  test.each([
    ['of another unit', { unit: 'cm' }],
    ['that nobody weighs', { value: 900 }],
    ['of a day ahead', { measured_at: '2026-11-23' }],
    ['from before birth', { measured_at: '2020-11-21' }],
  ])('a weight %s is refused', async (_, change) => {
    expect(await add({ ...weight, ...change })).toMatchObject({ http: 422, code: 'measurement_not_possible' });
  });
});

describe('D11.08 who measured, and how', () => {
  test('a length of a child of three that was measured lying is 0.7 cm less standing', async () => {
    const person = await w.db.selectFrom('person').select('id').where('mrn', '=', '1000003').executeTakeFirstOrThrow();
    const measured = (loinc: string, value: number) => ({
      person_id: person.id,
      source_id: loinc,
      category: 'vital-signs',
      loinc,
      title: 'Height',
      value_number: value,
      value_decimal: String(value),
      unit: 'cm',
      status: 'final',
      taken_at: new Date('2023-12-22T09:00:00Z'),
      taken_text: '2023-12-22',
    });
    await w.db
      .insertInto('observation')
      .values([measured('8306-3', 95.7), measured('8308-9', 95), measured('8302-2', 95.7)])
      .execute();
    const { items } = (await ofNoura.get<Data>('/measurements')).data;
    const [lying, standing, unsaid] = items.filter(({ day, kind }: Data) => day === '2023-12-22' && kind === 'height');
    expect([lying.value, lying.z]).toEqual([95.7, standing.z]);
    expect(unsaid.z).toBeGreaterThan(lying.z);
  });
  test('what a doctor measured is not marked as written by the family', async () => {
    const [layla, sara] = [await as(w, 'D1001'), await as(w, '1000001')];
    const measured = { kind: 'weight', unit: 'kg', measured_at: '2026-11-20' };
    await layla.post('/measurements', { ...measured, mrn_number: '1000001', value: 61.25 });
    const { items } = (await sara.post<Data>('/measurements', { ...measured, value: 61.75 })).data;
    const originOf = (value: number) => items.find((one: Data) => one.value === value).origin;
    expect([originOf(61.25), originOf(61.75)]).toEqual(['recorded', 'own']);
  });
});

describe('D11.08 whom the curves are for', () => {
  test('an adult has sizes without centiles', async () => {
    await fahad.post('/measurements', { kind: 'weight', value: 82, unit: 'kg', measured_at: '2026-11-01' });
    const { data } = await fahad.get<Data>('/measurements');
    expect([data.applies, data.items.at(-1).z]).toEqual([false, null]);
  });
  test('the curves apply until the day before the 19th birthday', async () => {
    const born = (birth_date: string) =>
      w.db.updateTable('person').set({ birth_date }).where('mrn', '=', '1000002').execute();
    const { birth_date } = await w.db
      .selectFrom('person')
      .select('birth_date')
      .where('mrn', '=', '1000002')
      .executeTakeFirstOrThrow();
    const applies: boolean[] = [];
    for (const day of ['2007-11-23', '2007-11-22']) {
      await born(day);
      applies.push((await fahad.get<Data>('/measurements')).data.applies);
    }
    await born(birth_date!);
    expect(applies).toEqual([true, false]);
  });
});

describe('vaccines', () => {
  test('what was given counts for its series; from four years on nothing is due until staff confirm', async () => {
    const stateOf = (schedule: Data[], vaccine: string, dose: number) =>
      schedule.find((one) => one.vaccine === vaccine && one.dose === dose).state;
    const before = (await ofNoura.get<Data>('/vaccinations')).data.schedule;
    expect(['MMR 1', 'HepA 2', 'MMR 3'].map((one) => stateOf(before, one.split(' ')[0]!, Number(one.at(-1))))).toEqual([
      'given',
      'overdue',
      'unsure',
    ]);
    await keepFor('1000003', {
      resourceType: 'Immunization',
      status: 'completed',
      vaccineCode: { coding: [{ system: 'http://hl7.org/fhir/sid/cvx', code: '83' }], text: 'Hepatitis A' },
      occurrenceDateTime: '2022-11-30',
    });
    expect(stateOf((await ofNoura.get<Data>('/vaccinations')).data.schedule, 'HepA', 2)).toBe('given');
    await w.db
      .updateTable('setting')
      .set({ value: 'true' })
      .where('title', '=', 'VACCINE_SCHEDULE_CONFIRMED')
      .execute();
    expect(stateOf((await ofNoura.get<Data>('/vaccinations')).data.schedule, 'MMR', 3)).not.toBe('unsure');
  });
  test('a number of another list than CVX is no vaccine of the schedule', async () => {
    const keepCoded = (system: string, code: string) =>
      keepFor('1000003', {
        resourceType: 'Immunization',
        status: 'completed',
        vaccineCode: { coding: [{ system, code }], text: `${system} ${code}` },
        occurrenceDateTime: '2022-11-30',
      });
    const given = async (vaccine: string) =>
      (await ofNoura.get<Data>('/vaccinations')).data.schedule.filter(
        (one: Data) => one.vaccine === vaccine && one.state === 'given',
      ).length as number;
    const before = await given('HPV');
    await keepCoded('https://hospital.example/vaccines', '165');
    expect(await given('HPV')).toBe(before);
    await keepCoded('urn:oid:2.16.840.1.113883.12.292', '165');
    expect(await given('HPV')).toBe(before + 1);
  });
  test('a doctor in care records one, of no day ahead or before birth', async () => {
    const layla = await as(w, 'D1001');
    const flu = { mrn_number: '1000001', cvx: '140', title: 'Influenza', given_on: '2026-11-20' };
    for (const given_on of ['2026-11-23', '1926-11-20'])
      expect(await layla.post('/vaccinations', { ...flu, given_on })).toMatchObject({
        http: 422,
        errors: [{ path: 'given_on', code: 'measurement_not_possible' }],
      });
    const { data } = await layla.post<Data>('/vaccinations', flu);
    expect(data.given[0]).toMatchObject({ title: 'Influenza', day: '2026-11-20' });
    expect(data.schedule).toEqual([]);
  });
});

test('a dose of the schedule of which the year or the month alone is known says so', async () => {
  for (const [code, occurrenceDateTime] of [
    ['115', '2021'],
    ['05', '2021-04'],
  ])
    await keepFor('1000003', {
      resourceType: 'Immunization',
      status: 'completed',
      vaccineCode: { coding: [{ system: 'http://hl7.org/fhir/sid/cvx', code }], text: `Told by ${occurrenceDateTime}` },
      occurrenceDateTime,
    });
  const { schedule } = (await ofNoura.get<Data>('/vaccinations')).data;
  const dose = (vaccine: string) => schedule.find((one: Data) => one.vaccine === vaccine);
  expect(dose('Tdap')).toMatchObject({ state: 'given', given_on: '2021-01-01', given_precision: 'year' });
  expect(dose('Measles')).toMatchObject({ given_on: '2021-04-01', given_precision: 'month' });
  expect(schedule.at(-1)).toMatchObject({ state: 'later', given_precision: null, given_on: null });
});

test('a dose that its sender calls subpotent stands in the list, and the schedule still asks for it', async () => {
  const given = async () => {
    const { data } = await ofNoura.get<Data>('/vaccinations');
    const plan = data.schedule.filter((one: Data) => one.vaccine === 'MenACWY' && one.state === 'given');
    return [plan.length, data.given.filter(({ title }: Data) => title === 'Meningococcal').length];
  };
  const dose = (occurrenceDateTime: string, more: object) =>
    keepFor('1000003', {
      resourceType: 'Immunization',
      status: 'completed',
      vaccineCode: { coding: [{ system: 'http://hl7.org/fhir/sid/cvx', code: '136' }], text: 'Meningococcal' },
      occurrenceDateTime,
      ...more,
    });
  const [planned = 0, listed = 0] = await given();
  await dose('2022-11-28', { isSubpotent: true });
  expect(await given()).toEqual([planned, listed + 1]);
  await dose('2022-11-29', { isSubpotent: false });
  expect(await given()).toEqual([planned + 1, listed + 2]);
});

test('what a doctor records has a name in both languages: of the schedule without being told, any other as told', async () => {
  const layla = await as(w, 'D1001');
  const given = { mrn_number: '1000001', given_on: '2026-11-21' };
  await layla.post('/vaccinations', { ...given, cvx: '83', title: 'Hepatitis A' });
  await layla.post('/vaccinations', {
    ...given,
    cvx: '\u200f١١٣',
    title: 'Td booster',
    title_ar: 'جرعة الكزاز والخناق',
  });
  const sara = await as(w, '1000001');
  const lines: Data[] = (await sara.get<Data>('/medical-file')).data.vaccines;
  const named = (title: string) => lines.find((one) => one.title === title);
  expect(named('Hepatitis A')).toMatchObject({ title_ar: 'التهاب الكبد أ', title_ar_missing: false });
  expect(named('Td booster')).toMatchObject({ title_ar: 'جرعة الكزاز والخناق', title_ar_missing: false });
});

test('D11.08 an account adds sixty measurements of a child a day, however many at once, and more on the next day', async () => {
  await w.db.deleteFrom('limit_counter').where('scope', '=', 'measurements').execute();
  const sent = await Promise.all(
    Array.from({ length: 64 }, (_, n) => add({ ...weight, value: 20 + n / 10, measured_at: '2025-12-20' })),
  );
  const refused = sent.filter(({ code }) => code === 'too_many_requests');
  expect([sent.filter(({ http }) => http === 200).length, refused.length]).toEqual([60, 4]);
  expect((await add({ ...weight, value: 500 })).code).toBe('measurement_not_possible');
  const before = w.clock.now();
  w.at(addMinutes(before, 24 * 60));
  expect((await (await as(w, '1000002', '1000003')).post<Data>('/measurements', weight)).http).toBe(200);
  w.at(before);
});
