import { expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { Imported, type Resource } from '../results.fixture.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads into whatever came back
type Data = any;

const w = await world();

const statement = (id: string, more: object): Resource => ({
  resourceType: 'MedicationStatement',
  id: id.replaceAll(' ', '-'),
  medicationCodeableConcept: { text: id },
  effectiveDateTime: '2026-01-01',
  ...more,
});
const order = (id: string, more: object): Resource => ({
  resourceType: 'MedicationRequest',
  id: id.replaceAll(' ', '-'),
  intent: 'order',
  status: 'active',
  medicationCodeableConcept: { text: id },
  authoredOn: '2026-01-01',
  ...more,
});
const dose = (id: string, more: object): Resource => ({
  resourceType: 'Immunization',
  id: id.replaceAll(' ', '-'),
  status: 'completed',
  vaccineCode: { text: id },
  occurrenceDateTime: '2026-01-01',
  ...more,
});
const fiveDays = {
  dosageInstruction: [
    { timing: { repeat: { boundsDuration: { value: 5, code: 'd' }, frequency: 1, period: 1, periodUnit: 'd' } } },
  ],
};

test('D11.13 the timeline marks doses that do not count and medicines that are not taken', async () => {
  const person = new Imported(w, 'not-as-it-stands');
  await person.bring(
    statement('Taken', { status: 'active' }),
    statement('Stopped', { status: 'stopped' }),
    statement('Never taken', { status: 'not-taken' }),
    statement('On hold', { status: 'on-hold' }),
    statement('Wrong', { status: 'entered-in-error' }),
    order('Ordered', {}),
    order('Short course', fiveDays),
    order('Leave out', { doNotPerform: true }),
    order('Proposed', { intent: 'proposal' }),
    dose('Weak', { isSubpotent: true }),
    dose('Strong', {}),
  );
  const me = await person.client();
  const { items } = (await me.get<Data>('/timelines/all?limit=100')).data;
  const marks = Object.fromEntries(
    items.map(({ title, medicine_use, is_subpotent }: Data) => [title, medicine_use ?? is_subpotent]),
  );
  expect(marks).toEqual({
    Taken: false,
    Stopped: 'over',
    'Never taken': 'not_taken',
    'On hold': 'on_hold',
    Ordered: false,
    'Short course': 'over',
    'Leave out': 'not_to_take',
    Proposed: 'planned',
    Weak: true,
    Strong: false,
  });
  const detailOf = async (name: string) => {
    const { id } = items.find(({ title }: Data) => title === name);
    return (await me.get<Data>(`/timelines/entries/${id}`)).data;
  };
  expect(await detailOf('Stopped')).toMatchObject({ medicine_use: 'over', is_subpotent: false });
  expect(await detailOf('Weak')).toMatchObject({ medicine_use: null, is_subpotent: true });
});

test('D11.14 a medicine that begins later is planned, and not taken now, until its day', async () => {
  const person = new Imported(w, 'begins-later');
  const from = (start: string) => ({ timing: { repeat: { boundsPeriod: { start } } } });
  await person.bring(
    statement('Tomorrow', { status: 'active', effectiveDateTime: '2026-11-23' }),
    statement('Today', { status: 'active', effectivePeriod: { start: '2026-11-22' } }),
    statement('Some time', { status: 'intended' }),
    statement('Stopped before', { status: 'stopped', effectiveDateTime: '2027-01-01' }),
    order('From January', { authoredOn: '2026-11-20', dosageInstruction: [from('2027-01'), from('2027-02-01')] }),
    order('Second dose later', {
      authoredOn: '2026-11-20',
      dosageInstruction: [from('2026-11-01'), from('2027-02-01')],
    }),
  );
  const me = await person.client();
  const read = async () => {
    const { medicines } = (await me.get<Data>('/medical-file')).data;
    const { items } = (await me.get<Data>('/medications?limit=100')).data;
    const timeline = (await me.get<Data>('/timelines/all?kind=medicine&limit=100')).data.items;
    return {
      file: Object.fromEntries(medicines.map((one: Data) => [one.title, one.is_planned])),
      taken: items.flatMap((one: Data) => (one.is_active ? [one.title] : [])).toSorted(),
      planned: items.flatMap((one: Data) => (one.is_planned ? [one.title] : [])).toSorted(),
      marks: Object.fromEntries(timeline.map((one: Data) => [one.title, one.medicine_use])),
    };
  };
  expect(await read()).toEqual({
    file: { Tomorrow: true, Today: false, 'Some time': true, 'From January': true, 'Second dose later': false },
    taken: ['Second dose later', 'Today'],
    planned: ['From January', 'Some time', 'Tomorrow'],
    marks: {
      Tomorrow: 'planned',
      Today: null,
      'Some time': 'planned',
      'Stopped before': 'over',
      'From January': 'planned',
      'Second dose later': null,
    },
  });
  w.at('2026-11-22T21:00:00Z');
  expect((await read()).taken).toEqual(['Second dose later', 'Today', 'Tomorrow']);
});
