import { expect, test } from 'vitest';
import { as } from '#modules/booking/booking.fixture.ts';
import { world } from '#test/world.ts';
import { Imported } from '../results.fixture.ts';
import { bundle, receiver, subject } from './receive.fixture.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads into whatever came back
type Data = any;

const w = await world({ connections: 8 });
const sara = await as(w, '1000001');
const born = (await sara.get<Data>('/medical-file')).data.identity.birth_date;
const snomed = (code: string, display: string) => ({ coding: [{ system: 'http://snomed.info/sct', code, display }] });
const clinical = (code: string) => ({
  coding: [{ system: 'http://terminology.hl7.org/CodeSystem/condition-clinical', code }],
});

const receive = receiver(w);

const allergy = {
  resourceType: 'AllergyIntolerance',
  id: 'a',
  patient: subject,
  code: snomed('91936005', 'Allergy to penicillin'),
};
const past = {
  resourceType: 'Condition',
  id: 'b',
  subject,
  code: { text: '<img src=x onerror=alert(1)>Asthma' },
  clinicalStatus: clinical('resolved'),
  onsetDateTime: '2019-04-01',
};
const medicine = {
  resourceType: 'MedicationStatement',
  id: 'm',
  subject,
  status: 'active',
  medicationCodeableConcept: { text: 'Levothyroxine 50 mcg' },
  dosage: [{ text: 'one in the morning' }],
};
const refuted = {
  ...allergy,
  id: 'r',
  code: { text: 'Refuted allergy' },
  verificationStatus: { coding: [{ code: 'refuted' }] },
};
const vaccine = {
  resourceType: 'Immunization',
  id: 'v',
  patient: subject,
  status: 'completed',
  vaccineCode: { text: 'MMR' },
};

test('D11.09 a received summary becomes own statements that wait for a doctor; what nobody states is left out', async () => {
  const text = bundle(born, allergy, past, medicine, refuted, vaccine);
  expect((await receive(text)).data).toEqual({ added: 3, known: 0, left_out: 2 });
  const { data } = await sara.get<Data>('/medical-file');
  const line = (list: Data[], title: string) => list.find((one) => one.title === title);
  expect(line(data.allergies, 'Allergy to penicillin')).toMatchObject({ stated: 'waiting' });
  expect(line(data.conditions, past.code.text)).toMatchObject({ stated: 'waiting', is_over: true, day: '2019-04-01' });
  expect(line(data.medicines, 'Levothyroxine 50 mcg')).toMatchObject({ stated: 'waiting' });
  expect(line(data.vaccines, 'MMR')).toBeUndefined();
  expect(JSON.stringify(data)).not.toContain('Refuted');
  expect((await receive(text)).data).toEqual({ added: 0, known: 3, left_out: 2 });
});

test('D11.09 a summary that is sent from several tabs at once is taken in once', async () => {
  const names = Array.from({ length: 20 }, (_, n) => `Walnuts of kind ${n}, sent at once`);
  const text = bundle(born, ...names.map((name, n) => ({ ...allergy, id: `walnut-${n}`, code: { text: name } })));
  const all = await Promise.all(Array.from({ length: 4 }, () => receive(text)));
  expect(all.map(({ data }) => data.added).toSorted((a: number, b: number) => a - b)).toEqual([0, 0, 0, 20]);
  const { allergies } = (await sara.get<Data>('/medical-file')).data;
  expect(allergies.filter(({ title }: Data) => names.includes(title))).toHaveLength(20);
});

test('an allergy that bears the name of a medicine is kept beside that medicine', async () => {
  const allergyTo = (text: string) => ({ ...allergy, id: `allergy-${text}`, code: { text } });
  const taken = (text: string) => ({ ...medicine, id: `taken-${text}`, medicationCodeableConcept: { text } });
  expect((await receive(bundle(born, taken('Naproxen')))).data).toMatchObject({ added: 1, known: 0 });
  const both = bundle(born, allergyTo('naproxen'), taken('Tramadol'), allergyTo('Tramadol'));
  expect((await receive(both)).data).toMatchObject({ added: 3, known: 0 });
  expect((await receive(both)).data).toMatchObject({ added: 0, known: 3 });
  const { allergies } = (await sara.get<Data>('/medical-file')).data;
  expect(allergies.map(({ title }: Data) => title)).toEqual(expect.arrayContaining(['naproxen', 'Tramadol']));
});

