import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { Imported, observation, quantity, codeOf as of, written } from './results.fixture.ts';

const w = await world();

describe('units of one test', () => {
  const cholesterol = (id: string, value: unknown, unit: string, year: number, code = '2093-3') =>
    observation(id, { ...of(code), ...quantity(value, unit), effectiveDateTime: `${year}-03-01T09:30:00+03:00` });

  test('D9.01 that are convertible for the analyte are converted to that of the newest, and marked so', async () => {
    const person = new Imported(w, 'u-chol');
    await person.bring(cholesterol('a', written('5.1'), 'mmol/L', 2024), cholesterol('b', 195, 'mg/dL', 2025));
    const labs = await person.labs();
    expect(labs).toMatchObject([{ decimal: '195', unit: 'mg/dL', count: 2 }]);
    const { trend_unit: unit, values } = await person.trend();
    expect([unit, values.map(({ decimal, unit: own, converted }) => [decimal, own, converted?.decimal])]).toEqual([
      'mg/dL',
      [
        ['5.1', 'mmol/L', '197'],
        ['195', 'mg/dL', undefined],
      ],
    ]);
  });
  test('D9.01 that cannot be converted make trends of their own', async () => {
    const person = new Imported(w, 'u-other');
    const code = '99999-9';
    await person.bring(
      cholesterol('a', 195, 'mg/dL', 2024, code),
      cholesterol('b', written('5.1'), 'mmol/L', 2025, code),
    );
    expect((await person.labs()).map(({ decimal, unit, count }) => [decimal, unit, count])).toEqual([
      ['5.1', 'mmol/L', 1],
      ['195', 'mg/dL', 1],
    ]);
    expect((await person.trend()).values.map(({ unit }) => unit)).toEqual(['mmol/L']);
  });
  test('D9.01 that are written in several ways are one', async () => {
    const person = new Imported(w, 'u-ways');
    const ways = ['10*3/uL', '10*9/L', '10^9/L', 'K/uL'];
    await person.bring(...ways.map((unit, n) => cholesterol(`w${n}`, 6 + n, unit, 2020 + n, '6690-2')));
    expect(await person.labs()).toMatchObject([{ decimal: '9', count: 4 }]);
    expect((await person.trend()).values.map(({ converted }) => converted)).toEqual([null, null, null, null]);
  });
  test('D9.01 HbA1c in percent is never reckoned into mmol/mol, which is no multiple of it', async () => {
    const person = new Imported(w, 'u-hba1c');
    await person.bring(
      cholesterol('a', written('6.5'), '%', 2024, '4548-4'),
      cholesterol('b', 48, 'mmol/mol', 2025, '4548-4'),
    );
    expect(await person.labs()).toHaveLength(2);
  });
  test('D9.01 an answer in words stands with the values of its test', async () => {
    const person = new Imported(w, 'u-words');
    await person.bring(cholesterol('a', 4, 'mmol/L', 2024, '6298-4'), {
      ...observation('b', { ...of('6298-4'), valueString: 'Haemolysed' }),
    });
    expect(await person.labs()).toMatchObject([{ value_text: 'Haemolysed', count: 2 }]);
  });
});
