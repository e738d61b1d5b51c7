import { allowed, refused, type Allowed } from '../allowed/index.ts';
import { distanceKm, type Coordinates } from '../delivery/travel.ts';
import { cityNamed } from '../place/index.ts';
import { addDays, addMinutes, instantAt, minutesOf, riyadhDay, type Day } from '../time/index.ts';
import { isInArea } from './delivery-area.ts';
import { deliveryRules, mayScheduleFor } from './schedule.ts';
import type { DeliveryMode } from './totals.ts';

/** What the pharmacy promises of its deliveries (DECISIONS §15); the values are system settings. */
export type DeliveryPromises = {
  /** `HH:mm` in Riyadh; the shop's own day, which never passes midnight. */
  readonly opens: string;
  readonly closes: string;
  readonly fastRadiusKm: number;
  readonly slotHours: number;
  /** Deliveries that a branch brings in one slot. */
  readonly slotCapacity: number;
  /** Days ahead on which a delivery or a pickup may be planned, beside today. */
  readonly scheduleDays: number;
};

/** A branch with the cities that it brings to, in whichever language they were written. */
export type ServiceBranch = Coordinates & {
  readonly id: number;
  readonly cities: readonly string[];
  /** The corners of its drawn area, where it has one. */
  readonly area?: readonly Coordinates[] | null;
};
/** `is_approximate`: the point is only about the city's, and no way is measured by it. */
export type Place = Coordinates & { readonly city: string; readonly is_approximate?: boolean };

const cityKey = (city: string): string => (cityNamed(city)?.name ?? city.trim()).toLowerCase();

const isReached = (branch: ServiceBranch, place: Place, { fastRadiusKm }: DeliveryPromises): boolean =>
  place.is_approximate !== true &&
  (distanceKm(branch, place) <= fastRadiusKm || (branch.area ? isInArea(branch.area, place) : false));

/** Whether a branch brings an order of this mode to a place: a fast one by the distance and in its drawn area, any other within its cities too. */
function servesPlace(
  branch: ServiceBranch,
  place: Place,
  mode: Exclude<DeliveryMode, 'pickup'>,
  promises: DeliveryPromises,
): boolean {
  if (isReached(branch, place, promises)) return true;
  return mode !== 'fast_delivery' && branch.cities.some((city) => cityKey(city) === cityKey(place.city));
}

/** The branches that bring an order of this mode to a place, the nearest first. */
export function branchesServing(
  branches: readonly ServiceBranch[],
  place: Place,
  mode: Exclude<DeliveryMode, 'pickup'>,
  promises: DeliveryPromises,
): ServiceBranch[] {
  return branches
    .filter((branch) => servesPlace(branch, place, mode, promises))
    .toSorted((one, other) => distanceKm(one, place) - distanceKm(other, place) || one.id - other.id);
}

const timeText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Whether a fast delivery may be ordered now: the shop is open, and closes no sooner than the delivery may take. */
export function mayOrderFast(now: Date, { opens, closes }: DeliveryPromises): Allowed<'fast_delivery_closed'> {
  const today = riyadhDay(now);
  const last = minutesOf(closes) - deliveryRules.fastToHours * 60;
  const isOpen = now >= instantAt(today, opens) && now <= instantAt(today, last);
  return isOpen ? allowed : refused('fast_delivery_closed', { from: opens, to: timeText(last) });
}

/** A slot of a day; it begins at `from` and ends before `to`. */
export type DeliverySlot = { readonly time: string; readonly from: Date; readonly to: Date };

/** Planned deliveries of a branch between two instants. */
export type PlannedDeliveries = Pick<DeliverySlot, 'from' | 'to'> & {
  readonly branchId: number;
  readonly orders: number;
};

/** Whether a branch has room in a slot: what was planned in a part of it, when slots had another length, takes its place too (D15.01). */
export function hasRoomIn(
  slot: Pick<DeliverySlot, 'from' | 'to'>,
  branchId: number,
  planned: readonly PlannedDeliveries[],
  slotCapacity: number,
): boolean {
  const inSlot = planned.filter((each) => each.branchId === branchId && each.from < slot.to && slot.from < each.to);
  return inSlot.reduce((sum, { orders }) => sum + orders, 0) < slotCapacity;
}

/** The slots of a day, one after the other from opening to closing; the last one may be shorter. */
export function slotsOn(day: Day, { opens, closes, slotHours }: DeliveryPromises): DeliverySlot[] {
  const [first, end, length] = [minutesOf(opens), minutesOf(closes), slotHours * 60];
  return Array.from({ length: Math.ceil((end - first) / length) }, (_, n) => {
    const begins = first + n * length;
    const from = instantAt(day, begins);
    return { time: timeText(begins), from, to: addMinutes(from, Math.min(length, end - begins)) };
  });
}

/** When a delivery or a pickup may be planned: the slots of today that have not begun, and of the days that follow (S5.18). */
export function plannableSlots(promises: DeliveryPromises, now: Date): { day: Day; slots: DeliverySlot[] }[] {
  const today = riyadhDay(now);
  return Array.from({ length: promises.scheduleDays + 1 }, (_, n) => addDays(today, n))
    .map((day) => ({ day, slots: slotsOn(day, promises).filter(({ from }) => from > now) }))
    .filter(({ slots }) => slots.length > 0);
}

type PlanRefusal = 'schedule_required' | 'schedule_in_past' | 'schedule_too_late' | 'schedule_closed';
type Refused<Code extends string> = Exclude<Allowed<Code>, { readonly ok: true }>;

/**
 * The slot of a planned delivery or pickup (S5.18, D15.01): the one that the time lies in, which has not begun yet.
 * @param when as it was asked for, of a Riyadh day
 */
export function plannedSlot(
  when: { readonly day: Day | undefined; readonly time: string | undefined },
  promises: DeliveryPromises,
  now: Date,
): { readonly ok: true; readonly slot: DeliverySlot } | Refused<PlanRefusal> {
  const verdict = mayScheduleFor(when, promises, now);
  if (!verdict.ok) return verdict;
  const at = instantAt(when.day!, when.time!);
  const slot = slotsOn(when.day!, promises).find(({ from, to }) => from <= at && at < to);
  if (!slot) return refused('schedule_closed', { from: promises.opens, to: promises.closes });
  return slot.from > now ? { ok: true, slot } : refused('schedule_in_past');
}
