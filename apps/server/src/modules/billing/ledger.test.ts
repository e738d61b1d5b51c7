import { describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { holdPostings, topUpPostings } from '@balsam/domain/billing';
import { halalas } from '@balsam/domain/money';
import { world } from '#test/world.ts';
import { booksOf, inOrder, intend, newVisit, payer, type Payer } from './billing.fixture.ts';
import { topUp } from './index.ts';
import { postJournal } from './ledger.ts';

const w = await world({ connections: 34 });
const names = ['1000001', '1000002'];
const [sara, fahad] = (await Promise.all(names.map((name) => payer(w, name)))) as [Payer, Payer];
const person = (mrn: string) => w.db.selectFrom('person').select('id').where('mrn', '=', mrn).executeTakeFirstOrThrow();
const { id: fahadId } = await person('1000002');
const give = (riyals: number, key: string) =>
  w.db.transaction().execute((tx) => topUp(tx, fahadId, halalas(riyals * 100), key, w.clock.now()));

describe('refusals', () => {
  test.each([
    ['update posting set amount = amount + 1', 'posting is append-only'],
    ['delete from posting', 'posting is append-only'],
    ['truncate posting', 'posting is append-only'],
    ["update journal set kind = 'x'", 'journal is append-only'],
    ['delete from journal', 'journal is append-only'],
    ['truncate journal cascade', 'append-only'],
    ['update invoice set total = 0', 'invoice is append-only'],
    ['delete from invoice', 'invoice is append-only'],
  ])('D4.01 the books only grow: %s is refused', async (statement, says) => {
    await expect(sql.raw(statement).execute(w.db)).rejects.toThrow(says);
  });

  test('D4.01 a journal that does not balance is refused by us and by the database', async () => {
    const [one] = topUpPostings({ personId: fahadId, amount: halalas(100) });
    const lopsided = {
      key: 'lopsided',
      kind: 'top_up',
      paymentId: null,
      postings: one ? [one] : [],
      now: w.clock.now(),
    } as const;
    await expect(w.db.transaction().execute((tx) => postJournal(tx, lopsided))).rejects.toThrow('do not balance');
    const behind = sql`
      with j as (insert into journal (key, kind, occurred_at) values ('behind', 'top_up', ${w.clock.now()}) returning id)
      insert into posting (journal_id, ledger_account_id, amount) select j.id, a.id, 100 from j, ledger_account a where a.kind = 'revenue'`;
    await expect(behind.execute(w.db)).rejects.toThrow('does not balance');
    expect(await booksOf(w)).toEqual(inOrder);
  });
});

test('D4.01 a journal that takes more than a wallet holds is refused whole', async () => {
  const { id: saraId } = await person('1000001');
  const postings = holdPostings({ personId: saraId, amount: halalas(500_01) });
  const greedy = { key: 'greedy', kind: 'wallet_hold', paymentId: null, postings, now: w.clock.now() } as const;
  const taking = w.db.transaction().execute((tx) => postJournal(tx, greedy));
  await expect(taking).rejects.toMatchObject({ code: 'wallet_insufficient' });
  expect(await w.db.selectFrom('journal').select('id').where('key', '=', 'greedy').execute()).toEqual([]);
});

test('D4.01 a key moves money once', async () => {
  await Promise.all(Array.from({ length: 20 }, () => give(10, 'the same')));
  expect((await fahad.get('/payment/wallet')).data.balance).toBe(10);
});

test('D4.01 one wallet cannot be spent twice by many at once', async () => {
  const visits = [await newVisit(w, sara), await newVisit(w, sara), await newVisit(w, sara)];
  const { balance } = (await sara.get('/payment/wallet')).data;
  const replies = await Promise.all(visits.map((visit) => intend(sara, visit, { method: 'wallet' })));
  const paid = visits.filter((_, n) => replies[n]?.http === 200);
  expect(replies.filter((it) => it.http !== 200).every((it) => it.code === 'wallet_insufficient')).toBe(true);
  expect(paid.length).toBe(Math.floor(balance / (visits[0]?.total ?? 1)));
  expect(await booksOf(w)).toEqual(inOrder);
});
