import { getRouteApi } from '@tanstack/react-router';
import { typeOf } from '@balsam/domain/booking';
import type { BookingRequest } from '../review/booking-request.ts';
import type { SlotFilter } from '../slots/queries.ts';
import { useChosenSlot } from '../slots/use-chosen-slot.ts';
import { isAtPlace } from '#shared/visits/visit-types.ts';
import { today } from '#shared/visits/slot-time.ts';
import type { FreeSlot } from '../api-types.ts';
import { type BookSearch, stepTaken } from './book-search.ts';
import { useSpecialities } from '../find/queries.ts';
import { useFreeDoctors } from './queries.ts';

const route = getRouteApi('/appointment/book');

/** The steps as the address has them, the doctors they lead to, and what would be booked. */
export const useWizard = () => {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const setSearch = (next: BookSearch): void => void navigate({ search: next, replace: true, resetScroll: false });
  const free = useFreeDoctors(search);
  const doctors = free.data?.items ?? [];
  const doctor = doctors.find(({ id }) => id === search.doctor) ?? doctors[0];
  const type = typeOf(search.method ?? 'onsite') ?? 'onsite';
  const filter: SlotFilter | undefined = doctor && {
    doctorId: doctor.id,
    type,
    locationId: isAtPlace(type) ? search.location : undefined,
  };
  const { chosen, pick } = useChosenSlot(filter, search.date ?? today(), search.slot);
  const fee = doctor?.fees.find((each) => each.type === type)?.fee;
  const speciality = useSpecialities({ location: search.location, method: search.method ?? 'onsite' }).data?.items.find(
    ({ id }) => id === search.sub,
  );
  const place = doctor?.locations.find(({ id }) => id === (chosen?.location_id ?? search.location));
  const request: BookingRequest | undefined = doctor && chosen && { doctor, slot: chosen, place, speciality };
  const onSlot = (slot: FreeSlot): void => {
    pick(slot);
    setSearch({ ...search, date: slot.booked_date, doctor: slot.doctor_id, slot: slot.id });
  };
  const take = <Key extends keyof BookSearch>(key: Key, value: BookSearch[Key]): void =>
    setSearch(stepTaken(search, key, value));
  return { search, type, free, doctor, filter, request, fee, onSlot, take };
};
