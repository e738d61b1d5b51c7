import { z } from 'zod';
import { ClockTime, Day, Id, InstantText, Sar, Type } from '../common.ts';

/** A day that a person may ask about. Bounded, so that arithmetic and the database take every accepted one. */
export const DayAsked = Day.regex(/^2\d{3}-/);

/** A thing with a title in both languages. */
export const Titled = z.object({ id: Id, title: z.string(), title_ar: z.string() });

/** Days after one another on which a branch has the same hours: 0 Sunday to 6 Saturday. */
const OpeningHours = z.object({
  from_day: z.int().min(0).max(6),
  to_day: z.int().min(0).max(6),
  /** Both null when it is closed, both 00:00 when it never closes. */
  opens: ClockTime.nullable(),
  closes: ClockTime.nullable(),
});

/** A branch of the hospital. */
export const Location = Titled.extend({
  code: z.string(),
  city: z.string(),
  city_ar: z.string(),
  address: z.string(),
  address_ar: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  phone: z.string(),
  /** The week from Saturday; empty while nobody has said them. */
  hours: z.array(OpeningHours).max(7),
});

export const Clinic = Titled.extend({
  code: z.string(),
  is_home_health: z.boolean(),
  location: Titled.extend({ city: z.string(), city_ar: z.string() }),
  department: Titled,
});

export const Department = Titled.extend({ code: z.string() });

/** A speciality, or with a `parent_id` a sub-speciality. */
export const Speciality = Titled.extend({
  code: z.string(),
  parent_id: Id.nullable(),
  description: z.string(),
  description_ar: z.string(),
  /** Name of an icon of the web's set. */
  icon: z.string(),
  /** Sub-specialities below it. */
  subs: z.int(),
  /** Active doctors in it or below it, at the asked location and by the asked method. */
  doctors: z.int(),
});

/** A free slot: day and clock times are Riyadh's, `starts_at` and `ends_at` UTC. */
export const FreeSlot = z.object({
  id: Id,
  doctor_id: Id,
  location_id: Id,
  type: Type,
  booked_date: Day,
  start_time: ClockTime,
  end_time: ClockTime,
  starts_at: InstantText,
  ends_at: InstantText,
});

/** What a visit costs: SAR without VAT, and with the VAT that a payer who is no citizen bears. */
export const Fee = z.object({ type: Type, fee: Sar, fee_with_vat: Sar });

/** Who a doctor is, without prices and times. Names come bare, and with 'Dr.' and 'د.' before them. */
export const DoctorName = z.object({
  id: Id,
  /** What the doctor signs in with, such as D1001. */
  code: z.string(),
  name: z.string(),
  name_ar: z.string(),
  display_name: z.string(),
  display_name_ar: z.string(),
  /** Name of a drawn portrait, or nothing. */
  portrait: z.string().nullable(),
  /** A photo of their own, for whoever is signed in. */
  photo_url: z.string().nullable(),
  gender: z.enum(['male', 'female']).nullable(),
  default_speciality: Titled,
  department: Titled,
});

/** A doctor as a list shows them. */
export const DoctorCard = DoctorName.extend({
  qualification: z.string(),
  qualification_ar: z.string(),
  /** ISO 639-1 codes of the languages spoken. */
  languages: z.array(z.string()),
  experience_years: z.int(),
  locations: z.array(Titled.extend({ city: z.string(), city_ar: z.string() })),
  /** `average` has one decimal; 0 without ratings. */
  rating: z.object({ average: z.number(), count: z.int() }),
  /** By type, cheapest first. */
  fees: z.array(Fee),
  /** Of the asked type or, when none was asked, the cheapest; null for a doctor without prices. */
  fee: Sar.nullable(),
  fee_with_vat: Sar.nullable(),
  vat_percent: z.number(),
  /** The first free slot of the asked type, place and day; null when there is none within 60 days. */
  nearest_slot: FreeSlot.nullable(),
});

/** How a day stands. `few` is a quarter or less, or one or two. */
export const DayState = z.enum(['free', 'few', 'full', 'unavailable']);

export type DoctorCard = z.infer<typeof DoctorCard>;
export type FreeSlot = z.infer<typeof FreeSlot>;
export type DoctorName = z.infer<typeof DoctorName>;
