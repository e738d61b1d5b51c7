import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { halalas, sum, type Halalas } from '../money/index.ts';
import {
  balances,
  holdPostings,
  instalmentsOf,
  lateToSourcePostings,
  mayPayByInstalments,
  partsBack,
  partsLeft,
  paymentPostings,
  pointsEarned,
  pointsGivenPostings,
  pointsOf,
  pointsWorth,
  refundPostings,
  releaseHoldPostings,
  sourceRefundedPostings,
  sourceRefusedPostings,
  splitPayment,
  type Posting,
} from './index.ts';

const h = halalas;
const amount = fc.integer({ min: 0, max: 100_000_000 }).map(halalas);
const personId = 7;
const of = (books: readonly Posting[], account: string) =>
  books.filter((posting) => posting.account === account).reduce((all, posting) => all + posting.amount, 0);
const vatWithin = (total: Halalas) => h(Math.floor((total * 15) / 115));

describe('points', () => {
  test('100 points are one riyal, and a riyal paid earns what the system gives', () => {
    expect([pointsWorth(100, 100), pointsOf(h(1_00), 100), pointsEarned(h(9_99), 1)]).toEqual([1_00, 100, 9]);
    expect([pointsWorth(10, 30), pointsOf(h(33), 30)]).toEqual([33, 9]);
  });
  test('are never worth more there than back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 1, max: 1000 }), (points, perSar) => {
        expect(pointsOf(pointsWorth(points, perSar), perSar)).toBeLessThanOrEqual(points);
      }),
    );
  });
  test('bear an amount before the wallet and the card, and never more than it', () => {
    expect(splitPayment(h(1000), h(5000), false, h(300))).toEqual({
      walletPart: 0,
      cardPart: 700,
      loyaltyPart: 300,
      method: 'card',
    });
    expect(splitPayment(h(1000), h(400), true, h(300))).toMatchObject({ walletPart: 400, cardPart: 300 });
    expect(splitPayment(h(100), h(40), true, h(300))).toMatchObject({ loyaltyPart: 100, method: 'loyalty_points' });
    fc.assert(
      fc.property(amount, amount, amount, fc.boolean(), (total, wallet, points, useWallet) => {
        const { walletPart, cardPart, loyaltyPart } = splitPayment(total, wallet, useWallet, points);
        expect(sum([walletPart, cardPart, loyaltyPart])).toBe(total);
        for (const part of [walletPart, cardPart, loyaltyPart]) expect(part).toBeGreaterThanOrEqual(0);
        expect(walletPart).toBeLessThanOrEqual(wallet);
        expect(loyaltyPart).toBeLessThanOrEqual(points);
      }),
    );
  });
});

describe('a refund', () => {
  test('gives no more to the sources than the whole less what went back before', () => {
    fc.assert(
      fc.property(amount, amount, amount, fc.double({ min: 0, max: 1, noNaN: true }), (w, c, p, share) => {
        const whole = w + c + p;
        const back = h(Math.floor(whole * share));
        const left = partsLeft({ walletPart: w, cardPart: c, loyaltyPart: p }, back);
        expect(left.walletPart + left.cardPart + left.loyaltyPart).toBe(whole - back);
        expect(left.cardPart).toBeLessThanOrEqual(c);
        expect(left.loyaltyPart).toBeLessThanOrEqual(p);
      }),
    );
  });
  test('D4.01 puts the books where they were before the sale, whatever bore it and however the provider answers', () => {
    fc.assert(
      fc.property(amount, amount, amount, fc.boolean(), fc.boolean(), (walletPart, cardPart, points, held, gives) => {
        const vat = vatWithin(sum([walletPart, cardPart, points]));
        const back = { personId, walletPart, loyaltyPart: points, sourcePart: cardPart, vat };
        const journals = [
          held ? holdPostings({ personId, amount: walletPart, points }) : [],
          paymentPostings({ personId, walletPart, cardPart, loyaltyPart: points, vat, held }),
          refundPostings(back),
          gives ? sourceRefundedPostings(cardPart) : sourceRefusedPostings({ personId, amount: cardPart }),
        ];
        for (const journal of journals) {
          expect(balances(journal)).toBe(true);
          expect(journal.every((posting) => posting.amount !== 0)).toBe(true);
        }
        const books = journals.flat();
        const quiet = ['revenue', 'vat_payable', 'refund_clearing', 'wallet_hold', 'loyalty_hold', 'loyalty'];
        expect(quiet.map((account) => of(books, account))).toEqual(quiet.map(() => 0));
        expect(of(books, 'wallet')).toBe(gives ? 0 : h(-cardPart));
        expect(of(books, 'gateway_clearing')).toBe(gives ? 0 : cardPart);
      }),
    );
  });
  test('D4.01 what was held, given or came too late balances as well', () => {
    fc.assert(
      fc.property(amount, amount, (wallet, points) => {
        const aside = { personId, amount: wallet, points };
        expect(of([...holdPostings(aside), ...releaseHoldPostings(aside)], 'loyalty')).toBe(0);
        for (const journal of [
          pointsGivenPostings({ personId, amount: points }),
          lateToSourcePostings(wallet),
          releaseHoldPostings(aside),
        ])
          expect(balances(journal)).toBe(true);
      }),
    );
  });
});

