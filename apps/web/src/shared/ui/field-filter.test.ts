import { digitsOnly } from '@balsam/domain/text';
import { isEmail } from '@balsam/domain/identity';
import { expect, test } from 'vitest';
import { filterOf } from './field-filter.ts';

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