test("D11.09 that there is none of something, or that it was not done, is nobody's statement of having it", async () => {
  const absent = (code: string) => ({
    coding: [{ system: 'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips', code, display: `Coded ${code}` }],
  });
  const none = [
    { ...allergy, id: 'n1', code: absent('no-known-allergies') },
    { ...allergy, id: 'n2', code: snomed('716186003', 'Keine bekannte Allergie') },
    { ...allergy, id: 'n3', code: { text: 'No known drug allergies' } },
    { ...allergy, id: 'n4', code: { text: 'لا توجد حساسية معروفة' } },
    { ...past, id: 'n5', code: absent('no-problem-info') },
    { ...medicine, id: 'n6', medicationCodeableConcept: absent('no-medication-info') },
    { resourceType: 'Procedure', id: 'n7', subject, status: 'completed', code: absent('no-procedure-info') },
    { resourceType: 'Procedure', id: 'n8', subject, status: 'not-done', code: { text: 'Tonsillectomy' } },
    { ...medicine, id: 'n9', resourceType: 'MedicationRequest', intent: 'order', doNotPerform: true },
    { ...medicine, id: 'n10', resourceType: 'MedicationRequest', intent: 'proposal' },
    { ...allergy, id: 'n11', code: { text: 'Modified' }, modifierExtension: [{ url: 'x', valueBoolean: true }] },
  ];
  expect((await receive(bundle(born, ...none))).data).toEqual({ added: 0, known: 0, left_out: none.length });
  const lump = { ...past, id: 'lump', code: { text: 'No-reflow after stent' } };
  expect((await receive(bundle(born, lump))).data).toMatchObject({ added: 1 });
});

test.each([
  ['a year', '2017', { day: '2017-01-01', precision: 'year' }],
  ['a month', '2017-04', { day: '2017-04-01', precision: 'month' }],
  ['a day', '2017-04-09', { day: '2017-04-09', precision: 'day' }],
  ['an instant after midnight in Riyadh', '2017-04-09T21:30:00Z', { day: '2017-04-10', precision: 'day' }],
  ['an instant with a zone', '2017-04-09T23:30:00+03:00', { day: '2017-04-09', precision: 'day' }],
  ['no day that there is, as the one of its telling', '2017-13-09', { day: '2026-11-22', precision: 'instant' }],
])("D11.09 %s is taken as exactly as it came: a day is Riyadh's", async (name, onsetDateTime, shown) => {
  const condition = { ...past, id: 'since', code: { text: `Since ${name}` }, onsetDateTime };
  const taken = { ...medicine, id: 'taken', medicationCodeableConcept: { text: `Taken since ${name}` } };
  const text = bundle(born, condition, { ...taken, effectivePeriod: { start: onsetDateTime } });
  expect((await receive(text)).data).toMatchObject({ added: 2 });
  const { conditions, medicines } = (await sara.get<Data>('/medical-file')).data;
  const line = (list: Data[], title: string) => list.find((one) => one.title === title);
  expect(line(conditions, `Since ${name}`)).toMatchObject(shown);
  expect(line(medicines, `Taken since ${name}`)).toMatchObject({ since: shown.day });
});

test('D11.09 a procedure whose day nobody wrote down was not done on the day on which the summary came', async () => {
  const procedure = { resourceType: 'Procedure', id: 'undated', subject, status: 'completed' };
  const undated = { ...procedure, code: { text: 'Tonsils removed' } };
  const dated = { ...procedure, id: 'dated', code: { text: 'Appendix removed' }, performedDateTime: '2011' };
  expect((await receive(bundle(born, undated, dated))).data).toMatchObject({ added: 2 });
  const { procedures } = (await sara.get<Data>('/medical-file')).data;
  const dayOf = (title: string) => procedures.find((one: Data) => one.title === title).day;
  expect([dayOf('Tonsils removed'), dayOf('Appendix removed')]).toEqual([null, '2011-01-01']);
});

test('a summary that begins with a byte order mark, as Windows writes it, is read', async () => {
  const text = `\ufeff${bundle(born, { ...allergy, code: { text: 'Marked at its beginning' } })}`;
  expect((await receive(text)).data).toMatchObject({ added: 1 });
});

test('a summary that knows the year or the month of birth only is taken', async () => {
  for (const birthDate of [born.slice(0, 4), born.slice(0, 7)])
    expect(
      (await receive(bundle(birthDate, { ...allergy, code: { text: `Pollen ${birthDate}` } }))).data,
    ).toMatchObject({
      added: 1,
    });
});

