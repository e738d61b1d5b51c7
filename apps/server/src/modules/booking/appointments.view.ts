import type { Appointment } from '@balsam/contract/booking';
import { isSettled, paymentStatusLabel } from '@balsam/domain/booking';
import { halalas, sum, toSar } from '@balsam/domain/money';
import { tokenOf } from '@balsam/domain/queue';
import { addMinutes, riyadhDay, riyadhTime } from '@balsam/domain/time';
import { fullNames, photoUrl } from '#modules/people/index.ts';
import type { AppointmentRow } from './appointments.store.ts';
import { homeAddressOf } from './home-address.ts';
import type { PaidVisit } from './paid-visit.store.ts';
import { mayOf, type Viewer } from './may.view.ts';
import { stateAt } from './rule-input.ts';
import { bookingTexts } from './booking.texts.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** The paid visit of a walk-in on the wire. */
export const paidVisitView = (visit: PaidVisit | null): Appointment['paid_visit'] =>
  visit && { id: visit.id, starts_at: new Date(visit.starts_at).toISOString() };

export const patientName = (row: AppointmentRow) =>
  fullNames({
    first_name: row.patient_first_name,
    middle_name: row.patient_middle_name,
    family_name: row.patient_family_name,
    first_name_ar: row.patient_first_name_ar,
    middle_name_ar: row.patient_middle_name_ar,
    family_name_ar: row.patient_family_name_ar,
  });

/** Without 'Dr.' before it. */
export const doctorName = (row: AppointmentRow) =>
  fullNames({
    first_name: row.doctor_first_name,
    middle_name: row.doctor_middle_name,
    family_name: row.doctor_family_name,
    first_name_ar: row.doctor_first_name_ar,
    middle_name_ar: row.doctor_middle_name_ar,
    family_name_ar: row.doctor_family_name_ar,
  });

const patientView = (row: AppointmentRow): Appointment['patient'] => {
  const { name, nameAr } = patientName(row);
  return {
    id: row.patient_id,
    mrn_number: row.patient_mrn,
    first_name: row.patient_first_name,
    family_name: row.patient_family_name,
    first_name_ar: row.patient_first_name_ar,
    family_name_ar: row.patient_family_name_ar,
    name,
    name_ar: nameAr,
    portrait: row.patient_portrait,
    photo_url: photoUrl(row.patient_photo),
  };
};

const doctorView = (row: AppointmentRow): Appointment['doctor'] => {
  const doctor = doctorName(row);
  const displayName = bookingTexts.doctor(doctor);
  return {
    id: row.doctor_id,
    code: row.doctor_code,
    name: doctor.name,
    name_ar: doctor.nameAr,
    display_name: displayName.en,
    display_name_ar: displayName.ar,
    portrait: row.doctor_portrait,
    photo_url: photoUrl(row.doctor_photo),
    default_speciality: {
      id: row.default_speciality_id,
      title: row.default_speciality_title,
      title_ar: row.default_speciality_title_ar,
    },
    department: { id: row.department_id, title: row.department_title, title_ar: row.department_title_ar },
  };
};

const placeView = (row: AppointmentRow): Appointment['location'] => ({
  id: row.location_id,
  title: row.location_title,
  title_ar: row.location_title_ar,
  address: row.location_address,
  address_ar: row.location_address_ar,
  latitude: row.location_latitude,
  longitude: row.location_longitude,
});

/** The rate that the stored amounts were made with. */
export const vatPercentOf = (row: Pick<AppointmentRow, 'price' | 'vat' | 'vat_percent'>) =>
  row.vat_percent ?? (row.price === 0 ? 0 : Math.round((row.vat * 100) / row.price));

const amountsView = (row: AppointmentRow) => ({
  price: toSar(halalas(row.price)),
  vat: toSar(halalas(row.vat)),
  vat_percent: vatPercentOf(row),
  total: toSar(sum([halalas(row.price), halalas(row.vat)])),
  list_price: toSar(halalas(row.list_price ?? row.price)),
  insurance_amount: toSar(halalas(row.insurer_share)),
  discount: toSar(halalas(row.discount)),
  discount_kind: row.discount_kind,
  cover_state: row.cover_state,
  currency: 'SAR' as const,
});

const timesView = (row: AppointmentRow) => ({
  booked_date: riyadhDay(row.starts_at),
  start_time: riyadhTime(row.starts_at),
  end_time: riyadhTime(row.ends_at),
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
  ...joinTimes(row),
  check_in_from: addMinutes(row.starts_at, -row.check_in_opens_minutes).toISOString(),
});

/** Between when a call can be joined; nulls when the visit has no call. */
export const joinTimes = (row: Pick<AppointmentRow, 'type' | 'starts_at' | 'join_window_minutes'>) => ({
  join_from: row.type === 'virtual' ? addMinutes(row.starts_at, -row.join_window_minutes).toISOString() : null,
  join_until: row.type === 'virtual' ? addMinutes(row.starts_at, row.join_window_minutes).toISOString() : null,
});

/** What whoever has arrived is called by: as the hall calls them; where there is no queue by the number in the doctor's line alone. */
function numberOf({ ticket, slot_id: slotId, token_number: number }: AppointmentRow): string | null {
  if (number === null) return null;
  if (ticket) return tokenOf(ticket[0], Number(ticket[1]));
  return slotId === null ? null : String(number);
}

/** An appointment on the wire (SPEC §3), with what this viewer may do with it now. */
export function appointmentView(row: AppointmentRow, viewer: Viewer, now: Date): Appointment {
  const label = paymentStatusLabel(row.payment_status);
  const state = stateAt(row, now);
  const isGivenUp = state === 'cancelled' || state === 'released';
  return {
    id: row.id,
    slot_id: row.slot_id,
    ...timesView(row),
    type: row.type,
    status: row.payment_status,
    payment_status: { code: row.payment_status, title: label.en, title_ar: label.ar },
    state,
    missed_by: row.missed_by,
    review: row.review_by && row.review_until && { by: row.review_by, until: row.review_until.toISOString() },
    is_appt_billed: row.is_billed,
    token: row.token_number,
    token_number: numberOf(row),
    patient: patientView(row),
    doctor: doctorView(row),
    app_speciality: { id: row.speciality_id, title: row.speciality_title, title_ar: row.speciality_title_ar },
    location: placeView(row),
    // Where somebody lives is told to whoever comes there.
    home_address: viewer !== 'patient' && isGivenUp ? null : homeAddressOf(row),
    hold_until: iso(row.state === 'booked' ? row.hold_until : null),
    ...amountsView(row),
    paid_visit: paidVisitView(
      viewer === 'patient' && row.state === 'booked' && !isSettled(row.payment_status) ? row.paid_visit : null,
    ),
    rescheduled_from: row.rescheduled_from,
    confirmed_at: iso(row.confirmed_at),
    checked_in_at: iso(row.checked_in_at),
    cancelled_at: iso(row.cancelled_at),
    created_at: row.created_at.toISOString(),
    may: mayOf(row, viewer, now),
  };
}
