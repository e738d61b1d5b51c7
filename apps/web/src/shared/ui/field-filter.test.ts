import { digitsOnly } from '@balsam/domain/text';
import { isEmail } from '@balsam/domain/identity';
import { expect, test } from 'vitest';
import { filterOf, keptOf } from './field-filter.ts';

test('S5.10 an e-mail field takes a pasted address without the marks that nobody sees, so that it is valid', () => {
  const keep = filterOf('email', undefined);
  for (const pasted of [
    '\u200fsara@balsam.example\u200e',
    '\u2066sara@balsam.example\u2069',
    '\u200bsara@balsam.example',
  ])
    expect(isEmail(keep?.(pasted) ?? pasted)).toBe(true);
});

test('other fields have the filter that they name, or none', () => {
  expect([filterOf('tel', digitsOnly), filterOf('text', undefined)]).toEqual([digitsOnly, undefined]);
});

test.each(['\u200e1010101010', '1010 101 010', '\u2066١٠١٠-١٠١-٠١٠\u2069'])(
  'a number of ten digits that is pasted as %j keeps its last ones',
  (text) => expect(keptOf({ text, caret: text.length }, digitsOnly, 10)).toEqual({ text: '1010101010', caret: 10 }),
);

test('a digit too many is not taken, wherever it is typed', () => {
  expect(keptOf({ text: '12345678909', caret: 11 }, digitsOnly, 10)).toEqual({ text: '1234567890', caret: 10 });
  expect(keptOf({ text: '12934567890', caret: 3 }, digitsOnly, 10)).toEqual({ text: '1234567890', caret: 2 });
});

test('without a longest nothing is cut, and the caret stays behind what was typed', () => {
  expect(keptOf({ text: '05 0', caret: 3 }, digitsOnly)).toEqual({ text: '050', caret: 2 });
});
