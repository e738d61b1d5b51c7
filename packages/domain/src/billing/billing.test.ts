import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBeside } from '../beside.fixture.ts';
import { fromSar, halalas, sum, type Halalas } from '../money/index.ts';
import {
  balances,
  formatInvoiceNumber,
  isFailure,
  mayMovePayment,
  openingPostings,
  holdPostings,
  operationStatus,
  paymentMoves,
  paymentPostings,
  priceOf,
  refundPostings,
  releaseHoldPostings,
  splitPayment,
  topUpPostings,
  vatPercent,
  walletBalance,
  zatcaQr,
  type PaymentState,
} from './index.ts';

const amount = fc.integer({ min: 0, max: 100_000_000 }).map(halalas);
const h = halalas;

describe('VAT rates and prices', () => {
  test('D4.04 medicines are zero-rated for all, health services for citizens, the rest is standard', () => {
    const rate = (kind: 'health_service' | 'medicine' | 'other', payerIsCitizen: boolean) =>
      vatPercent({ kind, payerIsCitizen });
    expect([rate('medicine', true), rate('medicine', false)]).toEqual([0, 0]);
    expect([rate('health_service', true), rate('health_service', false)]).toEqual([0, 15]);
    expect([rate('other', true), rate('other', false)]).toEqual([15, 15]);
    expect(vatPercent({ kind: 'other', payerIsCitizen: true }, 5)).toBe(5);
  });
  test('D4.04 a fee is entered without VAT and shown with it', () => {
    expect(priceOf({ fee: h(200_00), percent: 15 })).toEqual({ subtotal: 200_00, vat: 30_00, total: 230_00 });
    expect(priceOf({ fee: h(200_00), percent: 0 })).toEqual({ subtotal: 200_00, vat: 0, total: 200_00 });
  });
});

describe('invoices', () => {
  test('D4.03 numbers of a series sort as they are counted', () => {
    expect(formatInvoiceNumber('INV', 42)).toBe('INV-00000042');
    expect([9, 10, 11].map((n) => formatInvoiceNumber('INV', n)).toSorted()).toEqual([
      'INV-00000009',
      'INV-00000010',
      'INV-00000011',
    ]);
  });
});

describe('the QR code of a tax invoice', () => {
  type Vector = { readonly tags: readonly (readonly [tag: number, value: string])[]; readonly base64: string };
  /** The first is the example of the authority's own guide; more where they lie beside the repository. */
  const vectors: readonly Vector[] = [
    {
      tags: [
        [1, 'Bobs Records'],
        [2, '310122393500003'],
        [3, '2022-04-25T15:30:00Z'],
        [4, '1000.00'],
        [5, '150.00'],
      ],
      base64: 'AQxCb2JzIFJlY29yZHMCDzMxMDEyMjM5MzUwMDAwMwMUMjAyMi0wNC0yNVQxNTozMDowMFoEBzEwMDAuMDAFBjE1MC4wMA==',
    },
    ...(JSON.parse(readBeside('suites/zatca/qr-tlv-vectors.json') ?? '[]') as Vector[]),
  ];
  const seller = {
    sellerName: 'بلسم',
    vatNumber: '310000000000003',
    issuedAt: new Date('2026-11-22T21:00:00.999Z'),
    totalHalalas: h(115_00),
    vatHalalas: h(15_00),
  };

  test.each(vectors)('D4.03 agrees with the known code of $tags', ({ tags, base64 }) => {
    const field = (tag: number) => tags.find(([other]) => other === tag)?.[1] ?? '';
    const invoice = {
      sellerName: field(1),
      vatNumber: field(2),
      issuedAt: new Date(field(3)),
      totalHalalas: fromSar(Number(field(4))),
      vatHalalas: fromSar(Number(field(5))),
    };
    expect(zatcaQr(invoice)).toBe(base64);
  });
  test('D4.03 lengths are bytes, not letters, and the time has no fraction', () => {
    const bytes = Buffer.from(zatcaQr(seller), 'base64');
    expect([bytes[0], bytes[1]]).toEqual([1, 8]);
    expect(bytes.toString('utf8')).toContain('2026-11-22T21:00:00Z');
    expect(bytes.toString('utf8')).toContain('115.00');
  });
  test('D4.03 a name that does not fit its length byte is refused', () => {
    expect(() => zatcaQr({ ...seller, sellerName: 'ب'.repeat(128) })).toThrow(RangeError);
    expect(zatcaQr({ ...seller, sellerName: `${'ب'.repeat(127)}a` })).toBeTypeOf('string');
  });
});

