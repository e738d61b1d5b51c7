import { z } from 'zod';
import { Day, Id, IdText, InstantText, TypeOnWire, listOf } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { DayAsked, DayState, DoctorName, FreeSlot, Titled } from './shapes.ts';

export const timeslots = endpoint({
  method: 'GET',
  path: '/timeslots/by-location',
  access: ['guest'],
  summary:
    "A doctor's slots of a Riyadh day that can still be booked or are taken; those less than 40 minutes away are not offered",
  query: z.object({
    doctor_id: IdText,
    dated: DayAsked,
    type: TypeOnWire.optional(),
    location_id: IdText.optional(),
  }),
  reply: listOf(
    FreeSlot.extend({ is_free: z.boolean(), part_of_day: z.enum(['morning', 'afternoon', 'evening']) }),
  ).extend({
    date: Day,
    state: DayState,
    /** Why nothing is free that day (S4.12); null when something is. */
    reason: z
      .object({
        code: z.enum(['doctor_unavailable', 'doctor_fully_booked']),
        message: z.string(),
        message_ar: z.string(),
      })
      .nullable(),
  }),
  errors: ['not_found'],
});

export const calendar = endpoint({
  method: 'GET',
  path: '/appointments/doctor/calendar',
  access: ['guest'],
  summary: "A month of a doctor's: how each day stands",
  query: z.object({
    doctor_id: IdText,
    appointment_type: TypeOnWire.optional(),
    location_id: IdText.optional(),
    /** 1 to 12. */
    month: z
      .string()
      .regex(/^(0?[1-9]|1[0-2])$/)
      .transform(Number),
    year: z
      .string()
      .regex(/^2\d{3}$/)
      .transform(Number),
  }),
  reply: z.object({
    doctor_id: Id,
    year: z.int(),
    month: z.int(),
    /** Every day of the month in order. `total` counts the slots that can still be booked or are taken. */
    items: z.array(z.object({ date: Day, state: DayState, free: z.int(), total: z.int() })),
  }),
  errors: ['not_found'],
});

export const nearestAvailability = endpoint({
  method: 'POST',
  path: '/appointments/nearest-availability',
  access: ['guest'],
  summary:
    'Up to three free slots nearest to a time (now, when none is given), of a doctor, of a speciality, or of anybody',
  body: z.object({
    doctor_id: Id.nullish(),
    speciality_id: Id.nullish(),
    type: TypeOnWire,
    location_id: Id.nullish(),
    around: InstantText.regex(/^2\d{3}-/).nullish(),
  }),
  reply: z.object({ items: z.array(FreeSlot.extend({ doctor: DoctorName, location: Titled })).max(3) }),
  errors: [],
});
