import { describe, expect, test } from 'vitest';
import { moneyText } from '#platform/documents/formats.ts';
import { monthOf, statementDocument } from './wallet-statement.ts';

type Statement = Parameters<typeof statementDocument>[0];

const movement = (amount: number, title: string | null) =>
  ({
    id: 1,
    kind: 'top_up',
    title,
    title_ar: title && 'عنوان',
    amount,
    at: new Date('2026-11-05T21:30:00Z'),
    payment_id: null,
    has_receipt: false,
  }) as Statement['movements'][number];
const statement = {
  seller: { name: 'Balsam', name_ar: 'بلسم' },
  patient: { name: 'Sara Al-Harbi', nameAr: 'سارة الحربي', mrn: '1000001' },
  month: '2026-11',
  opening: 5_000,
  movements: [movement(10_000, null), movement(-2_550, 'Order 7')],
} as unknown as Statement;

describe('D12.06 the statement of a wallet', () => {
  test('begins with the balance before, says it after each movement, and ends with the last', () => {
    const { opening, lines, closing } = statementDocument(statement, 'en');
    const sar = (halalas: number) => moneyText(halalas, 'en');
    expect(opening[1]).toBe(sar(5_000));
    expect(lines.map(([, , amount, balance]) => [amount, balance])).toEqual([
      [sar(10_000), sar(15_000)],
      [sar(-2_550), sar(12_450)],
    ]);
    expect(closing[1]).toBe(sar(12_450));
    expect(lines[1]![1]).toContain(': Order 7');
    // Half past midnight in Riyadh.
    expect(lines[0]![0]).toContain('06/11/2026');
  });
  test.each([
    ['en', 'Balsam', 'Sara Al-Harbi', 4],
    ['ar', 'بلسم', 'سارة الحربي', 4],
  ] as const)('is in one language: %s', (language, seller, name, columns) => {
    const printed = statementDocument(statement, language);
    expect([printed.lang, printed.seller]).toEqual([language, seller]);
    expect(printed.facts.map(([, value]) => value)).toContain(name);
    expect(printed.facts).toHaveLength(3);
    expect(printed.columns.filter((column) => column.length > 0)).toHaveLength(columns);
    const words = [printed.title, ...printed.columns, ...printed.lines.map(([, what]) => what!)];
    for (const text of words) expect(/[\u0600-\u06ff]/.test(text)).toBe(language === 'ar');
  });
  test.each([
    ['2026-11', '2026-10-31T21:00:00.000Z', '2026-11-30T21:00:00.000Z'],
    ['2026-12', '2026-11-30T21:00:00.000Z', '2026-12-31T21:00:00.000Z'],
    ['2027-09', '2027-08-31T21:00:00.000Z', '2027-09-30T21:00:00.000Z'],
  ])('is of a month of Riyadh: %s', (month, from, until) => {
    expect(monthOf(month)).toEqual({ from: new Date(from), until: new Date(until) });
  });
});
