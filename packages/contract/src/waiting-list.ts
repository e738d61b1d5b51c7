import { waitingListTypes } from '@balsam/domain/waiting-list';
import { z } from 'zod';
import { ClockTime, Day, Id, IdText, InstantText, Mrn, Nothing, PageQuery, Sar, listOf } from './common.ts';
import { endpoint } from './endpoint.ts';
import { Appointment } from './booking.ts';
import { DayAsked, Titled } from './hospital/shapes.ts';

const Type = z.enum(waitingListTypes);
const DoctorTitle = z.object({ id: Id, display_name: z.string(), display_name_ar: z.string() });

/** A time with a doctor, in Riyadh. */
const Time = z.object({
  booked_date: Day,
  start_time: ClockTime,
  starts_at: InstantText,
  doctor: DoctorTitle,
  location: Titled,
});

/** An entry for something earlier. Either `doctor` or `speciality` is there. */
const Entry = z.object({
  id: Id,
  doctor: DoctorTitle.nullable(),
  speciality: Titled.nullable(),
  type: Type,
  /** Any branch when null. */
  location: Titled.nullable(),
  /** The last day that suits. */
  before: Day,
  created_at: InstantText,
  /** The visit that an earlier one takes the place of. */
  appointment: Time.extend({ id: Id }).nullable(),
  /** Why nothing is offered in place of that visit as it is now, as `join` would refuse it. */
  on_hold: z.object({ code: z.string(), message: z.string(), message_ar: z.string() }).nullable(),
  /** A time that is held for this person until `expires_at`. */
  offer: Time.extend({
    slot_id: Id,
    offered_at: InstantText,
    expires_at: InstantText,
    /** What the visit costs, with VAT. */
    total: Sar,
    /** Whether it is paid by what was paid for the visit that it takes the place of. */
    is_paid: z.boolean(),
  }).nullable(),
});

const ById = z.object({ id: IdText });

/** Waiting for an earlier appointment (DECISIONS §13). */
export const waitingList = {
  list: endpoint({
    method: 'GET',
    path: '/waiting-list',
    access: ['patient'],
    summary: 'What the open profile waits for, with what is offered to it now',
    reply: z.object({ items: z.array(Entry).max(20) }),
    errors: [],
  }),
  join: endpoint({
    method: 'POST',
    path: '/waiting-list',
    access: ['patient'],
    summary: 'Asks for something earlier of a doctor or of a speciality (D13.04)',
    body: z
      .object({
        doctor_id: Id.nullish(),
        speciality_id: Id.nullish(),
        /** The last day that suits, that day included. */
        before: DayAsked,
        /** On site when left out. */
        type: Type.nullish(),
        location_id: Id.nullish(),
        /** The visit to be earlier; left out, the next one that fits, if there is one. */
        appointment_id: Id.nullish(),
        /** Of a visit by video: agrees to its policy, so that taking an offer asks for nothing more (D10.06). */
        policy_accepted: z.boolean().nullish(),
      })
      .refine((body) => (body.doctor_id == null) !== (body.speciality_id == null), { path: ['doctor_id'] }),
    reply: Entry,
    errors: [
      'not_found',
      'terms_not_agreed',
      'already_waiting',
      'waiting_list_day',
      'waiting_list_full',
      'waiting_list_reduced',
      'policy_not_accepted',
      'guardian_consents',
      'slot_type_mismatch',
      'already_cancelled',
      'too_late_to_cancel',
    ],
  }),
  leave: endpoint({
    method: 'DELETE',
    path: '/waiting-list/:id',
    access: ['patient'],
    summary: 'Waits no longer; what was offered goes to the next',
    params: ById,
    reply: Nothing,
    errors: ['not_found'],
  }),
  accept: endpoint({
    method: 'POST',
    path: '/waiting-list/:id/accept',
    access: ['patient'],
    summary:
      'Takes the offered time. The visit that it takes the place of is moved, or, when it is paid, given back and booked again for the ' +
      'same price: both or neither (D13.04, D5.02)',
    params: ById,
    reply: Appointment,
    errors: [
      'not_found',
      'offer_over',
      'waiting_list_price',
      'waiting_list_reduced',
      'slot_taken',
      'patient_busy',
      'slot_not_offered',
      'no_service_found',
      'terms_not_agreed',
      'policy_not_accepted',
      'guardian_consents',
      'home_address_required',
      'home_address_elsewhere',
      'already_cancelled',
      'too_late_to_cancel',
      'speciality_mismatch',
    ],
  }),
  decline: endpoint({
    method: 'POST',
    path: '/waiting-list/:id/decline',
    access: ['patient'],
    summary: 'Refuses the offered time and keeps the place; it goes to the next',
    params: ById,
    reply: Entry,
    errors: ['not_found', 'offer_over'],
  }),
  ofStaff: endpoint({
    method: 'GET',
    path: '/staff/waiting-list',
    access: ['front_desk', 'administrator'],
    summary:
      'Who waits for an earlier time, of one doctor (with those who wait for the speciality) or of all, the first first',
    query: z.object({ doctor_id: IdText.optional(), ...PageQuery }),
    reply: listOf(
      Entry.omit({ appointment: true, on_hold: true, offer: true }).extend({
        patient: z.object({ id: Id, mrn_number: Mrn.nullable(), name: z.string(), name_ar: z.string() }),
        appointment_at: InstantText.nullable(),
        offered_at: InstantText.nullable(),
      }),
    ),
    errors: [],
  }),
} as const;
