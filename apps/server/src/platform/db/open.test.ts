import { expect, test } from 'vitest';
import { world } from '#test/world.ts';

const { pool } = await world();

async function valueOf(expression: string): Promise<unknown> {
  const { rows } = await pool.query<{ value: unknown }>(`select ${expression} as value`);
  return rows[0]?.value;
}

test('refuses a bigint that a number would round', async () => {
  await expect(valueOf('9007199254740993::bigint')).rejects.toThrow(RangeError);
});

test('refuses a sum that a number would round', async () => {
  await expect(
    valueOf('(select sum(n) from (values (9007199254740992), (9007199254740992)) as v (n))'),
  ).rejects.toThrow(RangeError);
});

test.each([
  ['bigint as number', '9007199254740991::bigint', 9_007_199_254_740_991],
  ['sum of bigints as number', '(select sum(n) from (values (1::bigint), (2)) as v (n))', 3],
  ['average as number', '(select avg(n) from (values (1), (2)) as v (n))', 1.5],
  ['date as the day it is', `date '2026-01-31'`, '2026-01-31'],
  ['instant as Date', `timestamptz '2026-01-31 00:00+03'`, new Date('2026-01-30T21:00:00Z')],
])('reads %s', async (_what, expression, expected) => {
  expect(await valueOf(expression)).toEqual(expected);
});
