import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { payer } from '#modules/billing/billing.fixture.ts';
import { as } from '#modules/booking/booking.fixture.ts';
import { keep, metformin } from './medications.fixture.ts';

const w = await world();
w.at('2026-11-22T03:00:00Z');
const [sara, layla] = [await payer(w, '1000001'), await as(w, 'D1001')];

const remind = async (id: number, slots: string[] = ['morning']) =>
  (await sara.patch(`/medications/${id}`, { reminder_slots: slots })).data.reminder.next_at as string | null;
const remindersOf = (id: number) =>
  w.db.selectFrom('medication_reminder').select(['until', 'next_at']).where('resource_id', '=', id).execute();
const dosesOf = async (id: number) =>
  (
    await w.db.selectFrom('medication_dose').select('due_at').where('resource_id', '=', id).orderBy('due_at').execute()
  ).map(({ due_at }) => due_at.toISOString());
const toldOf = async (id: number) =>
  (
    await w.db
      .selectFrom('notification as n')
      .innerJoin('medication_dose as d', 'd.id', 'n.dose_id')
      .select('n.id')
      .where('d.resource_id', '=', id)
      .execute()
  ).length;
/** A course of so many days from a day on. */
const course = (id: string, authoredOn: string, days: number, more: object = {}) =>
  metformin(id, {
    authoredOn,
    dosageInstruction: [
      { timing: { repeat: { frequency: 1, period: 1, periodUnit: 'd', boundsDuration: { value: days, code: 'd' } } } },
    ],
    ...more,
  });
const become = (id: number, body: object) =>
  w.db
    .updateTable('fhir_resource')
    .set({ body: JSON.stringify(body) })
    .where('id', '=', id)
    .execute();
async function atEach(...moments: string[]) {
  for (const moment of moments) {
    w.at(moment);
    await w.due();
  }
}

describe('D11.07 a reminder ends with its medicine', () => {
  test('nothing is told of an own entry that a doctor rejected', async () => {
    w.at('2026-11-22T03:00:00Z');
    const { data } = await sara.post('/medications', { title: 'Miracle tea' });
    await remind(data.id);
    await layla.patch(`/medications/${data.id}`, { mrn_number: '1000001', confirmed: false });
    await atEach('2026-11-22T05:00:00Z');
    expect([await dosesOf(data.id), await toldOf(data.id), await remindersOf(data.id)]).toEqual([[], 0, []]);
  });
  test('nothing is told of an order that was stopped where it came from, while the others go on', async () => {
    w.at('2026-11-22T03:00:00Z');
    const [stopped, other] = [await keep(w, '1000001', metformin('stops')), await keep(w, '1000001', metformin('on'))];
    for (const id of [stopped, other]) await remind(id);
    await become(stopped, metformin('stops', { status: 'stopped' }));
    await atEach('2026-11-22T05:00:00Z');
    expect([await dosesOf(stopped), await toldOf(stopped), await remindersOf(stopped)]).toEqual([[], 0, []]);
    expect([await dosesOf(other), await toldOf(other)]).toEqual([['2026-11-22T05:00:00.000Z'], 1]);
  });
  test('a course of five days is reminded of on its fifth day and not on the sixth', async () => {
    w.at('2026-11-22T03:00:00Z');
    const id = await keep(w, '1000001', course('five', '2026-11-19', 5));
    expect(await remind(id)).toBe('2026-11-22T05:00:00.000Z');
    await atEach('2026-11-22T05:00:00Z', '2026-11-23T05:00:00Z', '2026-11-24T05:00:00Z');
    expect(await dosesOf(id)).toEqual(['2026-11-22T05:00:00.000Z', '2026-11-23T05:00:00.000Z']);
  });
  test('on its last day nothing is set for the next one', async () => {
    w.at('2026-11-23T09:00:00Z');
    const id = await keep(w, '1000001', course('last', '2026-11-19', 5));
    expect(await remind(id)).toBeNull();
  });
});

describe('D11.07 a reminder goes on with its medicine', () => {
  test('past the days of a course of more than four weeks, and not past those of four', async () => {
    w.at('2026-11-22T03:00:00Z');
    const [long, short] = [
      await keep(w, '1000001', course('29', '2026-10-25', 29)),
      await keep(w, '1000001', course('28', '2026-10-26', 28)),
    ];
    for (const id of [long, short]) await remind(id);
    await atEach('2026-11-22T05:00:00Z', '2026-11-23T05:00:00Z', '2026-11-24T05:00:00Z');
    expect(await dosesOf(long)).toHaveLength(3);
    expect((await remindersOf(long))[0]?.next_at?.toISOString()).toBe('2026-11-25T05:00:00.000Z');
    expect(await dosesOf(short)).toEqual(['2026-11-22T05:00:00.000Z']);
  });
  test('until the day on which its own words end it', async () => {
    w.at('2026-11-22T03:00:00Z');
    const stated = (id: string) => ({
      resourceType: 'MedicationStatement',
      id,
      status: 'active',
      medicationCodeableConcept: { text: 'Levothyroxine 50 mcg' },
      effectivePeriod: { start: '2026-10-01', end: '2026-11-23' },
    });
    const id = await keep(w, '1000001', stated('period'));
    await remind(id);
    await atEach('2026-11-22T05:00:00Z', '2026-11-23T05:00:00Z', '2026-11-24T05:00:00Z');
    expect(await dosesOf(id)).toEqual(['2026-11-22T05:00:00.000Z', '2026-11-23T05:00:00.000Z']);
  });
  test('as long as it was prolonged meanwhile', async () => {
    w.at('2026-11-22T03:00:00Z');
    const id = await keep(w, '1000001', course('longer', '2026-11-22', 2));
    await remind(id);
    await become(id, course('longer', '2026-11-22', 4));
    await atEach(...[22, 23, 24, 25, 26].map((day) => `2026-11-${day}T05:00:00Z`));
    expect(await dosesOf(id)).toHaveLength(4);
  });
});

