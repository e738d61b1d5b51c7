import { describe, expect, test } from 'vitest';
import { splitPayment, pointsFor } from './payment-split.ts';

const sara = { points: 5000, points_per_sar: 100 };
const byCard = { usePoints: false, useWallet: false, method: 'card' } as const;

describe('points', () => {
  test('bear no more than the total, and no more of them are taken than that needs', () => {
    expect(pointsFor(20.35, sara)).toEqual({ points: 2035, worth: 20.35 });
    expect(pointsFor(200, sara)).toEqual({ points: 5000, worth: 50 });
    expect(pointsFor(20.35, { points: 0, points_per_sar: 100 })).toEqual({ points: 0, worth: 0 });
  });

  test('that are worth more or less than a halala are whole points all the same', () => {
    expect(pointsFor(0.99, { points: 50, points_per_sar: 10 })).toEqual({ points: 10, worth: 0.99 });
    expect(pointsFor(1, { points: 333, points_per_sar: 1000 })).toEqual({ points: 333, worth: 0.33 });
  });
});

describe('who bears an order', () => {
  test('the card alone, when nothing else is wished', () => {
    expect(splitPayment(120, sara, 80, byCard)).toEqual({
      points: 0,
      worth: 0,
      wallet: 0,
      card: 120,
      byInstalments: false,
    });
  });

  test('points first, then the wallet, then the card, to the halala', () => {
    const split = splitPayment(150.15, sara, 80.1, { usePoints: true, useWallet: true, method: 'card' });
    expect(split).toEqual({ points: 5000, worth: 50, wallet: 80.1, card: 20.05, byInstalments: false });
  });

  test('S5.13 instalments take what no points bear, and the wallet stays out', () => {
    const split = splitPayment(300, sara, 80, { usePoints: true, useWallet: true, method: 'tamara' });
    expect(split).toEqual({ points: 5000, worth: 50, wallet: 0, card: 250, byInstalments: true });
  });

  test('nothing is paid by instalments when points bear everything', () => {
    const split = splitPayment(40, sara, 80, { usePoints: true, useWallet: false, method: 'tamara' });
    expect(split).toEqual({ points: 4000, worth: 40, wallet: 0, card: 0, byInstalments: false });
  });
});
