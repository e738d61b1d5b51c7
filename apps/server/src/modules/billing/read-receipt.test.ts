import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { zatcaQr } from '@balsam/domain/billing';
import { fromSar } from '@balsam/domain/money';
import { momentText, moneyText, percentText } from '#platform/documents/formats.ts';
import { world } from '#test/world.ts';
import { confirm, intend, newVisit, onPage, payer } from './billing.fixture.ts';

const w = await world();
const fahad = await payer(w, '1000002');
const sara = await payer(w, '1000001');
const visit = await newVisit(w, fahad);
const { data } = await intend(fahad, visit);
await onPage(w, data.redirect_url, { outcome: 'paid' });
const paid = await confirm(fahad, data.reference);

const file = (url: string, token = fahad.token) =>
  w.app.inject({ url: `/api/v1${url}`, headers: { authorization: `Bearer ${token}` } });

describe('refusals', () => {
  test("a receipt that is not there or is another's is not found", async () => {
    expect((await file('/payment/receipt/999999')).statusCode).toBe(404);
    expect((await file(`/payment/receipt/${paid.payment_id}`, sara.token)).statusCode).toBe(404);
    expect((await file(`/payment/receipt/${paid.payment_id}?kind=credit_note`)).statusCode).toBe(404);
    expect((await file(`/payment/receipt/${paid.payment_id}?lang=fr`)).statusCode).toBe(400);
    const unpaid = await newVisit(w, fahad);
    expect((await file(`/appointments/${unpaid.id}/receipt`)).statusCode).toBe(404);
  });
});

describe('the tax invoice', () => {
  const invoice = () =>
    w.db.selectFrom('invoice').selectAll().where('payment_id', '=', paid.payment_id).executeTakeFirstOrThrow();

  test.each(['ar', 'en'])('D4.03 is a PDF in %s, by payment and by visit', async (lang) => {
    const byPayment = await file(`/payment/receipt/${paid.payment_id}?lang=${lang}`);
    expect(byPayment.headers['content-type']).toBe('application/pdf');
    expect(byPayment.headers['cache-control']).toBe('private, no-store');
    expect(byPayment.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const byVisit = await file(`/appointments/${visit.id}/receipt?lang=${lang}`);
    expect(byVisit.headers['content-disposition']).toBe(byPayment.headers['content-disposition']);
    expect(byVisit.headers['content-disposition']).toContain(`INV-`);
  });

  test('D4.03 carries the ZATCA code of seller, VAT number, time, total and VAT', async () => {
    const { qr, total, vat, issued_at } = await invoice();
    const bytes = Buffer.from(qr, 'base64');
    const read = (at: number): string[] => {
      if (at >= bytes.length) return [];
      const end = at + 2 + (bytes[at + 1] ?? 0);
      return [bytes.subarray(at + 2, end).toString('utf8'), ...read(end)];
    };
    expect(read(0)).toEqual([
      'مجموعة بلسم الطبية',
      '310000000000003',
      `${issued_at.toISOString().slice(0, 19)}Z`,
      (total / 100).toFixed(2),
      (vat / 100).toFixed(2),
    ]);
  });

  test('D4.03 the code is written as the outside vectors have it', (context) => {
    const vectors = path.join(import.meta.dirname, '../../../../../../shared/data/suites/zatca/qr-tlv-vectors.json');
    if (!existsSync(vectors)) context.skip('the suites are not on this machine: ../shared/data/suites/zatca');
    const cases = JSON.parse(readFileSync(vectors, 'utf8')) as { tags: [number, string][]; base64: string }[];
    expect(cases.length).toBeGreaterThan(1);
    for (const { tags, base64 } of cases) {
      const [sellerName = '', vatNumber = '', at = '', total = '', vat = ''] = tags.map(([, value]) => value);
      const totals = { totalHalalas: fromSar(Number(total)), vatHalalas: fromSar(Number(vat)) };
      expect(zatcaQr({ sellerName, vatNumber, issuedAt: new Date(at), ...totals })).toBe(base64);
    }
  });

  test('D4.04 shows price, VAT and total as they were paid', async () => {
    const { subtotal, vat, total, lines } = await invoice();
    expect([subtotal, vat, total]).toEqual([visit.price, visit.vat, visit.total].map((sar) => Math.round(sar * 100)));
    expect(vat).toBe(Math.round(subtotal * 0.15));
    expect(lines).toMatchObject([{ taxable: subtotal, vat, vat_percent: 15, total }]);
  });
});

describe('in words', () => {
  const at = new Date('2026-11-22T21:05:00Z');
  const bare = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '');

  test('S9.05 a receipt shows Riyadh time, in Arabic-Indic digits with ص and م in Arabic', () => {
    expect(bare(momentText(at, 'en'))).toBe('23/11/2026 12:05 AM');
    expect(bare(momentText(at, 'ar'))).toBe('٢٣/١١/٢٠٢٦ ١٢:٠٥ ص');
    expect(bare(momentText(new Date('2026-11-22T11:59:59Z'), 'ar'))).toBe('٢٢/١١/٢٠٢٦ ٠٢:٥٩ م');
  });

  test('S9.05 amounts have two decimals and their currency', () => {
    expect(moneyText(123_450, 'en')).toBe('SAR 1,234.50');
    expect(bare(moneyText(123_450, 'ar'))).toBe('١٬٢٣٤٫٥٠ ر.س');
    expect(percentText(15, 'ar')).toBe('١٥٪');
  });
});