describe('payments', () => {
  const states = Object.keys(paymentMoves) as PaymentState[];
  test('D4.02 nothing but a refund undoes a success, and a refund is the end', () => {
    expect(states.filter((to) => mayMovePayment('success', to))).toEqual(['refunded']);
    expect(states.filter((to) => mayMovePayment('refunded', to))).toEqual([]);
    for (const from of states) expect(mayMovePayment(from, from)).toBe(false);
  });
  test('D4.02 money that arrives after a payment was voided is booked as a sale or refunded at once', () => {
    for (const from of ['pending', 'failed', 'cancelled'] as const)
      expect(states.filter((to) => mayMovePayment(from, to))).toEqual(expect.arrayContaining(['success', 'refunded']));
  });
  test('D4.02 a payment that ended without money is not opened again, and its end does not change', () => {
    for (const from of ['failed', 'cancelled'] as const)
      expect(states.filter((to) => mayMovePayment(from, to))).toEqual(['success', 'refunded']);
    for (const from of states) expect(mayMovePayment(from, 'pending')).toBe(false);
  });
  test("S8.04 a status that contains 'fail' is a failure", () => {
    for (const status of ['failed', 'FAILED', 'payment_failure']) expect(isFailure(status)).toBe(true);
    for (const status of ['success', 'cancelled', 'pending', '']) expect(isFailure(status)).toBe(false);
    expect(states.map(operationStatus)).toEqual(['pending', 'failed', 'cancelled', 'success', 'cancelled']);
  });
  test('the wallet pays only when it is wanted and only what it holds', () => {
    expect(splitPayment(h(100), h(500), false)).toMatchObject({ walletPart: 0, cardPart: 100, method: 'card' });
    expect(splitPayment(h(100), h(0), true)).toMatchObject({ walletPart: 0, cardPart: 100, method: 'card' });
    expect(splitPayment(h(1000), h(400), true)).toMatchObject({
      walletPart: 400,
      cardPart: 600,
      method: 'wallet_and_card',
    });
    expect(splitPayment(h(100), h(100), true)).toMatchObject({ walletPart: 100, cardPart: 0, method: 'wallet' });
    expect(splitPayment(h(0), h(100), true)).toMatchObject({ walletPart: 0, cardPart: 0 });
  });
});

describe('postings', () => {
  const personId = 7;
  const vatWithin = (total: Halalas) => h(Math.floor((total * 15) / 115));

  test('D4.01 a journal that does not sum to zero is noticed', () => {
    expect(balances([{ account: 'opening', personId: null, amount: h(1) }])).toBe(false);
    expect(balances([])).toBe(true);
  });
  test('D4.01 a payment by both takes from the wallet, awaits the card and owes the VAT', () => {
    expect(paymentPostings({ personId, walletPart: h(30_00), cardPart: h(85_00), vat: h(15_00) })).toEqual([
      { account: 'wallet', personId, amount: 30_00 },
      { account: 'gateway_clearing', personId: null, amount: 85_00 },
      { account: 'revenue', personId: null, amount: -100_00 },
      { account: 'vat_payable', personId: null, amount: -15_00 },
    ]);
  });
  test("D4.01 points that pay are taken from the person's points, and come back to them", () => {
    const parts = { personId, walletPart: h(0), loyaltyPart: h(10_00), vat: h(0) };
    const books = [...paymentPostings({ ...parts, cardPart: h(0) }), ...refundPostings({ ...parts, sourcePart: h(0) })];
    expect(books).toEqual([
      { account: 'loyalty', personId, amount: 10_00 },
      { account: 'revenue', personId: null, amount: -10_00 },
      { account: 'revenue', personId: null, amount: 10_00 },
      { account: 'loyalty', personId, amount: -10_00 },
    ]);
  });
  test('D4.01 every journal sums to zero and has no empty posting', () => {
    fc.assert(
      fc.property(amount, amount, (walletPart, cardPart) => {
        const total = sum([walletPart, cardPart]);
        const journals = [
          paymentPostings({ personId, walletPart, cardPart, vat: vatWithin(total) }),
          topUpPostings({ personId, amount: cardPart }),
          openingPostings({ personId, amount: walletPart }),
          holdPostings({ personId, amount: walletPart }),
          releaseHoldPostings({ personId, amount: walletPart }),
        ];
        for (const journal of journals) {
          expect(balances(journal)).toBe(true);
          expect(journal.every((posting) => posting.amount !== 0)).toBe(true);
        }
      }),
    );
  });
  test('S4.05 a refund gives the wallet the whole price and undoes revenue and VAT', () => {
    const sale = { personId, walletPart: h(30_00), cardPart: h(85_00), vat: h(15_00) };
    const books = [
      ...openingPostings({ personId, amount: h(50_00) }),
      ...paymentPostings(sale),
      ...refundPostings({ personId, walletPart: h(115_00), loyaltyPart: h(0), sourcePart: h(0), vat: h(15_00) }),
    ];
    const of = (account: string) =>
      books.filter((posting) => posting.account === account).reduce((all, posting) => all + posting.amount, 0);
    expect([of('revenue'), of('vat_payable'), of('gateway_clearing')]).toEqual([0, 0, 85_00]);
    expect(walletBalance(books, personId)).toBe(135_00);
    expect(walletBalance(books, 8)).toBe(0);
  });
});
