import { distanceKm, travelSeconds, type Coordinates } from './travel.ts';

/** What has to be brought: how much it weighs, and whether it must stay cold on its way. */
export type Shipment = {
  /** Where it is fetched; null when its products lie at no branch that is known. */
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
  /** Where they were last, and the branch where the order waits; null where one is not known. */
  readonly from: Coordinates | null;
  readonly to: Coordinates | null;
  /** Since when nothing was given to them: whoever waits longest goes first among equals. */
  readonly idleSince: Date;
  /** They declined this very order, or did not answer in time. */
  readonly hasDeclined: boolean;
};

export type Ineligibility = 'off_shift' | 'too_heavy' | 'no_cold_box' | 'other_branch' | 'full' | 'declined';

/** What staff cannot override; they may override the other reasons only. */
const notOverridable: ReadonlySet<Ineligibility> = new Set(['off_shift', 'too_heavy', 'no_cold_box']);

/** What each order in hand takes, in minutes: the ride to it, the door, the code. */
const minutesEach = 12;
/** The box stays free for what needs it, unless nobody else is near. */
const minutesOfColdBox = 6;

/** Kilometres from where somebody was last to the branch, as the crow flies; null while either is not known. */
export const kilometresTo = ({ from, to }: Candidate): number | null => (from && to ? distanceKm(from, to) : null);

/** Why the system does not give an order to this rider by itself; null when it may. The most serious reason wins. */
export function ineligibility(rider: Candidate, shipment: Shipment, ordersMaximum: number): Ineligibility | null {
  if (rider.branchId === null) return 'off_shift';
  if (rider.loadGrams + shipment.grams > rider.maxGrams) return 'too_heavy';
  if (shipment.isCold && !rider.hasColdBox) return 'no_cold_box';
  if (rider.branchId !== shipment.branchId) return 'other_branch';
  if (rider.load >= ordersMaximum) return 'full';
  return rider.hasDeclined ? 'declined' : null;
}

/** Whether staff may give it to them all the same: who is on shift and has the vehicle for it. */
export const canOverride = (reason: Ineligibility | null): boolean => reason === null || !notOverridable.has(reason);

/** Minutes until they would fetch it, estimated: what they have to do first, and their way to the branch. */
function minutesAway(rider: Candidate, shipment: Shipment): number {
  const way = rider.from && rider.to ? travelSeconds(rider.from, rider.to) / 60 : 0;
  const box = rider.hasColdBox && !shipment.isCold ? minutesOfColdBox : 0;
  return rider.load * minutesEach + way + box;
}

/** The best first: soonest there, then longest without an order, then by id so that it is always the same one. */
export const byRank =
  (shipment: Shipment) =>
  (one: Candidate, other: Candidate): number =>
    minutesAway(one, shipment) - minutesAway(other, shipment) ||
    one.idleSince.getTime() - other.idleSince.getTime() ||
    one.riderId - other.riderId;

/** The rider to whom the system gives an order; undefined while nobody can take it. */
export const chooseRider = (
  riders: readonly Candidate[],
  shipment: Shipment,
  ordersMaximum: number,
): Candidate | undefined =>
  riders.filter((rider) => ineligibility(rider, shipment, ordersMaximum) === null).toSorted(byRank(shipment))[0];
