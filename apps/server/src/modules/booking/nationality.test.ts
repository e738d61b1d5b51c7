import { expect, test } from 'vitest';
import { instantAt } from '@balsam/domain/time';
import { booksOf, inOrder, onPage } from '#modules/billing/billing.fixture.ts';
import { correctNationality } from '#modules/front-desk/front-desk.fixture.ts';
import { clinicsOf, collect, frontDesk, walkIn } from '#modules/queue/queue.fixture.ts';
import { world } from '#test/world.ts';
import { as, book, newSlot, pay } from './booking.fixture.ts';

// D4.04: what a citizen pays for a visit is zero-rated, also of one that was booked before the desk had read the nationality right.
const w = await world();
const desk = frontDesk(w);
const fahad = await as(w, '1000002');
const night = (day: string) => instantAt(`2026-12-${day}`, '03:00');
const correctTo = (nationality: string) => correctNationality(w, '1000002', nationality);
const visitNow = async ({ id }: { id: number }) => (await fahad.get(`/appointments/${id}`)).data;
const intend = (id: number, more: object = {}) =>
  fahad.post<{ reference: string; redirect_url: string }>('/payment/intent', {
    purpose: 'appointment',
    entity_id: id,
    method: 'card',
    ...more,
  });

test('D4.04 unpaid visits follow a corrected nationality both ways, and what is paid stays as it was', async () => {
  const paid = await pay(w, fahad, await book(fahad, await newSlot(w, { at: night('01') })));
  const visit = await book(fahad, await newSlot(w, { at: night('02') }));
  expect(visit).toMatchObject({ price: 250, vat: 37.5, total: 287.5 });
  await correctTo('SA');
  expect(await visitNow(visit)).toMatchObject({ price: 250, vat: 0, vat_percent: 0, total: 250 });
  expect(await visitNow(paid)).toMatchObject({ vat: 37.5, total: 287.5 });
  await correctTo('EG');
  expect(await visitNow(visit)).toMatchObject({ price: 250, vat: 37.5, vat_percent: 15, total: 287.5 });
  await correctTo('SA');
  const { data } = await intend(visit.id, { amount: 250 });
  await onPage(w, data.redirect_url, { outcome: 'paid' });
  await fahad.post('/payment/confirm', { reference: data.reference });
  expect(await visitNow(visit)).toMatchObject({ status: 'paid' });
  const invoice = await w.db
    .selectFrom('invoice')
    .innerJoin('payment', 'payment.id', 'invoice.payment_id')
    .select(['invoice.subtotal', 'invoice.vat', 'invoice.total'])
    .where('payment.reference', '=', data.reference)
    .executeTakeFirst();
  expect(invoice).toEqual({ subtotal: 25_000, vat: 0, total: 25_000 });
  await correctTo('EG');
});

test('D4.04 the desk takes the price of a citizen from a walk-in whom it has just corrected', async () => {
  const { skin } = await clinicsOf(w);
  const ticket = await walkIn(w, fahad, skin.id, false);
  await correctTo('SA');
  expect(await collect(desk, ticket)).toMatchObject({ code: 'invalid_amount' });
  expect(await collect(desk, { id: ticket.id, total: Math.round((ticket.total * 100) / 1.15) / 100 })).toMatchObject({
    http: 200,
  });
  await correctTo('EG');
});

test('D4.04 a page that was opened at the price before takes no money for the visit: it goes to the wallet', async () => {
  const balance = async () => (await fahad.get<{ balance: number }>('/payment/wallet')).data.balance;
  const visit = await book(fahad, await newSlot(w, { at: night('03') }));
  const { data } = await intend(visit.id);
  const before = await balance();
  await correctTo('SA');
  await onPage(w, data.redirect_url, { outcome: 'paid' });
  await fahad.post('/payment/confirm', { reference: data.reference });
  expect(await balance()).toBe(before + 287.5);
  expect(await visitNow(visit)).toMatchObject({ status: 'unpaid', total: 250 });
  expect(await booksOf(w)).toEqual(inOrder);
});

test('D4.04 the open page of an unpaid visit is told of the price after a correction, that of a paid one is not', async () => {
  const paid = await pay(w, fahad, await book(fahad, await newSlot(w, { at: night('21') })));
  const visit = await book(fahad, await newSlot(w, { at: night('22') }));
  await w.dispatch();
  w.events.clear();
  await correctTo('EG');
  const told = w.events.sent.filter(({ event }) => event === 'appointment').map(({ personId, id }) => [personId, id]);
  expect(told).toContainEqual([visit.patient.id, visit.id]);
  expect(told).not.toContainEqual([paid.patient.id, paid.id]);
});

test('D4.04 what an open page held of the wallet is free with the correction, and open screens and the queue read the new price', async () => {
  const { eyes } = await clinicsOf(w);
  const visit = await book(fahad, await newSlot(w, { at: night('04') }));
  const dear = { price: 90_000, vat: 13_500 };
  await w.db.updateTable('appointment').set(dear).where('id', '=', visit.id).execute();
  const ticket = await walkIn(w, fahad, eyes.id, false);
  const balance = async () => (await fahad.get<{ balance: number }>('/payment/wallet')).data.balance;
  const before = await balance();
  expect(before).toBeGreaterThan(0);
  await intend(visit.id, { use_wallet: true });
  expect(await balance()).toBe(0);
  await w.dispatch();
  w.events.clear();
  await correctTo('SA');
  expect(await balance()).toBe(before);
  expect(await visitNow(visit)).toMatchObject({ status: 'unpaid', total: 900 });
  const personId = visit.patient.id;
  for (const id of [visit.id, ticket.appointment_id])
    expect(w.events.sent).toContainEqual(expect.objectContaining({ personId, event: 'appointment', id }));
  await w.dispatch();
  expect(w.events.sent).toContainEqual(expect.objectContaining({ personId, event: 'queue:ticket', id: ticket.id }));
  expect(await booksOf(w)).toEqual(inOrder);
});
