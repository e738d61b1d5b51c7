import { expect, test } from 'vitest';
import { policyCharacters } from './add-dialog.tsx';

test.each(['\u200eBUPA-2026-77\u200f', 'BUPA - 2026 - 77', '\u2066BUPA-٢٠٢٦-٧٧\u2069 ', 'BUPA\u00a0-2026-77'])(
  'the number of a policy that is pasted as %j is what is printed on the card',
  (pasted) => expect(policyCharacters(pasted)).toBe('BUPA-2026-77'),
);
