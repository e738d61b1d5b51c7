import { distanceKm, travelSeconds, type Place } from './way.ts';

/** What has to be brought: how much it weighs, and whether it must stay cold on its way. */
export type Parcel = {
  /** Where it is fetched; null when its goods lie at no branch that is known. */
  readonly branchId: number | null;
  readonly grams: number;
  readonly isCold: boolean;
};

/** A rider as far as giving them an order goes. */
export type Candidate = {
  readonly riderId: number;
  /** The branch of their open shift; null off shift. */
  readonly branchId: number | null;
  readonly maxGrams: number;
  readonly hasColdBox: boolean;
  /** Orders that they have and have not brought, and what these weigh together. */
  readonly load: number;
  readonly loadGrams: number;
  /** Where they were last, and the branch where the parcel waits; null where one is not known. */
  readonly from: Place | null;
  readonly to: Place | null;
  /** Since when nothing was given to them: whoever waits longest goes first among equals. */
  readonly idleSince: Date;
  /** They gave this very order back, or let the time go by. */
  readonly hasDeclined: boolean;
};

export type Ineligibility = 'off_shift' | 'too_heavy' | 'no_cold_box' | 'other_branch' | 'full' | 'declined';

/** What nobody can make good: staff may overrule the other reasons, never these. */
const insurmountable: ReadonlySet<Ineligibility> = new Set(['off_shift', 'too_heavy', 'no_cold_box']);

/** What each order in hand takes, in minutes: the ride to it, the door, the code. */
const minutesEach = 12;
/** The box stays free for what needs it, unless nobody else is near. */
const minutesOfColdBox = 6;

/** Kilometres from where somebody was last to the branch, as the crow flies; null while either is not known. */
export const kilometresTo = ({ from, to }: Candidate): number | null => (from && to ? distanceKm(from, to) : null);

/** Why the system does not give a parcel to this rider by itself; null when it may. The gravest reason is the one that is told. */
export function ineligibility(rider: Candidate, parcel: Parcel, ordersMaximum: number): Ineligibility | null {
  if (rider.branchId === null) return 'off_shift';
  if (rider.loadGrams + parcel.grams > rider.maxGrams) return 'too_heavy';
  if (parcel.isCold && !rider.hasColdBox) return 'no_cold_box';
  if (rider.branchId !== parcel.branchId) return 'other_branch';
  if (rider.load >= ordersMaximum) return 'full';
  return rider.hasDeclined ? 'declined' : null;
}

/** Whether staff may give it to them all the same: who is on shift and has the vehicle for it. */
export const canOverride = (reason: Ineligibility | null): boolean => reason === null || !insurmountable.has(reason);

/** Minutes until they would come for it, more or less: what they have to do first, and their way to the branch. */
function minutesAway(rider: Candidate, parcel: Parcel): number {
  const way = rider.from && rider.to ? travelSeconds(rider.from, rider.to) / 60 : 0;
  const box = rider.hasColdBox && !parcel.isCold ? minutesOfColdBox : 0;
  return rider.load * minutesEach + way + box;
}

/** The fittest first: soonest there, then longest without an order, then by id so that it is always the same one. */
export const byRank =
  (parcel: Parcel) =>
  (one: Candidate, other: Candidate): number =>
    minutesAway(one, parcel) - minutesAway(other, parcel) ||
    one.idleSince.getTime() - other.idleSince.getTime() ||
    one.riderId - other.riderId;

/** The rider to whom the system gives a parcel; undefined while nobody can take it. */
export const chooseRider = (
  riders: readonly Candidate[],
  parcel: Parcel,
  ordersMaximum: number,
): Candidate | undefined =>
  riders.filter((rider) => ineligibility(rider, parcel, ordersMaximum) === null).toSorted(byRank(parcel))[0];