test('what is no summary, or of somebody born on another day, changes nothing', async () => {
  const before = await w.db.selectFrom('fhir_resource').select('id').execute();
  for (const birthDate of ['1950-01-01', '1950', born.slice(0, 3), `${born.slice(0, 4)}-00`])
    expect(await receive(bundle(birthDate, allergy))).toMatchObject({ http: 422, code: 'summary_of_another' });
  for (const text of ['{}', 'not JSON', '[]', bundle(born).replace('"Patient"', '"Person"')])
    expect(await receive(text)).toMatchObject({ http: 422, code: 'summary_not_readable' });
  expect(await w.db.selectFrom('fhir_resource').select('id').execute()).toHaveLength(before.length);
});

test('D11.09 a summary in another encoding than UTF-8 is refused, not taken with letters that are lost', async () => {
  const before = await w.db.selectFrom('fhir_resource').select('id').execute();
  const text = bundle(born, { ...past, code: { text: 'PLACE' } });
  const [head = '', tail = ''] = text.split('PLACE');
  // سعال, as a system with Windows-1256 writes it.
  const windows = Buffer.concat([Buffer.from(head), Buffer.from([0xd3, 0xda, 0xc7, 0xe1]), Buffer.from(tail)]);
  for (const file of [windows, Buffer.from(`\uFEFF${text}`, 'utf16le')])
    expect(await receive(file)).toMatchObject({ http: 422, code: 'summary_not_readable' });
  expect(await w.db.selectFrom('fhir_resource').select('id').execute()).toHaveLength(before.length);
  expect((await receive(Buffer.from(`\uFEFF${head}سعال${tail}`))).data).toEqual({ added: 1, known: 0, left_out: 0 });
});

test('one of 50 MB and more is refused by its length, and nothing of it is kept', async () => {
  const before = await w.db.selectFrom('fhir_resource').select('id').execute();
  const filler = { ...past, id: 'long', note: [{ text: 'x'.repeat(50 * 1024 * 1024) }] };
  expect(await receive(bundle(born, allergy, filler))).toMatchObject({
    http: 413,
    code: 'file_too_large',
    message: 'This file is too large: 10 MB at most',
  });
  expect(await w.db.selectFrom('fhir_resource').select('id').execute()).toHaveLength(before.length);
});

test('D10.10 the screens of somebody read again what a guardian took over for them, once for all of it', async () => {
  const guardian = await as(w, '1000002', '1000003');
  const { birth_date: date } = (await guardian.get<Data>('/medical-file')).data.identity;
  const { id } = await w.db.selectFrom('person').select('id').where('mrn', '=', '1000003').executeTakeFirstOrThrow();
  const told = async () =>
    (await w.events.published('records.changed')).filter((one) => (one as Data).person_id === id).length;
  const before = await told();
  expect((await receive(bundle(date, allergy, past), '1000002', '1000003')).data).toMatchObject({ added: 2 });
  expect(await told()).toBe(before + 1);
  expect((await receive(bundle(date, allergy, past), '1000002', '1000003')).data).toMatchObject({ added: 0 });
  expect(await told()).toBe(before + 1);
});

test('D11.09 a received medicine keeps its coded dose, and one whose time is over is not taken now', async () => {
  const coded = {
    ...medicine,
    id: 'coded',
    medicationCodeableConcept: { text: 'Coded ramipril' },
    dosage: [
      {
        timing: { repeat: { frequency: 2, period: 1, periodUnit: 'd' } },
        doseAndRate: [{ doseQuantity: { value: 1, unit: 'tablet' } }],
      },
    ],
  };
  const over = {
    ...medicine,
    id: 'over',
    medicationCodeableConcept: { text: 'Amoxicillin of last year' },
    effectivePeriod: { start: '2025-03-01', end: '2025-03-08' },
  };
  const course = {
    resourceType: 'MedicationRequest',
    id: 'course',
    subject,
    status: 'active',
    intent: 'order',
    authoredOn: '2025-03-01',
    medicationCodeableConcept: { text: 'Prednisolone for five days' },
    dosageInstruction: [
      { timing: { repeat: { boundsDuration: { value: 5, code: 'd' }, frequency: 1, period: 1, periodUnit: 'd' } } },
    ],
  };
  expect((await receive(bundle(born, coded, over, course))).data).toMatchObject({ added: 3 });
  const { items } = (await sara.get<Data>('/medications?limit=100')).data;
  const taken = (title: string) => items.find((one: Data) => one.title === title);
  expect(taken('Coded ramipril')).toMatchObject({ is_active: true, times_a_day: 2 });
  expect(taken('Amoxicillin of last year')).toMatchObject({ is_active: false, started_on: '2025-03-01' });
  expect(taken('Prednisolone for five days')).toMatchObject({ is_active: false, started_on: '2025-03-01' });
});

