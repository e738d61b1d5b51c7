import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { payer } from '#modules/billing/billing.fixture.ts';
import { as } from '#modules/booking/booking.fixture.ts';
import { keep, metformin, sensitive } from './medications.fixture.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads into whatever came back
type Data = any;

const w = await world();
let sara = await payer(w, '1000001');
const [layla, stranger] = [await as(w, 'D1001'), await as(w, 'D1030')];
const [ofOmar, ofNoura] = [await as(w, '1000002', '1000004'), await as(w, '1000002', '1000003')];
const list = async (query = '') => (await sara.get(`/medications${query}`)).data.items as Data[];
const named = async (title: string) => (await list()).find((one) => one.title === title);

describe('who does not get them', () => {
  test('D3.01 a doctor of other patients, another patient’s number, and another’s medicine', async () => {
    const mine = await keep(w, '1000001', metformin('mine'));
    expect((await stranger.get('/medications?mrn_number=1000001')).http).toBe(404);
    expect((await sara.get('/medications?mrn_number=1000002')).http).toBe(404);
    const fahad = await payer(w, '1000002');
    expect((await fahad.patch(`/medications/${mine}`, { reminder_slots: ['noon'] })).http).toBe(404);
  });
  test('D11.01 a guardian of a teenager sees no medicine that is marked sensitive, one of a child sees it', async () => {
    for (const mrn of ['1000003', '1000004']) {
      await keep(w, mrn, metformin(`open-${mrn}`));
      await keep(
        w,
        mrn,
        metformin(`secret-${mrn}`, { ...sensitive, medicationCodeableConcept: { text: 'Fluoxetine 20 mg' } }),
      );
    }
    const titles = async (who: typeof ofOmar) =>
      (await who.get<Data>('/medications')).data.items.map(({ title }: Data) => title);
    expect(await titles(ofOmar)).toEqual(['Metformin 500 mg']);
    expect(await titles(ofNoura)).toEqual(expect.arrayContaining(['Fluoxetine 20 mg', 'Metformin 500 mg']));
    expect((await ofOmar.get<Data>('/medication-refills')).data.items).toEqual([]);
  });
});

describe('the medicines of a record', () => {
  test('say dosage in both languages, what the doctor instructs, and when they are due', async () => {
    expect(await named('Metformin 500 mg')).toMatchObject({
      origin: 'prescribed',
      is_active: true,
      dosage: '1 tablet, twice a day, after meals',
      dosage_ar: 'قرص واحد، مرتين يوميًا، بعد الأكل',
      times_a_day: 2,
      instruction: 'Take it with plenty of water',
      last_supply: '2026-09-28',
      days_supplied: 60,
      due_date: '2026-11-27',
    });
  });
  test('a short course is over when its days are, an order that was stopped is past', async () => {
    const days = {
      timing: { repeat: { frequency: 3, period: 1, periodUnit: 'd', boundsDuration: { value: 7, code: 'd' } } },
    };
    const amoxicillin = { medicationCodeableConcept: { text: 'Amoxicillin 500 mg' }, dosageInstruction: [days] };
    await keep(w, '1000001', metformin('over', { ...amoxicillin, authoredOn: '2026-11-01' }));
    await keep(
      w,
      '1000001',
      metformin('stopped', { status: 'stopped', medicationCodeableConcept: { text: 'Lisinopril 10 mg' } }),
    );
    const past = (await list('?is_active=false')).map(({ title }) => title);
    expect(past).toEqual(expect.arrayContaining(['Amoxicillin 500 mg', 'Lisinopril 10 mg']));
    expect((await list('?is_active=true')).every(({ is_active: now }) => now)).toBe(true);
  });
});

