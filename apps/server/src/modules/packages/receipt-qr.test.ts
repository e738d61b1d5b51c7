import { expect, test } from 'vitest';
import { sarText, halalas } from '@balsam/domain/money';
import { currentSeller, openLoyalty, openWallet } from '#modules/billing/index.ts';
import { booksOf, fieldsOfQr, inOrder, newVisit, payer } from '#modules/billing/billing.fixture.ts';
import { as } from '#modules/booking/booking.fixture.ts';
import { world } from '#test/world.ts';
import { bookPackage, offered, payTerm } from './packages.fixture.ts';

const w = await world({ connections: 4 });
/** Pays VAT. */
const fahad = await payer(w, '1000002');
const client = await as(w, '1000002');

const person = await w.db.selectFrom('person').select('id').where('mrn', '=', '1000002').executeTakeFirstOrThrow();
await w.db.transaction().execute(async (tx) => {
  await openWallet(tx, person.id, halalas(5_000_00), w.clock.now());
  await openLoyalty(tx, person.id, 2_000, w.clock.now());
});
await w.db
  .insertInto('promotion')
  .values({
    code: 'QR30',
    title: 'x',
    title_ar: 'س',
    details: '',
    details_ar: '',
    percent: 30,
    starts_on: '2026-11-01',
    ends_on: '2026-12-31',
  })
  .execute();

/** The newest paper of a person, and what its code says of seller, time and sums. */
async function newestPaper() {
  const paper = await w.db
    .selectFrom('invoice')
    .selectAll()
    .where('person_id', '=', person.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const lines = paper.lines as { total: number; vat: number }[];
  const added = (of: 'total' | 'vat') => halalas(lines.reduce((all, line) => all + line[of], 0));
  const seller = await currentSeller(w.db);
  const says = [seller.name_ar, seller.vat_number, paper.issued_at.toISOString().replace('.000Z', 'Z')];
  expect(fieldsOfQr(paper.qr)).toEqual([...says, sarText(added('total')), sarText(added('vat'))]);
  expect([paper.total, paper.vat]).toEqual([added('total'), added('vat')]);
  return { kind: paper.kind, total: paper.total, vat: paper.vat };
}

const pay = (purpose: string, id: number, more: object = {}) =>
  fahad.post('/payment/intent', { purpose, entity_id: id, method: 'wallet', ...more });

test('D4.03 the code of a receipt says what the receipt says: after a promo code, with points, of a term of a package', async () => {
  const reduced = await newVisit(w, fahad);
  await fahad.post('/promotions/apply', { appointment_id: reduced.id, code: 'QR30' });
  await pay('appointment', reduced.id);
  expect(await newestPaper()).toEqual({ kind: 'invoice', total: 201_25, vat: 26_25 });

  const withPoints = await newVisit(w, fahad);
  await pay('appointment', withPoints.id, { loyalty_points: 2_000 });
  expect(await newestPaper()).toEqual({ kind: 'invoice', total: 287_50, vat: 37_50 });

  const draft = await bookPackage(client, await offered(w, 'Healthy heart'), 2);
  await payTerm(w, client, draft);
  const term = await newestPaper();
  expect(term).toEqual({ kind: 'invoice', total: 488_75, vat: 63_75 });

  await client.post(`/booked-packages/${draft.id}/cancel`, {});
  expect(await newestPaper()).toEqual({ ...term, kind: 'credit_note' });
  expect(await booksOf(w)).toEqual(inOrder);
});
