import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainTextOf, reportKind } from './index.ts';

test('a report is of radiology by its service, its words or its study', () => {
  expect([
    reportKind(['RAD'], [], false),
    reportKind([], ['Diagnostic imaging'], false),
    reportKind([], [], true),
  ]).toEqual(['radiology', 'radiology', 'radiology']);
  expect([reportKind(['LAB'], [], false), reportKind([], ['Discharge'], false)]).toEqual(['laboratory', 'report']);
});

test('a narrative is text alone, and scripts in it are gone', () => {
  expect(plainTextOf('<div><p>Chest: <b>clear</b> &amp; dry</p><ul><li>one</li><li>two</li></ul></div>')).toBe(
    'Chest: clear & dry\none\ntwo',
  );
  expect(plainTextOf('<p>a</p><script>alert(1)</script><style>p{}</style><img src=x onerror=alert(2)>b')).toBe('a\nb');
});

test('no mark-up survives, however broken', () => {
  const piece = fc.constantFrom('<', '>', 'script', '/', '<!--', '-->', 'x', ' ', '"', '<img', 'onerror=');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      expect(plainTextOf(pieces.join(''))).not.toContain('<');
    }),
    { numRuns: 200 },
  );
});
