import { z } from 'zod';
import { Day, IdText, Method, PageQuery, SearchText, Type, TypeOnWire, listOf } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { Clinic, DayAsked, DoctorCard, Fee, FreeSlot, Titled } from './shapes.ts';

const Yes = z.enum(['1', '0', 'true', 'false']).transform((v) => v === '1' || v === 'true');

export const usersDoctors = endpoint({
  method: 'GET',
  path: '/users/doctors',
  access: ['guest'],
  summary: 'Doctors by speciality, clinic, kind of visit and spoken language, nearest free slot first',
  query: z.object({
    speciality_id: IdText.optional(),
    clinic_id: IdText.optional(),
    appointment_type: TypeOnWire.optional(),
    /** A language that the doctor speaks, as ISO 639-1. Those of the screens, Arabic and English, leave nobody out. */
    language: z
      .string()
      .regex(/^[a-z]{2}$/)
      .optional(),
    ...PageQuery,
  }),
  reply: listOf(DoctorCard),
  errors: [],
});

export const findDoctors = endpoint({
  method: 'GET',
  path: '/find/doctors',
  access: ['guest'],
  summary:
    'Doctors by what a person types, speciality, clinic, branch, method and day; all of them (100 at most) unless a limit is given',
  query: z.object({
    ...PageQuery,
    fetch_all: Yes.optional(),
    query: SearchText.optional(),
    speciality_id: IdText.optional(),
    clinic_id: IdText.optional(),
    location_id: IdText.optional(),
    method: Method.optional(),
    /** Only those with a free slot on this Riyadh day; their nearest slot is then of that day. */
    date: DayAsked.optional(),
    /** nearest: first free slot first. rating: best first. fee: cheapest first. */
    sort: z.enum(['nearest', 'rating', 'fee']).optional(),
  }),
  reply: listOf(DoctorCard),
  errors: [],
});

const Experience = z.object({
  title: z.string(),
  title_ar: z.string(),
  place: z.string(),
  place_ar: z.string(),
  from_year: z.int(),
  /** null: to this day. */
  to_year: z.int().nullable(),
});

export const doctorDetail = endpoint({
  method: 'GET',
  path: '/doctors/:id',
  access: ['guest'],
  summary: 'One doctor: what can be booked, clinics, work experience, ratings in short',
  params: z.object({ id: IdText }),
  reply: DoctorCard.extend({
    biography: z.string(),
    biography_ar: z.string(),
    specialities: z.array(Titled.extend({ parent_id: z.int().nullable() })),
    clinics: z.array(Clinic),
    experience: z.array(Experience),
    /** What can be booked, by kind of visit: the price and the first free slot. */
    booking: z.array(Fee.extend({ nearest_slot: FreeSlot.nullable() })),
    /** Weekly hours: 0 Sunday to 6 Saturday, clock times `HH:mm` (an end of `24:00` is midnight). */
    hours: z.array(
      z.object({ weekday: z.int(), type: Type, start_time: z.string(), end_time: z.string(), location: Titled }),
    ),
    /** How many gave each value, from 5 down to 1. */
    distribution: z.array(z.object({ value: z.int(), count: z.int() })),
    /** Leave that is known, from today on. */
    leave: z.array(z.object({ from_day: Day, to_day: Day })),
  }),
  errors: ['not_found'],
});
