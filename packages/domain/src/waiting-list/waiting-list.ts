import { allowed, refused, type Allowed } from '../allowed/index.ts';
import { defaultBookingSettings, isOffered, type AppointmentType, type BookingSettings } from '../booking/index.ts';
import { addDays, addMinutes, type Day } from '../time/index.ts';

export const waitingListRules = {
  /** So long a freed slot is held for the person to whom it is offered (D13.04). */
  offerMinutes: 20,
  /** Whoever let an offer pass without an answer is left in peace for so long. */
  restMinutes: 120,
  /** So many entries one person may have at a time. */
  mostEntries: 5,
  /** An earlier time is looked for at most so far ahead. */
  furthestDays: 180,
} as const;

/** The kinds of visits that are waited for; on-spot ones are for now or not at all. */
export const waitingListTypes = ['onsite', 'virtual', 'home'] as const satisfies readonly AppointmentType[];
export type WaitingListType = (typeof waitingListTypes)[number];

/** D13.04: until when a slot that is offered now is held. */
export const offerEnds = (offeredAt: Date): Date => addMinutes(offeredAt, waitingListRules.offerMinutes);

/** Whether an offer can still be taken; at its very end it can. */
export const isOfferOpen = (expiresAt: Date, now: Date): boolean => now <= expiresAt;

/** A slot is offered when it can still be booked at the end of the time in which the offer may be taken. */
export const mayBeOffered = (
  slot: { readonly startsAt: Date; readonly type: AppointmentType },
  now: Date,
  settings: Pick<BookingSettings, 'leadMinutes' | 'cutOffMinutes'> = defaultBookingSettings,
): boolean => slot.type !== 'onspot' && isOffered(slot.startsAt, slot.type, offerEnds(now), settings);

/** Whether somebody may wait for an earlier time until a day, that day included. */
export function mayJoinWaitingList(request: {
  readonly before: Day;
  readonly today: Day;
  /** How many they wait for already. */
  readonly waiting: number;
}): Allowed<'waiting_list_day' | 'waiting_list_full'> {
  const { before, today, waiting } = request;
  if (before < today || before > addDays(today, waitingListRules.furthestDays))
    return refused('waiting_list_day', { days: waitingListRules.furthestDays });
  return waiting < waitingListRules.mostEntries
    ? allowed
    : refused('waiting_list_full', { most: waitingListRules.mostEntries });
}

/**
 * D13.04: a visit changes its time by way of the list only for the same price, so not while an insurer, a package, a code, a free visit or
 * points bear a part of it: the new one would begin without them.
 */
export const maySwapVisit = (visit: {
  readonly insurerShare: number;
  readonly discount: number;
  readonly pointsPaid: number;
  readonly awaitsApproval: boolean;
}): Allowed<'waiting_list_reduced'> => {
  const { insurerShare, discount, pointsPaid, awaitsApproval } = visit;
  const isWhole = insurerShare === 0 && discount === 0 && pointsPaid === 0 && !awaitsApproval;
  return isWhole ? allowed : refused('waiting_list_reduced');
};
