import { expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { copyOf, Imported, observation, quantity, summaryOf } from './results.fixture.ts';

const w = await world();

test.each([
  ['a correction', 'corrected', 'final'],
  ['a correction before it was final', 'amended', 'preliminary'],
  ['what its laboratory stands by', 'final', 'preliminary'],
])('D9.01 of two results of one moment %s is the newest, in whatever order they came', async (_, counts, other) => {
  const person = new Imported(w, `${counts}-${other}`);
  await person.bring(
    observation('a', { ...quantity(2, 'mIU/L'), status: counts }),
    observation('b', { ...quantity(9, 'mIU/L'), status: other }),
  );
  expect(await person.labs()).toMatchObject([{ decimal: '2', count: 2 }]);
  expect((await person.trend()).values.map(({ decimal }) => decimal)).toEqual(['9', '2']);
  const [summarised, ...more] = summaryOf(await copyOf(w, person), 'Observation');
  expect([summarised?.['valueQuantity'], more]).toEqual([expect.objectContaining({ value: 2 }), []]);
});

test('D9.01 of two measurements of one moment the medical file has the correction', async () => {
  const person = new Imported(w, 'corrected-weight');
  const weight = { category: [{ coding: [{ code: 'vital-signs' }] }], code: { text: 'Body weight' } };
  await person.bring(
    observation('a', { ...quantity(16, 'kg'), ...weight }),
    observation('b', { ...quantity(61, 'kg'), ...weight, status: 'corrected' }),
    observation('c', { ...quantity(60, 'kg'), ...weight, status: 'preliminary' }),
  );
  const { measurements } = (await (await person.client()).get<{ measurements: object[] }>('/medical-file')).data;
  expect(measurements).toMatchObject([{ decimal: '61' }]);
});