describe('how long a medicine of a record is taken', () => {
  test('a course ends on the last of its days, the first included, and is taken until then', async () => {
    const of = (value: number, authoredOn: string) => ({
      authoredOn,
      medicationCodeableConcept: { text: `For ${value} days` },
      dosageInstruction: [
        { timing: { repeat: { frequency: 1, period: 1, periodUnit: 'd', boundsDuration: { value, code: 'd' } } } },
      ],
    });
    await keep(w, '1000001', metformin('three', of(3, '2026-11-20')));
    await keep(w, '1000001', metformin('two', of(2, '2026-11-20')));
    await keep(w, '1000001', metformin('sixty', of(60, '2026-11-01')));
    expect(await named('For 3 days')).toMatchObject({ ends_on: '2026-11-22', is_active: true });
    expect(await named('For 2 days')).toMatchObject({ ends_on: '2026-11-21', is_active: false });
    expect(await named('For 60 days')).toMatchObject({ ends_on: '2026-12-30', is_active: true });
  });
  test('what ends by a day is past after it, by the order or by what was stated', async () => {
    const until = (end: string) => ({
      dosageInstruction: [{ timing: { repeat: { frequency: 1, period: 1, periodUnit: 'd', boundsPeriod: { end } } } }],
    });
    const stated = (end: string) => ({
      resourceType: 'MedicationStatement',
      effectivePeriod: { start: '2026-01-01', end },
    });
    const kept: readonly (readonly [string, object])[] = [
      ['Ends yesterday', until('2026-11-21')],
      ['Ends today', until('2026-11-22')],
      ['Ends this month', until('2026-11')],
      ['Ended last month', until('2026-10')],
      ['Stated until yesterday', stated('2026-11-21')],
      ['Stated until today', stated('2026-11-22')],
    ];
    for (const [text, more] of kept)
      await keep(w, '1000001', metformin(text, { ...more, medicationCodeableConcept: { text } }));
    const activeOnes = new Set((await list()).filter(({ is_active: now }) => now).map(({ title }) => title));
    expect(kept.map(([title]) => title).filter((title) => activeOnes.has(title))).toEqual([
      'Ends today',
      'Ends this month',
      'Stated until today',
    ]);
    expect((await named('Ends this month')).ends_on).toBe('2026-11-30');
  });
});

test('D11.16 a course of several steps is taken until the last of them is over, and goes on where one has no end', async () => {
  const step = (sequence: number, value?: number) => ({
    sequence,
    timing: {
      repeat: {
        frequency: 1,
        period: 1,
        periodUnit: 'd',
        ...(value !== undefined && { boundsDuration: { value, code: 'd' } }),
      },
    },
  });
  const of = (text: string, ...dosageInstruction: object[]) =>
    keep(
      w,
      '1000001',
      metformin(text, { authoredOn: '2026-11-18', medicationCodeableConcept: { text }, dosageInstruction }),
    );
  await of('Taper', step(1, 3), step(2, 4));
  await of('Loaded', step(1, 2), step(2));
  expect(await named('Taper')).toMatchObject({ ends_on: '2026-11-24', is_active: true });
  expect(await named('Loaded')).toMatchObject({ ends_on: null, is_active: true });
});

describe('the medicines of a record, of all that came', () => {
  test('what was entered in error, and an order to take nothing, are not among them', async () => {
    await keep(
      w,
      '1000001',
      metformin('error', { status: 'entered-in-error', medicationCodeableConcept: { text: 'Wrongazol' } }),
    );
    await keep(
      w,
      '1000001',
      metformin('not', { doNotPerform: true, medicationCodeableConcept: { text: 'Neverazol' } }),
    );
    expect((await list()).map(({ title }) => title).filter((title) => /azol/.test(title))).toEqual([]);
  });
  test('that somebody takes none is no medicine', async () => {
    const absent = {
      coding: [{ system: 'http://hl7.org/fhir/uv/ips', code: 'no-known-medications', display: 'None' }],
    };
    for (const [n, medicationCodeableConcept] of [absent, { text: 'No known medications' }].entries())
      await keep(w, '1000001', {
        resourceType: 'MedicationStatement',
        id: `none-${n}`,
        status: 'active',
        medicationCodeableConcept,
      });
    expect((await list()).map(({ title }) => title).filter((title) => title.startsWith('No'))).toEqual([]);
  });
  test('D6.01 what they do to each other is warned of', async () => {
    await keep(w, '1000001', metformin('warfarin', { medicationCodeableConcept: { text: 'Warfarin 5 mg' } }));
    await keep(w, '1000001', metformin('aspirin', { medicationCodeableConcept: { text: 'Ibuprofen 400 mg' } }));
    const { warnings } = (await sara.get('/medications')).data;
    expect(warnings.map(({ kind, between }: Data) => [kind, ...between])).toEqual(
      expect.arrayContaining([
        ['interaction', expect.stringMatching(/Warfarin|Ibuprofen/), expect.stringMatching(/Warfarin|Ibuprofen/)],
        ['allergy', 'Ibuprofen 400 mg', 'Allergy to ibuprofen'],
      ]),
    );
  });
});

