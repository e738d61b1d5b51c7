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
    { key: '1.0.1', token_number: 'A001' },
    { key: '2.0.1', token_number: 'A002' },
  ];
  expect(newCalls(undefined, [a])).toEqual([]);
  expect(newCalls([a], [b, a])).toEqual([b]);
  expect(newCalls([], [b, a])).toEqual([a, b]);
  expect(newCalls([a], [{ ...a, key: '1.0.2' }]).map(({ key }) => key)).toEqual(['1.0.2']);
});
