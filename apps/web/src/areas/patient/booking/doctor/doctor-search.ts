import { screenMethods } from '@balsam/domain/booking';
import { dayIn, idIn, oneOf, onlyChosen, type RawSearch } from '../search-params.ts';
import type { TimeSearch } from '../slots/slot-choice.ts';

export const doctorTabs = ['booking', 'clinics', 'experience', 'reviews'] as const;
export type DoctorTab = (typeof doctorTabs)[number];

/** What a doctor's page keeps in its address. */
export type DoctorSearch = TimeSearch & {
  /** The speciality that the doctor was found by. */
  readonly speciality?: number | undefined;
  /** The first one when left out. */
  readonly tab?: DoctorTab | undefined;
  /** An appointment that is to be moved to the chosen time; whether by way of the wallet is for the server to say. */
  readonly reschedule?: number | undefined;
  readonly rebook?: number | undefined;
};

/** Whatever an address says, as far as it makes sense. */
export const doctorSearch = (raw: RawSearch): DoctorSearch =>
  onlyChosen<DoctorSearch>({
    method: oneOf(screenMethods, raw['method']),
    location: idIn(raw['location']),
    speciality: idIn(raw['speciality']),
    date: dayIn(raw['date']),
    slot: idIn(raw['slot']),
    tab: oneOf(doctorTabs, raw['tab']),
    reschedule: idIn(raw['reschedule']),
    rebook: idIn(raw['rebook']),
  });
