import { outcomeReason, outcomes } from '@balsam/domain/booking';
import { z } from 'zod';
import { Id, IdText, Mrn, TypeOnWire, WrittenText } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { Appointment } from './appointment.ts';

/** Slot refusals that every way of taking a slot shares. `slot_taken` carries `data.nearest` (see SlotTaken). */
const slotErrors = [
  'slot_taken',
  'patient_busy',
  'slot_not_offered',
  'doctor_unavailable',
  'slot_type_mismatch',
  'speciality_mismatch',
  'no_service_found',
  'terms_not_agreed',
  'policy_not_accepted',
  'guardian_consents',
  'home_address_required',
  'home_address_elsewhere',
  'not_found',
] as const;

/** And those of a call that may move an appointment, as `create` does with `reschedule_app_id`. */
const changeErrors = [
  ...slotErrors,
  'select_slot_first',
  'paid_not_reschedulable',
  'already_cancelled',
  'too_late_to_cancel',
] as const;

/** A saved address in the branch's city, for a home visit; left out, that of the visit it replaces, else the default one there. */
const AddressId = Id.nullish();

const OneAppointment = z.object({ appointment_id: Id });

export const create = endpoint({
  method: 'POST',
  path: '/appointments/create',
  access: ['patient'],
  summary: 'Takes a slot and makes an unpaid appointment that is held for payment (D5.01)',
  body: z.object({
    /** Missing is answered with `select_slot_first` (S5.11), so that the sentence says which step is open. */
    slot_id: Id.nullish(),
    /** The profile's own; its own is meant when it is left out. */
    mrn_number: Mrn.nullish(),
    type: TypeOnWire,
    /** true with `reschedule_app_id`: moves that unpaid appointment, as `appointments/reschedule` does. */
    is_rescheduled: z.boolean().nullish(),
    reschedule_app_id: Id.nullish(),
    /** Left out, that of the visit that is moved where the doctor has it, else the doctor's default one; must be one of the doctor's. */
    speciality_id: Id.nullish(),
    /** For virtual (consent) and on-spot (policy) appointments: true stores it for good, so that it is asked once for each version (D10.06). */
    policy_accepted: z.boolean().nullish(),
    address_id: AddressId,
  }),
  reply: Appointment,
  errors: changeErrors,
});

export const reschedule = endpoint({
  method: 'POST',
  path: '/appointments/reschedule',
  access: ['patient'],
  summary: 'Moves an unpaid appointment to another slot; answers with the new one (S4.05, S4.06)',
  body: z.object({
    old_app_id: Id,
    slot_id: Id.nullish(),
    mrn_number: Mrn.nullish(),
    type: TypeOnWire,
    policy_accepted: z.boolean().nullish(),
    address_id: AddressId,
  }),
  reply: Appointment,
  errors: changeErrors,
});

export const rebook = endpoint({
  method: 'POST',
  path: '/appointments/rebook',
  access: ['patient'],
  summary:
    'Cancels a paid appointment to the wallet and books another slot, paid from the wallet where that covers it: both or neither (D5.02)',
  body: OneAppointment.extend({
    slot_id: Id.nullish(),
    /** The old one's when left out. */
    type: TypeOnWire.nullish(),
    policy_accepted: z.boolean().nullish(),
    address_id: AddressId,
    /** SAR with VAT, as the quote had it: only compared with the server's own. */
    amount: z.number().nonnegative().max(10_000_000).optional(),
  }),
  reply: z.object({
    appointment: Appointment,
    cancelled: Appointment,
    /** SAR given back to the wallet. */
    refunded: z.number(),
  }),
  errors: [
    ...slotErrors,
    'select_slot_first',
    'already_cancelled',
    'too_late_to_cancel',
    'not_paid_yet',
    'amount_changed',
  ],
});

export const cancel = endpoint({
  method: 'POST',
  path: '/appointments/cancel',
  access: ['patient'],
  summary: 'Cancels an appointment; what was paid goes to the wallet (S4.05, S4.06)',
  body: OneAppointment,
  reply: z.object({
    appointment: Appointment,
    /** SAR given back to the wallet; 0 when nothing was paid. */
    refunded: z.number(),
  }),
  errors: ['not_found', 'already_cancelled', 'too_late_to_cancel'],
});

export const checkIn = endpoint({
  method: 'POST',
  path: '/appointments/check-in',
  access: ['patient'],
  summary: "Says 'I am here', from 30 minutes before the start to the end; answers with the token number (S8.06)",
  body: OneAppointment,
  reply: Appointment,
  errors: [
    'not_found',
    'terms_not_agreed',
    'too_early_to_check_in',
    'too_late_to_check_in',
    'already_checked_in',
    'already_cancelled',
    'payment_pending',
  ],
});

export const confirm = endpoint({
  method: 'POST',
  path: '/appointments/confirm',
  access: ['patient'],
  summary: "Says 'I am coming' from a reminder; saying it again changes nothing",
  body: OneAppointment,
  reply: Appointment,
  errors: ['not_found', 'already_cancelled', 'appointment_over'],
});

export const settle = endpoint({
  method: 'POST',
  path: '/appointments/:id/outcome',
  access: ['doctor', 'front_desk', 'administrator'],
  summary:
    'Says what became of a visit, or corrects it within 24 hours. The word of a doctor that care was given waits 24 hours for an ' +
    'objection; what is not the patient’s fault is refunded to its source, and a correction takes no money back (D10.03). ' +
    'The front desk says why; `checked_in` is its word that the patient was there after all, and what became of it is decided anew',
  params: z.object({ id: IdText }),
  body: z.object({
    outcome: z.enum(outcomes),
    /** Required of the front desk (D13.34). */
    reason: WrittenText.max(outcomeReason.longest).optional(),
  }),
  reply: Appointment,
  errors: [
    'not_found',
    'visit_not_begun',
    'payment_pending',
    'front_desk_decides',
    'patient_was_there',
    'outcome_final',
    'outcome_reason_required',
    'visit_not_missed',
    'already_in_queue',
    'clinic_closed',
  ],
});

export const object = endpoint({
  method: 'POST',
  path: '/appointments/:id/objection',
  access: ['patient'],
  summary: 'Says that care was not given, although the doctor said so; the front desk decides (D10.03)',
  params: z.object({ id: IdText }),
  body: z.object({ text: WrittenText.min(1).max(500) }),
  reply: Appointment,
  errors: ['not_found', 'objection_not_open'],
});
