import { describe, expect, test } from 'vitest';
import { addMinutes } from '@balsam/domain/time';
import { demoNow, world } from '#test/world.ts';
import { confirm, intend, newVisit, onPage, payer } from './billing.fixture.ts';

const w = await world();
const sara = await payer(w, '1000001');
const fahad = await payer(w, '1000002');

/** A visit that was paid and cancelled again at a moment: an invoice and its credit note. Who pays signs in then. */
async function payAndCancel(at: Date): Promise<void> {
  w.at(at);
  const who = await payer(w, '1000001');
  const visit = await newVisit(w, who, addMinutes(at, 1_500));
  const { data } = await intend(who, visit);
  await onPage(w, data.redirect_url, { outcome: 'paid' });
  await confirm(who, data.reference);
  await who.post('/appointments/cancel', { appointment_id: visit.id });
  w.at(demoNow);
}
const receiptsOf = async (query: string, who = sara) => (await who.get(`/payment/receipts?${query}`)).data;

describe('D12.06 the receipts of a year', () => {
  test('are those of the year in Riyadh, each with its credit note, the latest first', async () => {
    const earlier = await receiptsOf('year=2026');
    await payAndCancel(new Date('2026-12-31T20:59:59.999Z'));
    await payAndCancel(new Date('2026-12-31T21:00:00Z'));
    const [before, after] = [await receiptsOf('year=2026'), await receiptsOf('year=2027')];
    expect([before.total - earlier.total, after.total]).toEqual([2, 2]);
    expect(after.items.map(({ kind }: { kind: string }) => kind)).toEqual(['credit_note', 'invoice']);
    const [credit, invoice] = after.items;
    expect([credit.total, credit.vat, credit.payment_id]).toEqual([invoice.total, invoice.vat, invoice.payment_id]);
    expect(await receiptsOf('year=2028')).toMatchObject({ total: 0, items: [] });
  });
  test('come page by page', async () => {
    const first = await receiptsOf('year=2027&limit=1&page=1');
    const second = await receiptsOf('year=2027&limit=1&page=2');
    expect([first.total, first.items.length, second.items.length]).toEqual([2, 1, 1]);
    expect(first.items[0].id).not.toBe(second.items[0].id);
  });
  test("are each person's own, and a year is four digits of this century", async () => {
    expect(await receiptsOf('year=2027', fahad)).toMatchObject({ total: 0 });
    expect(await fahad.get('/payment/receipts?year=2027&mrn_number=1000001')).toMatchObject({ http: 404 });
    for (const year of ['', '24', '1999', '2024.5', "2024'"])
      expect((await sara.get(`/payment/receipts?year=${encodeURIComponent(year)}`)).http).toBe(400);
  });
});
