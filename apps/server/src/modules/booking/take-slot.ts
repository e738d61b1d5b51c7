import {
  holdUntil,
  isOffered,
  reminderTimes,
  settingsOfPromise,
  type AppointmentType,
  type BookingSettings,
} from '@balsam/domain/booking';
import { priceOf, standardVatPercent, vatPercent } from '@balsam/domain/billing';
import { halalas } from '@balsam/domain/money';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { readBookingSettings } from '#platform/settings/booking-settings.ts';
import { readNumberSetting } from '#platform/settings/settings.store.ts';
import { nearestFreeSlots, slotForBooking, type BookableSlot } from '#modules/hospital/index.ts';
import type { Patient } from '#modules/people/index.ts';
import { insertAppointmentEvents } from './change.store.ts';
import { homeAddressFor, type HomeAddress } from './home-address.ts';
import { announceReleased } from './release-holds.ts';
import {
  insertAppointment,
  insertReminders,
  isOfferedToAnother,
  isPatientBusy,
  readOffer,
  releaseInTheWay,
  worksIn,
} from './take-slot.store.ts';
import { agreeToPolicy } from './visit-consent.ts';

/** What is to be booked. */
export type BookingRequest = {
  readonly slotId: number | null | undefined;
  readonly type: AppointmentType;
  /** The doctor's default one when it is left out. */
  readonly specialityId?: number | null | undefined;
  readonly policyAccepted?: boolean | null | undefined;
  /** Of a home visit: one of the patient's saved addresses. */
  readonly addressId?: number | null | undefined;
  /** The slot was promised to the patient, and their time to take it is not over (D13.04). */
  readonly isPromised?: true;
};

/** What the new appointment is made as, when it takes the place of another. */
export type Replacing = {
  /** Of the moved appointment, left out when it was cancelled and another one is booked. */
  readonly id?: number;
  readonly homeAddress?: HomeAddress | null;
  readonly heldUntil?: (
    slot: { readonly type: AppointmentType; readonly startsAt: Date },
    settings: BookingSettings,
  ) => Date;
};

/** The slot, when it can be booked now as requested, and the settings that hold for it. */
async function bookableSlot(
  tx: Tx,
  now: Date,
  request: BookingRequest,
): Promise<{ slot: BookableSlot; settings: BookingSettings }> {
  if (!request.slotId) throw fail('select_slot_first', { path: 'slot_id' });
  const slot = await slotForBooking(tx, request.slotId);
  if (slot.isAway) throw fail('doctor_unavailable', { path: 'slot_id' });
  if (slot.type !== request.type) throw fail('slot_type_mismatch', { path: 'type' });
  const set = await readBookingSettings(tx);
  const settings = request.isPromised ? settingsOfPromise(set, slot.startsAt, now) : set;
  if (slot.isClosed || !isOffered(slot.startsAt, slot.type, now, settings))
    throw fail('slot_not_offered', { path: 'slot_id' });
  return { slot, settings };
}

/** The speciality and the price, computed here whatever a client believes (DECISIONS §4). */
export async function offerFor(
  tx: Sql,
  patient: Patient,
  slot: Pick<BookableSlot, 'doctorId' | 'type'>,
  specialityId: number | null | undefined,
) {
  const offer = await readOffer(tx, slot.doctorId, slot.type);
  if (!offer || offer.fee === null) throw fail('no_service_found');
  const speciality = specialityId ?? offer.defaultSpecialityId;
  if (!worksIn(offer, speciality)) throw fail('speciality_mismatch', { path: 'speciality_id' });
  const standard = await readNumberSetting(tx, 'VAT_PERCENT', standardVatPercent);
  const percent = vatPercent({ kind: 'health_service', payerIsCitizen: patient.isCitizen }, standard);
  return { speciality, percent, price: priceOf({ fee: halalas(offer.fee), percent }) };
}

/** Why the slot could not be taken: the patient is elsewhere at that time, or somebody else has it. */
async function refusal(tx: Tx, now: Date, patient: Patient, slot: BookableSlot): Promise<Error> {
  if (await isPatientBusy(tx, patient.personId, slot.startsAt, slot.endsAt)) return fail('patient_busy');
  const nearest = await nearestFreeSlots(
    tx,
    { doctorId: slot.doctorId, type: slot.type, around: slot.startsAt, now },
    3,
  );
  return fail('slot_taken', { data: { nearest } });
}

/**
 * Takes a slot for the patient and holds it for payment (D5.01). Answers the id of the new appointment.
 * @throws slot_taken with the three nearest free slots, patient_busy, slot_not_offered, doctor_unavailable, slot_type_mismatch,
 * policy_not_accepted, guardian_consents, home_address_required, home_address_elsewhere, speciality_mismatch, no_service_found,
 * select_slot_first, not_found
 */
export async function takeSlot(
  tx: Tx,
  call: UserCall,
  patient: Patient,
  request: BookingRequest,
  replacing?: Replacing,
): Promise<number> {
  const { actor, now } = call;
  const { slot, settings } = await bookableSlot(tx, now, request);
  if (await isOfferedToAnother(tx, slot.id, patient.personId, now)) throw await refusal(tx, now, patient, slot);
  await agreeToPolicy(tx, { call, patient, type: slot.type }, request.policyAccepted === true);
  const home = await homeAddressFor(tx, {
    personId: patient.personId,
    slot,
    addressId: request.addressId,
    before: replacing?.homeAddress,
  });
  const { speciality, percent, price } = await offerFor(tx, patient, slot, request.specialityId);
  await announceReleased(tx, await releaseInTheWay(tx, { ...slot, patientId: patient.personId, now }), now);
  const id = await insertAppointment(tx, {
    patient_id: patient.personId,
    doctor_id: slot.doctorId,
    slot_id: slot.id,
    location_id: slot.locationId,
    speciality_id: speciality,
    type: slot.type,
    starts_at: slot.startsAt,
    ends_at: slot.endsAt,
    hold_until: replacing?.heldUntil?.(slot, settings) ?? holdUntil(slot.type, now, slot.startsAt, settings),
    home_address: home && JSON.stringify(home),
    price: price.subtotal,
    vat: price.vat,
    vat_percent: percent,
    rescheduled_from: replacing?.id ?? null,
    booked_by: actor.accountId,
    created_at: now,
  });
  if (id === undefined) throw await refusal(tx, now, patient, slot);
  await insertAppointmentEvents(tx, [id], 'booked', now, actor.accountId);
  await insertReminders(tx, id, reminderTimes(slot.startsAt, now));
  return id;
}