describe('D11.07 a reminder follows the dosage', () => {
  const timed = (id: string, repeat: object) =>
    metformin(id, {
      medicationCodeableConcept: { text: 'Methotrexate 10 mg' },
      dosageInstruction: [{ timing: { repeat: { frequency: 1, ...repeat } } }],
    });
  const weekly = { period: 1, periodUnit: 'wk' };
  const show = async (id: number) =>
    (await sara.get('/medications?limit=500')).data.items.find((one: { id: number }) => one.id === id);
  const set = (id: number, more: object = {}) =>
    sara.patch(`/medications/${id}`, { reminder_slots: ['morning'], ...more });
  const week = [22, 23, 24, 25, 26, 27, 28].map((day) => `2026-11-${day}T05:00:00Z`);

  test('what is taken once a week is reminded of on the one day that the person chose', async () => {
    w.at('2026-11-22T03:00:00Z');
    const id = await keep(w, '1000001', timed('weekly', weekly));
    expect(await show(id)).toMatchObject({ times_a_day: null, rhythm: { kind: 'weekly', weekdays: [], per_week: 1 } });
    for (const more of [{}, { reminder_weekdays: [] }, { reminder_weekdays: [1, 4] }])
      expect(await set(id, more)).toMatchObject({ http: 422, code: 'reminder_not_of_dosage' });
    const { data } = await set(id, { reminder_weekdays: [5] });
    expect(data.reminder).toEqual({ slots: ['morning'], weekdays: [5], next_at: '2026-11-27T05:00:00.000Z' });
    await sara.patch('/reminder-slots', { morning: '09:00' });
    expect((await show(id)).reminder.next_at).toBe('2026-11-27T06:00:00.000Z');
    await sara.patch('/reminder-slots', { morning: '08:00' });
    await atEach(...week);
    expect(await dosesOf(id)).toEqual(['2026-11-27T05:00:00.000Z']);
  });
  test('on the weekdays that the dosage names', async () => {
    w.at('2026-11-22T03:00:00Z');
    const id = await keep(w, '1000001', timed('named', { ...weekly, dayOfWeek: ['mon', 'thu'] }));
    expect((await set(id)).data.reminder).toMatchObject({ weekdays: [1, 4], next_at: '2026-11-23T05:00:00.000Z' });
    await atEach(...week);
    expect(await dosesOf(id)).toEqual(['2026-11-23T05:00:00.000Z', '2026-11-26T05:00:00.000Z']);
  });
  test.each([
    ['every 48 hours', { period: 48, periodUnit: 'h' }],
    ['every month', { period: 1, periodUnit: 'mo' }],
  ])('what is taken %s has none', async (said, repeat) => {
    w.at('2026-11-22T03:00:00Z');
    const id = await keep(w, '1000001', timed(said, repeat));
    expect(await show(id)).toMatchObject({ times_a_day: null, rhythm: { kind: 'other' } });
    expect(await set(id, { reminder_weekdays: [1] })).toMatchObject({ http: 422, code: 'reminder_not_of_dosage' });
  });
  test('a daily one ends when the order is for once a week from now on', async () => {
    w.at('2026-11-22T03:00:00Z');
    const id = await keep(w, '1000001', timed('changes', { period: 1, periodUnit: 'd' }));
    await remind(id);
    await become(id, timed('changes', weekly));
    await atEach('2026-11-22T05:00:00Z');
    expect([await dosesOf(id), await remindersOf(id)]).toEqual([[], []]);
  });
  test('after a long sleep of the latest dose only', async () => {
    w.at('2026-11-22T03:00:00Z');
    const id = await keep(w, '1000001', timed('slept', { period: 1, periodUnit: 'd' }));
    await remind(id);
    await atEach('2026-11-25T06:00:00Z');
    expect(await dosesOf(id)).toEqual(['2026-11-25T05:00:00.000Z']);
    expect((await remindersOf(id))[0]?.next_at?.toISOString()).toBe('2026-11-26T05:00:00.000Z');
  });
});
