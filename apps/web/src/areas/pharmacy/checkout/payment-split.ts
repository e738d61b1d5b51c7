import { type Shares, sharesOf } from '#shared/billing/amounts.ts';

/** Points of a person, and how many of them make one riyal. */
export type Points = { readonly points: number; readonly points_per_sar: number };

/** What bears an order on the screen; the server decides by the same rule. `worth` is what the points bear, in SAR. */
export type PaymentSplit = Shares & {
  readonly points: number;
  readonly worth: number;
  /** Whether the rest is paid by instalments instead of by card. */
  readonly byInstalments: boolean;
};

/** How the payer wishes to pay. */
export type PaymentOptions = {
  readonly usePoints: boolean;
  readonly useWallet: boolean;
  readonly method: 'card' | 'tamara';
};

/** The fewest points that bear as much of the total as the person's points can. SAR. */
export const pointsFor = (
  total: number,
  { points, points_per_sar: rate }: Points,
): Pick<PaymentSplit, 'points' | 'worth'> => {
  const halalas = Math.round(total * 100);
  const used = Math.min(points, Math.ceil((halalas * rate) / 100));
  return { points: used, worth: Math.min(halalas, Math.floor((used * 100) / rate)) / 100 };
};

const noPoints = { points: 0, worth: 0 } as const;

/** Points first, then the wallet, and a card for the rest; beside instalments the wallet does not pay. */
export const splitPayment = (
  total: number,
  loyalty: Points,
  balance: number,
  payment: PaymentOptions,
): PaymentSplit => {
  const byPoints = payment.usePoints ? pointsFor(total, loyalty) : noPoints;
  const byInstalments = payment.method === 'tamara';
  const rest = (Math.round(total * 100) - Math.round(byPoints.worth * 100)) / 100;
  const shares = sharesOf(rest, balance, payment.useWallet && !byInstalments);
  return { ...byPoints, ...shares, byInstalments: byInstalments && shares.card > 0 };
};
