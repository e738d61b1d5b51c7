import type { BookingRequest } from '../review/booking-request.ts';
import { today } from '#shared/visits/slot-time.ts';
import type { DoctorDetail, FreeSlot } from '../api-types.ts';
import { choiceFor, type TimeSearch } from './slot-choice.ts';
import { useChosenSlot } from './use-chosen-slot.ts';

type DoctorBookingOptions = {
  readonly doctor: DoctorDetail;
  readonly search: TimeSearch;
  readonly onSearch: (change: TimeSearch) => void;
  /** The speciality that the doctor was found by. */
  readonly specialityId?: number | undefined;
};

/** One doctor, the choice in the address and what would be booked by it; `onSlot` chooses a time. */
export const useDoctorBooking = ({ doctor, search, onSearch, specialityId }: DoctorBookingOptions) => {
  const choice = choiceFor(doctor, search, today());
  const { chosen, looking, pick } = useChosenSlot(choice.filter, choice.date, search.slot);
  const request: BookingRequest | undefined = chosen && {
    doctor,
    slot: chosen,
    place: doctor.locations.find(({ id }) => id === chosen.location_id),
    speciality: doctor.specialities.find(({ id }) => id === specialityId),
  };
  const onSlot = (slot: FreeSlot): void => {
    pick(slot);
    onSearch({ date: slot.booked_date, slot: slot.id, location: slot.location_id });
  };
  return { choice, request, looking, fee: choice.offer?.fee, onSlot };
};
