import { existsSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { importRegister } from './import-register.ts';

const theRegister = new URL('../../../../../../shared/data/drugs/sfda-human-drugs-2021.csv.gz', import.meta.url);
const w = await world();
const take = (file: Buffer, stock: number) =>
  w.db.transaction().execute((tx) => importRegister(tx, file, { now: w.clock.now(), stock }));

describe('the register of 2021', () => {
  test('fills the shop, with stock at each branch, and the same again changes nothing', async ({ skip }) => {
    skip(!existsSync(theRegister), '../shared/data/drugs is not beside this repository');
    const file = readFileSync(theRegister);
    const summary = await take(file, 40);
    expect(summary).toMatchObject({ read: 7635, added: 5281, refused: [], arabicMissing: 1069 });
    const leftOut = Object.values(summary.leftOut).reduce((n, more) => n + more, 0);
    expect(leftOut).toBe(7635 - 5281);
    const { rows } = await sql<{ pieces: number; places: number }>`
      select sum(quantity)::int as pieces, count(distinct location_id)::int as places from stock_lot s
      join product p on p.id = s.product_id where p.source = 'sfda'`.execute(w.db);
    expect(rows).toEqual([{ pieces: 5281 * 40 * 3, places: 3 }]);
    expect(await take(file, 40)).toMatchObject({ added: 0, changed: 0, unchanged: 5281 });
  });
});
