import { expect, test } from 'vitest';
import { instantAt } from '@balsam/domain/time';
import { as, newSlot } from '#modules/booking/booking.fixture.ts';
import { bookPackage, offered } from '#modules/packages/packages.fixture.ts';
import { world } from '#test/world.ts';
import { booksOf, inOrder, intend, newVisit, onPage, payer, visitNow, walletOf } from './billing.fixture.ts';

// What is held of the wallet for a page that is still open in another tab is free as soon as its person gives the thing up.
const w = await world();
const sara = await payer(w, '1000001');
const patient = await as(w, '1000001');

test('S4.06 a visit that is cancelled frees what its open payment held of the wallet, and late money still goes there', async () => {
  const before = await walletOf(sara);
  const visit = await newVisit(w, sara);
  await w.db.updateTable('appointment').set({ price: 60_000, vat: 0 }).where('id', '=', visit.id).execute();
  const { data } = await intend(sara, visit, { use_wallet: true });
  expect(data).toMatchObject({ wallet_amount: before, card_amount: 600 - before });
  expect(await walletOf(sara)).toBe(0);
  await sara.post('/appointments/cancel', { appointment_id: visit.id });
  expect(await walletOf(sara)).toBe(before);
  expect(await visitNow(sara, visit)).toMatchObject({ state: 'cancelled', status: 'cancelled' });
  expect(await booksOf(w)).toEqual(inOrder);
  await onPage(w, data.redirect_url, { outcome: 'paid' });
  await sara.post('/payment/confirm', { reference: data.reference });
  expect(await walletOf(sara)).toBe(600);
  expect(await booksOf(w)).toEqual(inOrder);
});

test('S4.06 a visit that is moved frees it, so that it pays for the new time', async () => {
  const before = await walletOf(sara);
  const visit = await newVisit(w, sara);
  await w.db.updateTable('appointment').set({ price: 90_000, vat: 0 }).where('id', '=', visit.id).execute();
  await intend(sara, visit, { use_wallet: true });
  const slot = await newSlot(w, { at: instantAt('2026-12-20', '03:00') });
  const moved = await sara.post('/appointments/reschedule', { old_app_id: visit.id, slot_id: slot, type: 'onsite' });
  expect(moved).toMatchObject({ http: 200 });
  expect(await walletOf(sara)).toBe(before);
  expect(await intend(sara, moved.data, { method: 'wallet' })).toMatchObject({ http: 200 });
  expect(await visitNow(sara, moved.data)).toMatchObject({ status: 'paid' });
  expect(await booksOf(w)).toEqual(inOrder);
});

test('D12.05 a package that is given up frees it too', async () => {
  const before = await walletOf(sara);
  const booked = await bookPackage(patient, await offered(w, 'Yearly check-up'));
  const entity_id = booked.terms[0]!.id;
  const begun = await sara.post('/payment/intent', { purpose: 'package', entity_id, method: 'card', use_wallet: true });
  expect(begun.data.card_amount).toBeGreaterThan(0);
  expect(await walletOf(sara)).toBe(0);
  await sara.post(`/booked-packages/${booked.id}/cancel`, {});
  expect(await walletOf(sara)).toBe(before);
  expect(await booksOf(w)).toEqual(inOrder);
});
