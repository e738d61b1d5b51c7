import { expect, test } from 'vitest';
import { newCalls } from './new-calls.ts';
import { spokenCall } from './speech.ts';

test('D13.03 a call is spoken in both languages, by letter and number alone', () => {
  expect(spokenCall('A012')).toEqual([
    { lang: 'ar-SA', text: 'الرقم أ، ١٢' },
    { lang: 'en-US', text: 'Number A 12' },
  ]);
  expect(spokenCall('Sara')).toEqual([]);
});

test('D13.03 each call is announced once, the earlier one first; what was there when the board began is not', () => {
  const [a, b] = [
    { key: '1.0.1', token_number: 'A001', state: 'called' },
    { key: '2.0.1', token_number: 'A002', state: 'called' },
  ] as const;
  expect(newCalls(undefined, [a])).toEqual([]);
  expect(newCalls([a], [b, a])).toEqual([b]);
  expect(newCalls([], [b, a])).toEqual([a, b]);
  expect(newCalls([a], [{ ...a, key: '1.0.2' }]).map(({ key }) => key)).toEqual(['1.0.2']);
});

test('D13.03 after a lost line the last four are said, and nobody who is with the doctor already', () => {
  const calls = [6, 5, 4, 3, 2, 1].map((n) => ({ key: `${n}.0.1`, state: n === 5 ? 'serving' : 'called' }));
  expect(newCalls([], calls).map(({ key }) => key)).toEqual(['2.0.1', '3.0.1', '4.0.1', '6.0.1']);
});
