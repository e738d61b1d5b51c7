import { z } from 'zod';
import { Day, Id, IdText, InstantText, Method, Mrn, PageQuery, Sar, listOf } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { Appointment, AppointmentStates, HomeAddress, May } from './appointment.ts';

const Appointments = listOf(Appointment);
const ById = z.object({ id: IdText });

export const upcoming = endpoint({
  method: 'GET',
  path: '/appointments/upcoming',
  access: ['patient'],
  summary: "The profile's appointments that lie ahead, soonest first; `method` keeps to one kind",
  query: z.object({ method: Method.optional(), mrn_number: Mrn.optional(), ...PageQuery }),
  reply: Appointments,
  errors: ['not_found'],
});

export const patientToday = endpoint({
  method: 'GET',
  path: '/appointments/patient/today',
  access: ['patient'],
  summary: "The profile's appointments of this Riyadh day",
  query: z.object({ mrn_number: Mrn.optional() }),
  reply: Appointments,
  errors: ['not_found'],
});

export const doctorToday = endpoint({
  method: 'GET',
  path: '/appointments/today',
  access: ['doctor'],
  summary:
    "The doctor's own appointments of this Riyadh day, with patients and what may be done; around midnight also the one that goes on and those that begin within the hour",
  query: z.object({ doctor_id: IdText.optional(), ...PageQuery }),
  reply: Appointments,
  errors: ['not_found'],
});

export const doctorDays = endpoint({
  method: 'GET',
  path: '/doctor/appointments',
  access: ['doctor'],
  summary:
    "The doctor's own appointments of a day or a week: `days` Riyadh days from `from` on, this day when left out",
  query: z.object({ from: Day.optional(), days: z.enum(['1', '7']).transform(Number).optional() }),
  reply: z.object({ from: Day, days: z.int(), items: z.array(Appointment), total: z.int() }),
  errors: ['not_found'],
});

export const history = endpoint({
  method: 'GET',
  path: '/appointments/history',
  access: ['patient', 'doctor'],
  summary: 'Appointments that are over, newest first: the own ones, or for a doctor those of a patient in their care',
  query: z.object({ mrn_number: Mrn.optional(), doctor_id: IdText.optional(), ...PageQuery }),
  reply: Appointments,
  errors: ['not_found'],
});

export const detail = endpoint({
  method: 'GET',
  path: '/appointments/:id',
  access: ['patient', 'doctor'],
  summary: 'One appointment with its history of events',
  params: ById,
  reply: Appointment.extend({
    events: z.array(z.object({ kind: z.string(), at: InstantText })),
    rescheduled_to: z.object({ id: Id, state: AppointmentStates }).nullable(),
  }),
  errors: ['not_found'],
});

export const ics = endpoint({
  method: 'GET',
  path: '/appointments/:id/calendar',
  access: ['patient', 'doctor'],
  summary: 'The appointment as an .ics file in one language',
  params: ById,
  query: z.object({ lang: z.enum(['ar', 'en']).optional() }),
  reply: 'file',
  errors: ['not_found'],
});

export const ended = endpoint({
  method: 'GET',
  path: '/staff/visits',
  access: ['front_desk', 'administrator'],
  summary:
    'Visits that the front desk decides about, the most urgent first; `recent` are those that can still be corrected',
  query: z.object({ state: z.enum(['review', 'recent', 'home']).optional(), ...PageQuery }),
  reply: listOf(Appointment.extend({ objection: z.string().nullable(), ended_at: InstantText.nullable() })),
  errors: [],
});

export const quote = endpoint({
  method: 'GET',
  path: '/appointments/quote',
  access: ['patient'],
  summary:
    'What a visit at this time costs the open profile, before it is booked, and what it asks for: a policy, an address',
  query: z.object({
    slot_id: IdText,
    /** A paid visit of the profile that this one would take the place of. */
    instead_of: IdText.optional(),
  }),
  reply: z.object({
    /** Without VAT. */
    price: Sar,
    vat: Sar,
    vat_percent: z.number(),
    total: Sar,
    currency: z.literal('SAR'),
    /** Null when its kind has none. `accepted`: this version was agreed to before and is not asked again (D10.06). */
    policy: z
      .object({
        name: z.enum(['virtual', 'onspot']),
        version: z.int().positive(),
        accepted: z.boolean(),
        may_accept: May,
      })
      .nullable(),
    /** Of a home visit: the branch's city and the saved addresses there, the default one first; null for the other kinds. */
    home: z
      .object({ city: z.string(), city_ar: z.string(), addresses: z.array(HomeAddress.extend({ id: Id })).max(20) })
      .nullable(),
    /** With `instead_of`: what comes back to the wallet, what the wallet pays of the new visit in the same step, and what is left to pay (D5.02). */
    change: z.object({ refund: Sar, from_wallet: Sar, to_pay: Sar }).nullable(),
  }),
  errors: ['not_found', 'no_service_found', 'not_paid_yet', 'already_cancelled', 'too_late_to_cancel'],
});
