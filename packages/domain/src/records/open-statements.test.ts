import { expect, test } from 'vitest';
import { mayStateMore, mostOpenStatements } from './index.ts';

const refused = { ok: false, code: 'too_many_statements' };

test('D11.15 statements are added up to the limit, and nothing is always added', () => {
  expect([
    mayStateMore(mostOpenStatements - 1, 1),
    mayStateMore(mostOpenStatements, 1),
    mayStateMore(mostOpenStatements - 1, 2),
    mayStateMore(mostOpenStatements + 9, 0),
  ]).toMatchObject([{ ok: true }, refused, refused, { ok: true }]);
});
