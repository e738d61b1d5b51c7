import { halalas } from '@balsam/domain/money';
import { expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { payer } from './billing.fixture.ts';
import { topUp } from './top-up.ts';

const w = await world();
const sara = await payer(w, '1000001');

type Page = { items: { id: number }[]; total: number; page: number; limit: number; balance: number };
const wallet = async (query = ''): Promise<Page> => (await sara.get(`/payment/wallet${query}`)).data;

test('a wallet shows all that moved in it, page by page, the newest first', async () => {
  const { id } = await w.db.selectFrom('person').select('id').where('mrn', '=', '1000001').executeTakeFirstOrThrow();
  const { total: before } = await wallet();
  await w.db.transaction().execute(async (tx) => {
    for (let n = 0; n < 60; n++) await topUp(tx, id, halalas(100), `page-${n}`, w.clock.now());
  });
  const first = await wallet();
  expect(first).toMatchObject({ page: 1, limit: 50, total: before + 60 });
  expect(first.items).toHaveLength(50);
  const second = await wallet('?page=2');
  expect(second).toMatchObject({ page: 2, total: before + 60, balance: first.balance });
  const ids = [...first.items, ...second.items].map((item) => item.id);
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
  expect(ids).toHaveLength(before + 60);
  expect((await wallet('?limit=9999')).items).toHaveLength(50);
  expect(await wallet('?page=9')).toMatchObject({ items: [], total: before + 60 });
});
