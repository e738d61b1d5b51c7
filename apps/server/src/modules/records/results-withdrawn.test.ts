import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { between, copyOf, Imported, observation, quantity, readOne, summaryOf, written } from './results.fixture.ts';

const w = await world();
const retracted = ['entered-in-error', 'cancelled'];
const visit = (id: string, status: string) => ({
  resourceType: 'Encounter',
  id,
  status,
  reasonCode: [{ text: 'Chest pain' }],
  period: { start: '2025-03-01T09:00:00+03:00' },
});
const allergy = (id: string, code: string) => ({
  resourceType: 'AllergyIntolerance',
  id,
  code: { text: `Allergy ${id}` },
  verificationStatus: { coding: [{ code }] },
});

describe('what is not true of the person', () => {
  test('D9.01 results, visits and allergies that came as an error are nowhere: list, timeline, copy, summary', async () => {
    const person = new Imported(w, 'r-never');
    await person.bring(
      ...retracted.map((status) => observation(`o-${status}`, { status, ...quantity(9, 'mIU/L') })),
      ...retracted.map((status) => visit(`v-${status}`, status)),
      ...['entered-in-error', 'refuted', 'confirmed'].map((code) => allergy(code, code)),
    );
    const visits = (await (await person.client()).get<{ items: object[] }>('/timelines')).data.items;
    expect([await person.labs(), visits]).toEqual([[], []]);
    const files = await copyOf(w, person);
    expect([files.get('records/results.json'), files.get('records/visits.json')].map((f) => JSON.parse(f!))).toEqual([
      [],
      [],
    ]);
    expect(summaryOf(files, 'Observation')).toEqual([]);
    expect(summaryOf(files, 'AllergyIntolerance')).toMatchObject([{ code: { text: 'Allergy confirmed' } }]);
  });
  test.each(retracted)(
    'D9.01 a result that was shown and is then %s is withdrawn: marked, without its value, on every path',
    async (status) => {
      const person = new Imported(w, `r-later-${status}`);
      const range = { referenceRange: [between(0.4, 4, { text: '0.4 - 4' })] };
      await person.bring(observation('o', { ...quantity(written('9.37'), 'mIU/L'), ...range }));
      await person.bring(observation('o', { status, ...quantity(written('9.37'), 'mIU/L'), ...range }));
      expect(await person.labs()).toMatchObject([
        {
          title: 'TSH',
          withdrawn: true,
          value: null,
          decimal: null,
          value_text: null,
          low: null,
          flag: 'unknown',
          count: 0,
        },
      ]);
      expect((await person.trend()).values).toMatchObject([{ withdrawn: true, value: null }]);
      const files = await copyOf(w, person);
      expect([...files].filter(([name, text]) => name.startsWith('records/') && text.includes('9.37'))).toEqual([]);
      expect(JSON.parse(files.get('records/results.json')!)).toMatchObject([{ status, value_number: null }]);
      expect(summaryOf(files, 'Observation')).toEqual([]);
    },
  );
  test('D9.01 the valid result before a withdrawn one is the newest again', async () => {
    const person = new Imported(w, 'r-before');
    const later = { effectiveDateTime: '2025-06-01T09:30:00+03:00' };
    await person.bring(observation('a', quantity(2, 'mIU/L')), observation('b', { ...quantity(9, 'mIU/L'), ...later }));
    await person.bring(observation('b', { ...quantity(9, 'mIU/L'), ...later, status: 'entered-in-error' }));
    expect(await person.labs()).toMatchObject([{ decimal: '2', withdrawn: false, count: 1 }]);
    expect((await person.trend()).values.map(({ withdrawn }) => withdrawn)).toEqual([false, true]);
  });
});

describe('what is taken back or replaced', () => {
  test('D9.01 a visit that was shown and is then an error is withdrawn, without its details', async () => {
    const person = new Imported(w, 'r-visit');
    const timeline = async () => (await (await person.client()).get<{ items: object[] }>('/timelines')).data.items;
    await person.bring(visit('v', 'finished'));
    expect(await timeline()).toMatchObject([{ reason: 'Chest pain', withdrawn: false }]);
    await person.bring(visit('v', 'entered-in-error'));
    expect(await timeline()).toMatchObject([{ reason: null, withdrawn: true }]);
    await person.bring(visit('v', 'finished'));
    expect(await timeline()).toMatchObject([{ reason: 'Chest pain', withdrawn: false }]);
  });
  test('D9.01 a result that comes without its value takes back the value that came before', async () => {
    const person = new Imported(w, 'r-empty');
    await person.bring(observation('o', quantity(9, 'mIU/L')));
    await person.bring(observation('o', { dataAbsentReason: { text: 'haemolysed' } }));
    expect(await person.labs()).toMatchObject([{ withdrawn: true, value: null }]);
  });
  test('D9.01 a corrected result is marked as corrected', async () => {
    expect(await readOne(w, 'r-amended', { ...quantity(2, 'mIU/L'), status: 'corrected' })).toMatchObject({
      amended: true,
    });
    expect(await readOne(w, 'r-final', quantity(2, 'mIU/L'))).toMatchObject({ amended: false, withdrawn: false });
  });
  test('D9.01 nothing that is an error can be written as if it stood', async () => {
    const row = { category: 'laboratory', title: 'X', taken_at: w.clock.now(), status: 'entered-in-error' };
    const person = await w.db.selectFrom('person').select('id').where('mrn', '=', '1000001').executeTakeFirstOrThrow();
    const insert = w.db
      .insertInto('observation')
      .values({ ...row, person_id: person.id })
      .execute();
    await expect(insert).rejects.toThrow('observation_retracted_is_withdrawn');
  });
});
