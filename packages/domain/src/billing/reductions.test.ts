import { describe, expect, test } from 'vitest';
import { halalas } from '../money/index.ts';
import {
  checkout,
  countedIdentity,
  mayClaimFreeVisit,
  mayReduce,
  mayUsePromotion,
  patientPrice,
  promotionDiscount,
  promotionState,
} from './index.ts';

describe('a price', () => {
  test('D12.03 of which more is taken off than there is, is nobody’s', () => {
    const fee = halalas(100);
    const rates = { vatPercent: 15, standardPercent: 15 };
    expect(() => patientPrice({ fee, insurerShare: halalas(60), discount: halalas(41), ...rates })).toThrow(RangeError);
    expect(() => patientPrice({ fee, insurerShare: halalas(-1), discount: halalas(0), ...rates })).toThrow(RangeError);
  });
  test('D12.03 a citizen pays no VAT on their share, the insurer does on its', () => {
    const price = patientPrice({
      fee: halalas(30_000),
      insurerShare: halalas(24_000),
      discount: halalas(0),
      vatPercent: 0,
      standardPercent: 15,
    });
    expect(price).toMatchObject({ net: 6_000, vat: 0, total: 6_000, insurer: { net: 24_000, vat: 3_600 } });
  });
});

describe('a promotion', () => {
  const autumn = {
    percent: 20,
    atMost: null,
    startsOn: '2026-11-01',
    endsOn: '2026-11-30',
    isAvailable: true,
  } as const;
  test.each([
    ['2026-10-31', 'not_started', 'promo_not_started'],
    ['2026-11-01', 'active', undefined],
    ['2026-11-30', 'active', undefined],
    ['2026-12-01', 'expired', 'promo_expired'],
  ])('S4.12 on %s is %s', (today, state, code) => {
    expect(promotionState(autumn, today)).toBe(state);
    expect(mayUsePromotion(autumn, today)).toMatchObject(code ? { ok: false, code } : { ok: true });
  });
  test('S4.12 that was given away is not available, and over when it is over', () => {
    const gone = { ...autumn, isAvailable: false };
    expect([promotionState(gone, '2026-11-10'), promotionState(gone, '2026-12-01')]).toEqual([
      'not_available',
      'expired',
    ]);
  });
  test('takes its percent off, rounded half up, at most its limit and what there is', () => {
    expect(promotionDiscount(halalas(333), { percent: 50, atMost: null })).toBe(167);
    expect(promotionDiscount(halalas(30_000), { percent: 20, atMost: halalas(2_500) })).toBe(2_500);
    expect(promotionDiscount(halalas(7), { percent: 100, atMost: halalas(50) })).toBe(7);
  });
});

describe('the free first visit', () => {
  test('S4.08 D12.04 needs a number, is not given twice, and is for the first visit', () => {
    const person = { identityNumber: '1010101010', isFirst: true, isClaimed: false };
    expect(mayClaimFreeVisit(person)).toEqual({ ok: true });
    expect(mayClaimFreeVisit({ ...person, identityNumber: null })).toMatchObject({ code: 'identity_number_required' });
    expect(mayClaimFreeVisit({ ...person, isClaimed: true })).toMatchObject({ code: 'free_visit_used' });
    expect(mayClaimFreeVisit({ ...person, isFirst: false })).toMatchObject({ code: 'free_visit_first_only' });
  });
  test('D12.04 counts by the national ID, or by an iqama in its full form', () => {
    expect(countedIdentity({ nationalId: '1010101010', iqama: '2020202020' })).toBe('1010101010');
    expect(countedIdentity({ nationalId: null, iqama: '2020202020' })).toBe('2020202020');
    expect(countedIdentity({ nationalId: null, iqama: 'AB123456' })).toBeNull();
  });
});

describe('what may be taken off a visit', () => {
  const visit = {
    type: 'onsite',
    kind: null,
    isInsured: false,
    freeVisit: { ok: true },
    ofPackage: { ok: false, code: 'package_service_mismatch', values: {} },
  } as const;
  const codes = (more: Partial<Parameters<typeof mayReduce<string, string>>[0]> = {}) =>
    Object.values(mayReduce<string, string>({ ...visit, ...more })).map((each) => (each.ok ? 'ok' : each.code));
  const one = 'one_reduction_only';
  test('D12.06 is told by the rules that refuse it', () => {
    expect(codes()).toEqual(['ok', 'ok', 'ok', 'package_service_mismatch']);
    expect(codes({ type: 'home' })[2]).toBe('free_visit_type');
    expect(codes({ freeVisit: { ok: false, code: 'free_visit_first_only', values: {} } })[2]).toBe(
      'free_visit_first_only',
    );
    expect(codes({ ofPackage: { ok: true } })[3]).toBe('ok');
  });
  test('D12.03 is one thing: a code beside the insurer at most', () => {
    expect(codes({ kind: 'promo' })).toEqual(['ok', 'ok', one, one]);
    expect(codes({ isInsured: true })).toEqual(['ok', 'ok', one, one]);
    expect(codes({ kind: 'free' })).toEqual([one, one, 'ok', one]);
    expect(codes({ kind: 'package' })).toEqual([one, one, one, 'ok']);
  });
});