describe('what a person enters themselves', () => {
  test('waits for a doctor, who confirms it; and is ended by its person', async () => {
    const { data } = await sara.post('/medications', { title: 'Omega 3', dosage: 'One a day' });
    expect(data).toMatchObject({ origin: 'own', confirmation: 'waiting', is_active: true, dosage: 'One a day' });
    expect(await sara.patch(`/medications/${data.id}`, { confirmed: true })).toMatchObject({ http: 403 });
    const confirmed = await layla.patch<Data>(`/medications/${data.id}`, { mrn_number: '1000001', confirmed: true });
    expect(confirmed.data).toMatchObject({ confirmation: 'confirmed' });
    expect((await sara.patch(`/medications/${data.id}`, { is_active: false })).data).toMatchObject({
      is_active: false,
    });
  });
  test('a doctor’s rejection takes it away', async () => {
    const { data } = await sara.post('/medications', { title: 'Miracle tea' });
    await layla.patch(`/medications/${data.id}`, { mrn_number: '1000001', confirmed: false });
    expect(await named('Miracle tea')).toBeUndefined();
  });
  test('what a doctor prescribed is not ended by its person', async () => {
    const { id } = await named('Warfarin 5 mg');
    expect(await sara.patch(`/medications/${id}`, { is_active: false })).toMatchObject({
      http: 422,
      code: 'medicine_not_own',
    });
  });
});

describe('D11.07 reminders', () => {
  test('remind once at one’s own time, and the answer counts once', async () => {
    w.at('2026-11-22T03:00:00Z');
    await sara.patch('/reminder-slots', { morning: '07:15' });
    const { id } = await named('Warfarin 5 mg');
    const set = await sara.patch(`/medications/${id}`, { reminder_slots: ['morning', 'evening'] });
    expect(set.data.reminder).toEqual({
      slots: ['morning', 'evening'],
      weekdays: [],
      next_at: '2026-11-22T04:15:00.000Z',
    });
    w.at('2026-11-22T04:14:59Z');
    await w.due();
    expect((await sara.get('/medication-doses')).data.items).toEqual([]);
    w.at('2026-11-22T04:15:00Z');
    await w.due();
    await w.due();
    const { items } = (await sara.get('/medication-doses')).data;
    expect(items).toMatchObject([{ medication: 'Warfarin 5 mg', answer: null, due_at: '2026-11-22T04:15:00.000Z' }]);
    const [notice] = (await sara.get('/notifications/fetch')).data.notifications;
    expect(notice).toMatchObject({ kind: 'medicine_due', dose_id: items[0].id });
    expect(JSON.stringify(notice)).not.toContain('Warfarin');
    expect((await sara.patch(`/medication-doses/${items[0].id}`, { answer: 'taken' })).data.answer).toBe('taken');
    expect(await sara.patch(`/medication-doses/${items[0].id}`, { answer: 'skipped' })).toMatchObject({
      code: 'dose_answered',
    });
    expect((await sara.get('/medication-doses')).data.weeks.at(-1)).toEqual({
      from: '2026-11-22',
      due: 1,
      taken: 1,
      skipped: 0,
    });
  });
  test('move to suhoor and iftar in Ramadan by choice', async () => {
    w.at('2027-02-08T09:00:00Z');
    sara = await payer(w, '1000001');
    await sara.patch('/reminder-slots', { in_ramadan: true });
    expect((await named('Warfarin 5 mg')).reminder.next_at).toBe('2027-02-08T15:30:00.000Z');
    await sara.patch('/reminder-slots', { in_ramadan: false });
    expect((await named('Warfarin 5 mg')).reminder.next_at).toBe('2027-02-08T17:00:00.000Z');
  });
  test('end when no time is left', async () => {
    const { id } = await named('Warfarin 5 mg');
    expect((await sara.patch(`/medications/${id}`, { reminder_slots: [] })).data.reminder).toBeNull();
  });
});
