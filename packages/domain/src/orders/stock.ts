import type { Day } from '../time/index.ts';

/** Pieces of a product that lie at a branch, of one lot. */
export type Lot = {
  readonly id: number;
  readonly productId: number;
  readonly locationId: number;
  readonly expiresOn: Day;
  readonly quantity: number;
};
export type Wanted = { readonly productId: number; readonly quantity: number };
export type Taken = {
  readonly lotId: number;
  readonly locationId: number;
  readonly productId: number;
  readonly quantity: number;
};

/** Where the products of an order come from: all from one branch; the rest brought to that branch first; or in two deliveries. */
export const sourcings = ['one_branch', 'transfer', 'split'] as const;
export type Sourcing = (typeof sourcings)[number];
/** What a patient may choose when no branch has all of it. */
export type WayOut = Exclude<Sourcing, 'one_branch'> | 'leave_out';

/** What is taken for an order that leaves one branch, or why none can. */
export type Allocation =
  /** `left`: products that are not in this order, but in the other delivery of a split. */
  | {
      readonly ok: true;
      readonly locationId: number;
      readonly taken: readonly Taken[];
      readonly left: readonly number[];
    }
  | {
      readonly ok: false;
      /** What the branch with the most of it lacks. */
      readonly short: readonly number[];
      /** Of which there is too little everywhere together. */
      readonly outOfStock: readonly number[];
      readonly ways: readonly WayOut[];
    };

/** `branches` may send the order out, the nearest first; `elsewhere` may send products over to them, none when there is no time for it. */
type Sources = {
  readonly branches: readonly number[];
  readonly elsewhere: readonly number[];
  /** When an order that waits for a transfer is handed over at the latest: by then nothing in it has expired. */
  readonly transferredBy: Day;
  readonly sourcing: Sourcing;
};

const firstExpired = (a: Lot, b: Lot): number => a.expiresOn.localeCompare(b.expiresOn) || a.id - b.id;

/** Takes one product out of lots, the first expired first; less than wanted when there is no more. */
function take(lots: readonly Lot[], { productId, quantity }: Wanted): Taken[] {
  let left = quantity;
  return lots
    .filter((lot) => lot.productId === productId)
    .toSorted(firstExpired)
    .flatMap((lot) => {
      const some = Math.min(left, lot.quantity);
      left -= some;
      return some > 0 ? [{ lotId: lot.id, locationId: lot.locationId, productId, quantity: some }] : [];
    });
}

const pieces = (taken: readonly Taken[]): number => taken.reduce((n, { quantity }) => n + quantity, 0);

function takeAll(lots: readonly Lot[], wanted: readonly Wanted[]): { taken: Taken[]; short: number[] } {
  const each = wanted.map((want) => ({ want, taken: take(lots, want) }));
  return {
    taken: each.flatMap(({ taken }) => taken),
    short: each.filter(({ want, taken }) => pieces(taken) < want.quantity).map(({ want }) => want.productId),
  };
}

type Attempt = { readonly locationId: number; readonly taken: Taken[]; readonly short: number[] };

const at = (lots: readonly Lot[], branches: readonly number[]) =>
  lots.filter((lot) => branches.includes(lot.locationId));

const without = (taken: readonly Taken[], productIds: readonly number[]) =>
  taken.filter(({ productId }) => !productIds.includes(productId));

/** Takes from one branch what it has, the rest of each product from the others. */
function takeWithTransfer(
  lots: readonly Lot[],
  wanted: readonly Wanted[],
  locationId: number,
  others: readonly number[],
) {
  const { taken } = takeAll(at(lots, [locationId]), wanted);
  const missing = wanted
    .map(({ productId, quantity }) => ({
      productId,
      quantity: quantity - pieces(taken.filter((one) => one.productId === productId)),
    }))
    .filter(({ quantity }) => quantity > 0);
  const sent = takeAll(at(lots, others), missing);
  return { taken: [...taken, ...sent.taken], short: sent.short };
}

/** The branch that lacks the fewest products, the nearest of several. */
const bestOf = (attempts: readonly Attempt[]): Attempt | undefined =>
  attempts.toSorted((one, other) => one.short.length - other.short.length)[0];

/** The attempts of another branch to deliver what the best one lacks. */
const hasRest = (attempts: readonly Attempt[], best: Attempt): boolean =>
  attempts.some(
    ({ locationId, short }) => locationId !== best.locationId && best.short.every((id) => !short.includes(id)),
  );

/**
 * Chooses the lots of an order, the first expired first (D6.01): all of them from the nearest branch that has everything. Where none has,
 * what the patient agreed to decides (D15.02): `transfer` brings the rest to the branch that lacks the least, `split` leaves the rest to a second
 * delivery. `lots` are those that are good still when an order is handed over which waits for none; a product stands once in `wanted`.
 */
export function allocate(
  lots: readonly Lot[],
  wanted: readonly Wanted[],
  { branches, elsewhere, transferredBy, sourcing }: Sources,
): Allocation {
  const attempts = branches.map((locationId) => ({ locationId, ...takeAll(at(lots, [locationId]), wanted) }));
  const best = bestOf(attempts);
  if (best?.short.length === 0) return { ok: true, locationId: best.locationId, taken: best.taken, left: [] };
  const others = [...new Set([...branches, ...elsewhere])].filter((id) => id !== best?.locationId);
  const lasting = lots.filter(({ expiresOn }) => expiresOn > transferredBy);
  const transfer =
    best && elsewhere.length > 0 ? takeWithTransfer(lasting, wanted, best.locationId, others) : undefined;
  const canTransfer = transfer?.short.length === 0;
  const canLeaveOut = best !== undefined && best.short.length < wanted.length;
  const canSplit = canLeaveOut && hasRest(attempts, best);
  if (best && sourcing === 'transfer' && canTransfer)
    return { ok: true, locationId: best.locationId, taken: transfer.taken, left: [] };
  if (best && sourcing === 'split' && canSplit)
    return { ok: true, locationId: best.locationId, taken: without(best.taken, best.short), left: best.short };
  return {
    ok: false,
    short: best?.short ?? wanted.map(({ productId }) => productId),
    outOfStock: takeAll(lots, wanted).short,
    ways: [
      ...(canTransfer ? ['transfer' as const] : []),
      ...(canSplit ? ['split' as const] : []),
      ...(canLeaveOut ? ['leave_out' as const] : []),
    ],
  };
}

type FetchedLine = { readonly isPrescription: boolean; readonly isColdChain: boolean; readonly vatPercent: number };

/** Whether a product that a rider had with them may be sold again: a medicine, which is what bears no VAT, and what must stay cold never are (D6.01). */
export const maySellAgain = ({ isPrescription, isColdChain, vatPercent }: FetchedLine): boolean =>
  vatPercent > 0 && !isPrescription && !isColdChain;
