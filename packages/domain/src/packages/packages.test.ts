import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { halalas, sum } from '../money/index.ts';
import {
  backFrom,
  grossOf,
  isLate,
  mayCancelPackage,
  mayUseAnyOf,
  mayUseService,
  packageStatus,
  serviceShares,
  termsOf,
  unusedOf,
  validUntil,
  type PackageFacts,
  type PackageState,
} from './index.ts';

const h = halalas;
const today = '2026-11-22';
const term = (status: 'unpaid' | 'pending payment' | 'paid', dueOn = today) => ({ amount: h(100), dueOn, status });
const service = (isTaken: boolean) => ({ share: h(100), isTaken });
const facts = (more: Partial<PackageFacts> = {}): PackageFacts => ({
  state: 'active',
  terms: [term('paid'), term('unpaid', '2026-12-22')],
  services: [service(false), service(false)],
  validUntil: '2027-11-22',
  ...more,
});

test('D12.05 what is paid for is good for a year by the calendar, also over a leap day', () => {
  expect(['2026-11-22', '2027-12-01', '2028-02-29'].map(validUntil)).toEqual([
    '2027-11-22',
    '2028-12-01',
    '2029-02-28',
  ]);
});

describe('the terms of a package', () => {
  test.each([0, 5, -1, 1.5, Number.NaN])('D12.05 are one to four, not %d', (count) => {
    expect(() => termsOf({ net: h(100), vat: h(15) }, count, today)).toThrow(RangeError);
  });
  test('D12.05 are thirty days apart and sum to the price', () => {
    expect(termsOf({ net: h(100_000), vat: h(15_001) }, 3, today)).toEqual([
      { number: 1, net: 33_334, vat: 5001, dueOn: '2026-11-22' },
      { number: 2, net: 33_333, vat: 5000, dueOn: '2026-12-22' },
      { number: 3, net: 33_333, vat: 5000, dueOn: '2027-01-21' },
    ]);
  });
});

test('D12.05 the shares of the services sum to the price, none is negative', () => {
  const price = fc.record({ net: fc.integer({ min: 1, max: 5_000_000 }), vat: fc.nat({ max: 750_000 }) });
  const units = fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(price, units, ({ net, vat }, prices) => {
      const shares = serviceShares({ net: h(net), vat: h(vat) }, prices.map(h));
      expect(sum(shares.map(grossOf))).toBe(net + vat);
      expect(Math.min(...shares.flatMap((share) => [share.net, share.vat]))).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 300 },
  );
});

describe('what a package is', () => {
  test.each<[string, Partial<PackageFacts>, string]>([
    ['nothing is paid', { state: 'draft', terms: [term('unpaid')] }, 'draft'],
    ['its first payment is open', { state: 'draft', terms: [term('pending payment')] }, 'pending payment'],
    ['a service has no date', {}, 'partially booked'],
    ['all services have one', { services: [service(true)] }, 'booked'],
    ['a term is due', { terms: [term('paid'), term('unpaid')] }, 'pending payment'],
    ['it was cancelled', { state: 'cancelled' }, 'cancelled'],
  ])('S4.11 when %s', (_, more, status) => {
    expect(packageStatus(facts(more), today)).toBe(status);
  });
});

describe('a visit for a service', () => {
  const use = (more: Partial<PackageFacts> = {}, visitDay = '2026-12-01', on = today) =>
    mayUseService(facts(more), { share: h(100), visitDay }, on);
  test('D12.05 is booked as far as the package is paid', () => {
    expect(use()).toEqual({ ok: true });
    expect(use({ services: [service(true), service(false)] })).toMatchObject({ code: 'package_not_paid_enough' });
    expect(use({ terms: [term('pending payment')] })).toMatchObject({ code: 'package_not_paid_enough' });
  });
  test('D12.05 is not booked while a term is late by more than seven days', () => {
    const terms = [term('paid', '2026-10-23'), term('unpaid', '2026-11-15')];
    expect(isLate({ terms }, '2026-11-22')).toBe(false);
    expect(use({ terms })).toEqual({ ok: true });
    expect(use({ terms }, '2026-12-01', '2026-11-23')).toMatchObject({ code: 'package_term_late' });
  });
  test('D12.05 is within its twelve months, and of a package that goes on', () => {
    expect(use({}, '2027-11-22')).toEqual({ ok: true });
    expect(use({}, '2027-11-23')).toMatchObject({ code: 'package_over' });
    for (const state of ['draft', 'cancelled', 'expired', 'completed'] as const)
      expect(use({ state })).toMatchObject({ code: 'package_not_active' });
  });
});

test('D12.06 a visit may be of any package that fits; where none may, what is lacking is told', () => {
  const late = { ok: false, code: 'package_term_late', values: {} } as const;
  expect(mayUseAnyOf([late, { ok: true }])).toEqual({ ok: true });
  expect(mayUseAnyOf([late])).toEqual(late);
  expect(mayUseAnyOf([])).toMatchObject({ code: 'package_service_mismatch' });
});

test('a package that is over is not cancelled', () => {
  const states: PackageState[] = ['draft', 'active', 'completed', 'cancelled', 'lapsed', 'expired'];
  expect(states.filter((state) => mayCancelPackage(state).ok)).toEqual(['draft', 'active']);
});

describe('what comes back', () => {
  test('D12.05 is what was paid beyond the visits that have a date, never more than was paid', () => {
    const price = fc.integer({ min: 100, max: 1_000_000 });
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 4 }), fc.nat({ max: 4 }), fc.nat({ max: 6 }), (net, n, p, taken) => {
        const shares = serviceShares({ net: h(net), vat: h(0) }, [h(100), h(50), h(70), h(70), h(10), h(10)]);
        const terms = termsOf({ net: h(net), vat: h(0) }, n, today).map((each) => ({
          amount: grossOf(each),
          dueOn: each.dueOn,
          status: each.number <= p ? ('paid' as const) : ('unpaid' as const),
        }));
        const services = shares.map((share, at) => ({ share: grossOf(share), isTaken: at < taken }));
        const back = unusedOf({ terms, services });
        const paid = sum(terms.filter(({ status }) => status === 'paid').map(({ amount }) => amount));
        expect(back).toBeGreaterThanOrEqual(0);
        expect(back).toBeLessThanOrEqual(paid);
        const from = backFrom(
          terms.filter(({ status }) => status === 'paid').map(({ amount }, id) => ({ id, left: amount })),
          back,
        );
        expect(sum(from.map(({ amount }) => amount))).toBe(back);
      }),
      { numRuns: 300 },
    );
  });
  test('comes from what was paid last', () => {
    const payments = [
      { id: 'a', left: h(100) },
      { id: 'b', left: h(60) },
    ];
    expect(backFrom(payments, h(90))).toEqual([
      { id: 'b', amount: 60 },
      { id: 'a', amount: 30 },
    ]);
    expect(backFrom(payments, h(0))).toEqual([]);
  });
});