describe('a refund in parts', () => {
  test('gives parts back one after the other as it gives the whole, money before points', () => {
    fc.assert(
      fc.property(amount, amount, amount, fc.double({ min: 0, max: 1, noNaN: true }), (w, c, p, share) => {
        const parts = { walletPart: w, cardPart: c, loyaltyPart: p };
        const whole = w + c + p;
        const first = h(Math.floor(whole * share));
        const both = [partsBack(parts, h(0), first), partsBack(parts, first, h(whole - first))];
        const given = (source: keyof typeof parts) =>
          both.map((back) => back[source]).reduce((all, one) => all + one, 0);
        expect([given('walletPart'), given('cardPart'), given('loyaltyPart')]).toEqual([w, c, p]);
        expect(both[0]?.loyaltyPart).toBe(Math.max(0, first - w - c));
      }),
    );
  });
});

describe('instalments', () => {
  const limits = { minimum: h(99_00), maximum: h(2000_00), age: 18 };
  const mayPay = (riyals: number, birthDay: string | null = '2000-01-01') =>
    mayPayByInstalments({ amount: h(riyals * 100), birthDay, today: '2026-11-22' }, limits);

  test('S5.13 Tamara is for amounts from 99 to 2000 SAR, both inclusive', () => {
    expect([99, 500, 2000].map((riyals) => mayPay(riyals).ok)).toEqual([true, true, true]);
    for (const riyals of [98.99, 2000.01, 0])
      expect(mayPay(riyals)).toEqual({
        ok: false,
        code: 'tamara_out_of_range',
        values: { minimum: 99, maximum: 2000 },
      });
  });
  test('D15.04 of an order the goods count for the minimum, what is left to pay for the maximum, and nothing is not lent', () => {
    const mayPayOrder = (goods: number, riyals: number) => {
      const about = { goodsWithVat: h(goods * 100), birthDay: '2000-01-01', today: '2026-11-22' };
      return mayPayByInstalments({ ...about, amount: h(riyals * 100) }, limits).ok;
    };
    expect([
      mayPayOrder(99, 84),
      mayPayOrder(98.99, 110.99),
      mayPayOrder(2012, 2000),
      mayPayOrder(1990, 2000.01),
    ]).toEqual([true, false, true, false]);
    expect(mayPayOrder(120, 0)).toBe(false);
  });
  test('S5.13 and for payers of 18 or older, whose age is known', () => {
    expect(mayPay(500, '2008-11-22').ok).toBe(true);
    for (const birthDay of ['2008-11-23', null])
      expect(mayPay(500, birthDay)).toMatchObject({ code: 'tamara_under_age', values: { age: 18 } });
  });
  test('the parts add up to the amount and are a month apart', () => {
    expect(instalmentsOf(h(100_00), '2026-11-22')).toEqual([
      { amount: 33_34, due: '2026-11-22' },
      { amount: 33_33, due: '2026-12-22' },
      { amount: 33_33, due: '2027-01-21' },
    ]);
  });
});
