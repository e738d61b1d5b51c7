import { type AppointmentType, type ScreenMethod, typeOf } from '@balsam/domain/booking';
import type { Day } from '@balsam/domain/time';
import { isAtPlace } from '#shared/visits/visit-types.ts';
import type { DoctorDetail, Offer } from '../api-types.ts';
import type { SlotFilter } from './queries.ts';

/** What an address holds of a choice of time. */
export type TimeSearch = {
  readonly method?: ScreenMethod | undefined;
  readonly location?: number | undefined;
  readonly date?: Day | undefined;
  readonly slot?: number | undefined;
};

/** What is looked at: the address where it fits this doctor, else what is free soonest. */
export type SlotChoice = { readonly filter: SlotFilter; readonly date: Day; readonly offer: Offer | undefined };

const soonest = (offers: readonly Offer[]): Offer | undefined =>
  offers
    .filter(({ nearest_slot }) => nearest_slot !== null)
    .toSorted((a, b) => (a.nearest_slot?.starts_at ?? '').localeCompare(b.nearest_slot?.starts_at ?? ''))[0] ??
  offers[0];

const placeOf = (
  doctor: DoctorDetail,
  type: AppointmentType,
  requested: number | undefined,
  offer: Offer | undefined,
) => {
  if (!isAtPlace(type)) return undefined;
  const known = doctor.locations.find(({ id }) => id === requested)?.id;
  return known ?? offer?.nearest_slot?.location_id ?? doctor.locations[0]?.id;
};

/** `choiceFor(doctor, search, today)`: a past day is never looked at. */
export const choiceFor = (doctor: DoctorDetail, search: TimeSearch, now: Day): SlotChoice => {
  const requested = typeOf(search.method ?? '');
  const offer = doctor.booking.find(({ type }) => type === requested) ?? soonest(doctor.booking);
  const type = offer?.type ?? requested ?? 'onsite';
  const date = search.date && search.date >= now ? search.date : (offer?.nearest_slot?.booked_date ?? now);
  return {
    filter: { doctorId: doctor.id, type, locationId: placeOf(doctor, type, search.location, offer) },
    date,
    offer,
  };
};
