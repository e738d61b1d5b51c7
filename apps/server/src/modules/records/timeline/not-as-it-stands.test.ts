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
