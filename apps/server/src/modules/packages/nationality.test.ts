import { expect, test } from 'vitest';
import { booksOf, inOrder, onPage, walletOf, type Payer } from '#modules/billing/billing.fixture.ts';
import { as, type Client } from '#modules/booking/booking.fixture.ts';
import { correctNationality } from '#modules/front-desk/front-desk.fixture.ts';
import { world } from '#test/world.ts';
import { bookPackage, offered, packageNow, payTerm, type Booked } from './packages.fixture.ts';

// D4.04: what a citizen pays for a package is zero-rated, also for one that was booked before the desk had read the nationality right.
const w = await world();
const fahad = await as(w, '1000002');
const correctTo = (nationality: string) => correctNationality(w, '1000002', nationality);
const totals = ({ terms }: Booked) => terms.map(({ total }) => total);
const wallet = (who: Client) => walletOf(who as unknown as Payer);
const sharesOf = ({ id }: Booked) =>
  w.db
    .selectFrom('booked_package_service')
    .select(({ fn }) => [fn.sum<number>('net').as('net'), fn.sum<number>('vat').as('vat')])
    .where('booked_package_id', '=', id)
    .executeTakeFirst();

test('D4.04 a draft follows a corrected nationality both ways, and a package that was paid for stays as it was', async () => {
  const paid = await payTerm(w, fahad, await bookPackage(fahad, await offered(w, 'Healthy heart'), 2));
  const before = await packageNow(fahad, paid);
  const draft = await bookPackage(fahad, await offered(w, 'Yearly check-up'), 3);
  expect(totals(draft)).toEqual([230, 230, 230]);
  await correctTo('SA');
  expect(await packageNow(fahad, draft)).toMatchObject({ status: 'draft', total: 600 });
  expect(totals(await packageNow(fahad, draft))).toEqual([200, 200, 200]);
  expect(await sharesOf(draft)).toEqual({ net: 60_000, vat: 0 });
  expect(await packageNow(fahad, paid)).toEqual(before);
  await correctTo('EG');
  expect(totals(await packageNow(fahad, draft))).toEqual([230, 230, 230]);
  expect(await sharesOf(draft)).toEqual({ net: 60_000, vat: 9000 });
  await correctTo('SA');
  const [entry] = await w.db
    .selectFrom('audit_entry')
    .select(['action', 'why'])
    .where('what', '=', 'package')
    .where('record_id', '=', String(draft.id))
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  expect(entry).toEqual({ action: 'write', why: 'system' });
  const now = await payTerm(w, fahad, draft);
  expect(now).toMatchObject({ status: 'partially booked', paid: 200 });
  await correctTo('EG');
});

test('D4.04 a page that was opened at the price before takes no money for the draft: it goes to the wallet', async () => {
  const draft = await bookPackage(fahad, await offered(w, "Baby's first year"), 4);
  const [term] = draft.terms;
  const { data } = await fahad.post<{ reference: string; redirect_url: string }>('/payment/intent', {
    purpose: 'package',
    entity_id: term!.id,
    method: 'card',
  });
  const before = await wallet(fahad);
  await correctTo('SA');
  await onPage(w, data.redirect_url, { outcome: 'paid' });
  await fahad.post('/payment/confirm', { reference: data.reference });
  expect(await wallet(fahad)).toBe(before + term!.total);
  expect(await packageNow(fahad, draft)).toMatchObject({ status: 'draft', paid: 0 });
  expect(await booksOf(w)).toEqual(inOrder);
});

test('D4.04 what an open page held of the wallet for a draft is free with the correction, and open screens read the new price', async () => {
  await correctTo('EG');
  const draft = await bookPackage(fahad, await offered(w, 'Calm mind'));
  const [term] = draft.terms;
  const before = await wallet(fahad);
  await w.db.updateTable('booked_package_term').set({ net: 500_000 }).where('id', '=', term!.id).execute();
  await fahad.post('/payment/intent', { purpose: 'package', entity_id: term!.id, method: 'card', use_wallet: true });
  expect(await wallet(fahad)).toBe(0);
  w.events.clear();
  await correctTo('SA');
  expect(await wallet(fahad)).toBe(before);
  expect(w.events.sent).toContainEqual(expect.objectContaining({ event: 'package', id: draft.id }));
  expect(await booksOf(w)).toEqual(inOrder);
});
