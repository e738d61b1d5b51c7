import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { addMinutes } from '@balsam/domain/time';
import { demoNow, world } from '#test/world.ts';
import {
  booksOf,
  chargeOf,
  confirm,
  inOrder,
  intend,
  newVisit,
  notify,
  onPage,
  payer,
  visitNow,
  walletOf,
} from './billing.fixture.ts';

const w = await world();
const sara = await payer(w, '1000001');
const fahad = await payer(w, '1000002');

describe('the page of a payment', () => {
  test.each(['ar', 'en'] as const)('says what is paid in the language of the payer: %s', async (language) => {
    await w.db.updateTable('person').set({ language }).where('mrn', '=', '1000001').execute();
    const { data } = await intend(sara, await newVisit(w, sara));
    const { description } = await chargeOf(w, data.reference);
    const payment = await w.db
      .selectFrom('payment')
      .select(['title', 'title_ar'])
      .where('reference', '=', data.reference)
      .executeTakeFirstOrThrow();
    expect(description).toBe(language === 'ar' ? payment.title_ar : payment.title);
    expect(/\p{Script=Arabic}/u.test(description)).toBe(language === 'ar');
  });
  test('that a newer one replaced and that is paid all the same: the money is found though its notice is lost', async () => {
    const visit = await newVisit(w, fahad);
    const [old, newer] = [(await intend(fahad, visit)).data, (await intend(fahad, visit)).data];
    await onPage(w, newer.redirect_url, { outcome: 'paid' });
    expect(await confirm(fahad, newer.reference)).toMatchObject({ operation_status: 'success' });
    const before = await walletOf(fahad);
    const { id } = await chargeOf(w, old.reference);
    await w.db.updateTable('sandbox_charge').set({ status: 'paid' }).where('id', '=', id).execute();
    await w.db.deleteFrom('sandbox_webhook').execute();
    // Half an hour for the page, an hour for whatever was under way there.
    w.at(addMinutes(demoNow, 91));
    await w.due();
    expect(await walletOf(fahad)).toBe(before + visit.total);
    expect(await booksOf(w)).toEqual(inOrder);
    w.at(demoNow);
  });
});

describe('the notices of a payment', () => {
  test('D4.02 a notice that comes before the charge is settled is acted on when it is sent again', async () => {
    const visit = await newVisit(w, sara);
    const { data } = await intend(sara, visit);
    const charge = await chargeOf(w, data.reference);
    const notice = { id: randomUUID(), charge: charge.id };
    expect((await notify(w, notice)).statusCode).toBe(200);
    await onPage(w, data.redirect_url, { outcome: 'paid', notice: 'late' });
    expect((await notify(w, notice)).statusCode).toBe(200);
    expect(await visitNow(sara, visit)).toMatchObject({ status: 'paid' });
  });
  test('a visit that costs nothing is settled at once, without a receipt', async () => {
    const visit = await newVisit(w, sara);
    await w.db.updateTable('appointment').set({ price: 0, vat: 0 }).where('id', '=', visit.id).execute();
    const { data } = await intend(sara, visit);
    expect(await confirm(sara, data.reference)).toMatchObject({ operation_status: 'success', has_receipt: false });
  });
});