describe('the payment page', () => {
  const facts = {
    total: halalas(30_000),
    hasPromo: false,
    cardOnly: false,
    wallet: halalas(10_000),
    points: halalas(5_000),
    lending: undefined,
  };
  const byCard = { method: 'card', useWallet: false, points: halalas(0) } as const;

  test('S5.13 money for the wallet comes by card alone', () => {
    const open = checkout({ ...facts, cardOnly: true }, { ...byCard, useWallet: true });
    expect(open.wallet).toMatchObject({ code: 'card_only' });
    expect(open.points).toMatchObject({ code: 'card_only' });
    expect(open.tamara).toMatchObject({ code: 'card_only' });
    expect(open.choice).toMatchObject({ code: 'card_only' });
    expect(open.parts).toMatchObject({ walletPart: 0, cardPart: 30_000 });
  });
  test('S5.13 a wish for an empty wallet is no mistake, a wish for the wallet alone is', () => {
    const empty = { ...facts, wallet: halalas(0) };
    expect(checkout(empty, { ...byCard, useWallet: true }).choice).toEqual({ ok: true });
    expect(checkout(facts, { ...byCard, method: 'wallet', useWallet: true }).choice).toMatchObject({
      code: 'wallet_insufficient',
    });
  });
  test.each([
    ['the wallet keeps what the card needs', { total: 1_050, wallet: 1_000, points: 0 }, [950, 100, 0]],
    ['one halala is a riyal to the card', { total: 1_001, wallet: 1_000, points: 0 }, [901, 100, 0]],
    ['points keep it where the wallet pays nothing', { total: 1_050, wallet: 0, points: 1_000 }, [0, 100, 950]],
    ['points keep what the wallet cannot', { total: 1_050, wallet: 30, points: 1_000 }, [0, 100, 950]],
    ['the whole riyal is the card’s', { total: 100, wallet: 99, points: 0 }, [0, 100, 0]],
    ['a riyal that is left stays as it is', { total: 1_100, wallet: 1_000, points: 0 }, [1_000, 100, 0]],
    ['nothing is left', { total: 1_050, wallet: 1_050, points: 0 }, [1_050, 0, 0]],
    ['less than a riyal by the wallet', { total: 50, wallet: 50, points: 0 }, [50, 0, 0]],
  ])('D12.07 the card is charged a riyal at least: %s', (_, { total, wallet, points }, parts) => {
    const has = { ...facts, total: halalas(total), wallet: halalas(wallet), points: halalas(points) };
    const open = checkout(has, { ...byCard, useWallet: true, points: halalas(points) });
    expect(open.choice).toEqual({ ok: true });
    expect([open.parts.walletPart, open.parts.cardPart, open.parts.loyaltyPart]).toEqual(parts);
  });
  test('D12.07 what costs less than a riyal is nothing for a card, and says so before it is chosen', () => {
    const cheap = { ...facts, total: halalas(99), wallet: halalas(98) };
    const refusal = { ok: false, code: 'card_minimum', values: { minimum: 1 } };
    expect(checkout(cheap, byCard)).toMatchObject({ card: refusal, choice: refusal });
    expect(checkout(cheap, { ...byCard, useWallet: true })).toMatchObject({ card: refusal, choice: refusal });
    expect(checkout({ ...cheap, wallet: halalas(99) }, { ...byCard, useWallet: true }).choice).toEqual({ ok: true });
    expect(checkout({ ...facts, total: halalas(0) }, byCard).choice).toEqual({ ok: true });
  });
  test('S5.13 where nobody lends, instalments are no choice', () => {
    expect(checkout(facts, { ...byCard, method: 'tamara' }).choice).toMatchObject({ code: 'gateway_unavailable' });
  });
  test('S5.13 points and a promo code: the points are left out, and the choice refused', () => {
    const open = checkout({ ...facts, hasPromo: true }, { ...byCard, points: halalas(5_000) });
    expect(open.choice).toMatchObject({ code: 'one_discount_only' });
    expect(open.parts).toMatchObject({ loyaltyPart: 0, cardPart: 30_000 });
  });
});