test('D3.03 what a received summary marks as sensitive is kept from a guardian with limited access', async () => {
  const [omar, guardian] = [await as(w, '1000004'), await as(w, '1000002', '1000004')];
  const { birth_date: date } = (await omar.get<Data>('/medical-file')).data.identity;
  const meta = { security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-Confidentiality', code: 'R' }] };
  const names = ['A secret condition', 'A secret medicine', 'Another secret medicine'] as const;
  const thing = { resourceType: 'Medication', id: 'thing', meta, code: { text: names[2] } };
  const { medicationCodeableConcept: _, ...pointing } = medicine;
  const all = [
    { ...past, id: 's1', meta, code: { text: names[0] } },
    { ...medicine, id: 's2', meta, medicationCodeableConcept: { text: names[1] } },
    { ...pointing, id: 's3', medicationReference: { reference: 'Medication/thing' } },
    thing,
    { ...allergy, id: 's4', code: { text: 'An allergy that everybody may know' } },
  ];
  expect((await receive(bundle(date, ...all), '1000004')).data).toMatchObject({ added: 4 });
  const seenBy = async (who: typeof omar) =>
    JSON.stringify([(await who.get<Data>('/medical-file')).data, (await who.get<Data>('/medications?limit=100')).data]);
  const [own, theirs] = [await seenBy(omar), await seenBy(guardian)];
  expect(names.map((name) => [own.includes(name), theirs.includes(name)])).toEqual(names.map(() => [true, false]));
  expect(theirs).toContain('An allergy that everybody may know');
});

test('D11.09 what is over in the record leaves room for the one that has come back', async () => {
  const cold = { ...allergy, id: 'over', code: { text: 'Cold urticaria' }, clinicalStatus: clinical('resolved') };
  const gout = { ...past, id: 'gout', code: { text: 'Gout' } };
  expect((await receive(bundle(born, cold, gout))).data).toMatchObject({ added: 2 });
  const again = [cold, gout].map((one) => ({ ...one, clinicalStatus: clinical('recurrence') }));
  expect((await receive(bundle(born, ...again, cold, gout))).data).toEqual({ added: 2, known: 2, left_out: 0 });
  expect((await receive(bundle(born, ...again, cold, gout))).data).toEqual({ added: 0, known: 4, left_out: 0 });
  const { allergies, conditions } = (await sara.get<Data>('/medical-file')).data;
  const overOf = (list: Data[], title: string) => list.flatMap((one) => (one.title === title ? [one.is_over] : []));
  expect([overOf(allergies, 'Cold urticaria'), overOf(conditions, 'Gout')]).toEqual([[false], [false]]);
});

test('D11.09 what was not done in one hospital leaves room for what was done in another', async () => {
  const person = new Imported(w, 'refused');
  const operation = { resourceType: 'Procedure', code: { text: 'Appendectomy' } };
  await person.bring(
    { ...operation, id: 'no', status: 'not-done' },
    { ...operation, id: 'yet', status: 'preparation' },
  );
  const done = bundle('1984-02-29', { ...operation, id: 'done', subject, status: 'completed' });
  expect((await receive(done, person.mrn)).data).toMatchObject({ added: 1, known: 0 });
  expect((await receive(done, person.mrn)).data).toMatchObject({ added: 0, known: 1 });
});

test('D11.10 a summary has ten thousand entries at most, and an account sends sixty a day', async () => {
  const devices = (count: number) =>
    bundle(born, ...Array.from({ length: count }, (_, nth) => ({ resourceType: 'Device', id: `d${nth}` })));
  expect(await receive(devices(9998))).toMatchObject({ http: 200, data: { added: 0, left_out: 9998 } });
  expect(await receive(devices(9999))).toMatchObject({ http: 413, code: 'summary_too_large' });
  const codes: (string | undefined)[] = [];
  for (let nth = 1; nth <= 61; nth += 1) codes.push((await receive('no summary', '1000010')).code);
  expect(codes).toEqual([...Array.from({ length: 60 }, () => 'summary_not_readable'), 'too_many_requests']);
});
