import type { AppointmentType } from '@balsam/domain/booking';
import { priceOf } from '@balsam/domain/billing';
import { halalas, toSar } from '@balsam/domain/money';
import { ratingMean } from '@balsam/domain/ratings';
import type { DoctorCard, DoctorName } from '@balsam/contract/hospital/shapes';
import { fullNames, photoUrl } from '#modules/people/index.ts';
import type { DoctorCardRow, DoctorNameRow, DoctorRow, SlotRow } from './doctors.store.ts';
import { hospitalTexts } from './hospital.texts.ts';
import { slotView } from './slots.view.ts';

/** The name of a doctor on the wire. A name that is missing in one language is given in the other. */
export const nameView = (row: DoctorNameRow): DoctorName => {
  const { name, nameAr } = fullNames(row);
  const displayName = hospitalTexts.doctor({ en: name, ar: nameAr });
  return {
    id: row.id,
    code: row.code,
    name,
    name_ar: nameAr,
    display_name: displayName.en,
    display_name_ar: displayName.ar,
    portrait: row.portrait,
    photo_url: photoUrl(row.photo_file),
    gender: row.gender,
    default_speciality: { id: row.speciality_id, title: row.speciality_title, title_ar: row.speciality_title_ar },
    department: { id: row.department_id, title: row.department_title, title_ar: row.department_title_ar },
  };
};

/** A fee without VAT, and with the VAT of a payer who is no citizen. SAR. */
export const feeView = (fee: { type: AppointmentType; amount: number }, vatPercent: number) => {
  const price = priceOf({ fee: halalas(fee.amount), percent: vatPercent });
  return { type: fee.type, fee: toSar(price.subtotal), fee_with_vat: toSar(price.total) };
};

/** The time that a doctor of a list was ranked by. */
export const slotOf = (row: DoctorRow): SlotRow | undefined =>
  row.slot_id !== null && row.location_id && row.type && row.day && row.starts_at && row.ends_at
    ? {
        id: row.slot_id,
        doctor_id: row.id,
        location_id: row.location_id,
        type: row.type,
        day: row.day,
        starts_at: row.starts_at,
        ends_at: row.ends_at,
      }
    : undefined;

/** The fee that a card shows first: of the requested type, else the cheapest except on-spot duty. */
const leadingFee = (row: DoctorCardRow, type: AppointmentType | undefined) =>
  row.fees.find((fee) => (type === undefined ? fee.type !== 'onspot' : fee.type === type));

type Shown = {
  readonly vatPercent: number;
  /** The nearest time. */
  readonly slot: SlotRow | undefined;
  /** Of appointment, that was asked for. */
  readonly type?: AppointmentType | undefined;
};

/** A doctor as a list shows them. */
export const cardView = (row: DoctorCardRow, { vatPercent, slot, type }: Shown): DoctorCard => {
  const lead = leadingFee(row, type);
  return {
    ...nameView(row),
    qualification: row.qualification,
    qualification_ar: row.qualification_ar,
    languages: row.languages,
    experience_years: row.experience_years,
    locations: row.locations,
    rating: { average: ratingMean({ sum: row.rating_sum, count: row.rating_count }), count: row.rating_count },
    fees: row.fees.map((fee) => feeView(fee, vatPercent)),
    fee: lead ? feeView(lead, vatPercent).fee : null,
    fee_with_vat: lead ? feeView(lead, vatPercent).fee_with_vat : null,
    vat_percent: vatPercent,
    nearest_slot: slot ? slotView(slot) : null,
  };
};
