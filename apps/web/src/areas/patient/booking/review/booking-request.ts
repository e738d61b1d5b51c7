import type { DoctorDetail, FreeSlot, Titled } from '../api-types.ts';

/** Moves a booking that exists: an unpaid one as it is (S4.05), a paid one by way of the wallet (D5.02). */
export type Change = { readonly kind: 'reschedule' | 'rebook'; readonly appointmentId: number };

/** The paid appointment whose place a new one takes. */
export const paidBefore = (change: Change | undefined): number | undefined =>
  change?.kind === 'rebook' ? change.appointmentId : undefined;

/** Everything that is settled before a booking is confirmed. */
export type BookingRequest = {
  readonly doctor: Pick<
    DoctorDetail,
    'id' | 'display_name' | 'display_name_ar' | 'gender' | 'photo_url' | 'default_speciality'
  >;
  readonly slot: FreeSlot;
  readonly place: Pick<Titled, 'title' | 'title_ar'> | undefined;
  /** What the visit is for; the doctor's own speciality when left out. */
  readonly speciality?: Pick<Titled, 'id' | 'title' | 'title_ar'> | undefined;
};
