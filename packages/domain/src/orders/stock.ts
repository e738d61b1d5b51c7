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
export type Taken = { readonly lotId: number; readonly productId: number; readonly quantity: number };

/** What is taken from which lots, all from one branch when `locationId` is not null; or which products there is too little of. */
export type Allocation =
  | { readonly ok: true; readonly locationId: number | null; readonly taken: readonly Taken[] }
  | { readonly ok: false; readonly short: readonly number[] };

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
      return some > 0 ? [{ lotId: lot.id, productId, quantity: some }] : [];
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

/**
 * Chooses the lots of an order (D6.01): from the first of `branches` that has all of it, the first expired first; else, unless
 * `oneBranchOnly`, from all branches together. `lots` are those that may be sold; a product stands once in `wanted`.
 */
export function allocate(
  lots: readonly Lot[],
  wanted: readonly Wanted[],
  { branches, oneBranchOnly }: { branches: readonly number[]; oneBranchOnly: boolean },
): Allocation {
  const tries = branches.map((locationId) => ({
    locationId,
    ...takeAll(
      lots.filter((lot) => lot.locationId === locationId),
      wanted,
    ),
  }));
  const whole = tries.find(({ short }) => short.length === 0);
  if (whole) return { ok: true, locationId: whole.locationId, taken: whole.taken };
  if (oneBranchOnly) return { ok: false, short: tries[0]?.short ?? wanted.map(({ productId }) => productId) };
  const mixed = takeAll(
    lots.filter(({ locationId }) => branches.includes(locationId)),
    wanted,
  );
  return mixed.short.length === 0
    ? { ok: true, locationId: null, taken: mixed.taken }
    : { ok: false, short: mixed.short };
}
