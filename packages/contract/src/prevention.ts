import { z } from 'zod';
import { Day, Id, LineText, Mrn, NumberText } from './common.ts';
import { endpoint } from './endpoint.ts';
import { Precision } from './records/shapes.ts';

const readers = ['patient', 'doctor'] as const;
const OfPatient = { mrn_number: Mrn.optional() };
const Kind = z.enum(['weight', 'height', 'head', 'bmi']);

const Measurement = z.object({
  id: Id,
  kind: Kind,
  /** Kilograms, centimetres, or kg/m². */
  value: z.number(),
  day: Day,
  age_days: z.int(),
  /** By the WHO tables; null beyond them. */
  z: z.number().nullable(),
  centile: z.number().nullable(),
  /** Written by the person or their guardian, or worked out from weight and height of one day. */
  origin: z.enum(['own', 'recorded', 'computed']),
});

const Growth = z.object({
  birth_date: Day.nullable(),
  sex: z.enum(['male', 'female']).nullable(),
  /** Somebody under 19 whose birth date and sex are known. */
  applies: z.boolean(),
  items: z.array(Measurement),
});

const Dose = z.object({
  vaccine: z.string(),
  name: z.string(),
  name_ar: z.string(),
  dose: z.int(),
  age_months: z.int(),
  due_on: Day,
  given_on: Day.nullable(),
  /** How exactly that day is known: of a year or a month it is the first. */
  given_precision: Precision.nullable(),
  /** `inexact`: it may have been given, the dates of the record do not tell; `unsure`: a doctor is to be asked. */
  state: z.enum(['given', 'overdue', 'due', 'later', 'unsure', 'inexact']),
});

const Given = z.object({
  id: Id,
  title: z.string(),
  title_ar: z.string(),
  title_ar_missing: z.boolean(),
  day: Day.nullable(),
  precision: Precision.nullable(),
  /** Too weak to protect, as its sender says: it does not count, and no certificate lists it. */
  is_subpotent: z.boolean(),
});

const Vaccinations = z.object({
  birth_date: Day.nullable(),
  /** The schedule of children; empty from 19 years on and where the birth date is not known. */
  schedule: z.array(Dose),
  given: z.array(Given),
});

/** Vaccines and growth (DECISIONS §11). */
export const prevention = {
  measurements: endpoint({
    method: 'GET',
    path: '/measurements',
    access: readers,
    summary: 'Weight, height, head and BMI with centiles by the WHO tables, the oldest first',
    query: z.object(OfPatient),
    reply: Growth,
    errors: ['not_found'],
  }),
  addMeasurement: endpoint({
    method: 'POST',
    path: '/measurements',
    access: readers,
    summary: 'Adds a measurement; what a guardian writes is marked as theirs',
    body: z.object({
      ...OfPatient,
      kind: z.enum(['weight', 'height', 'head']),
      value: z.number().positive().max(1000),
      unit: z.enum(['kg', 'cm']),
      measured_at: Day,
    }),
    reply: Growth,
    errors: ['not_found', 'measurement_not_possible', 'too_many_requests'],
  }),
  vaccinations: endpoint({
    method: 'GET',
    path: '/vaccinations',
    access: readers,
    summary: 'Which vaccines were given, and which of the schedule are due',
    query: z.object(OfPatient),
    reply: Vaccinations,
    errors: ['not_found'],
  }),
  vaccineCertificate: endpoint({
    method: 'GET',
    path: '/vaccinations/certificate/:lang',
    access: ['patient'],
    summary: 'The vaccines of the open profile as a certificate (PDF) with a code that anybody can check',
    params: z.object({ lang: z.enum(['ar', 'en']) }),
    reply: 'file',
    errors: ['not_found'],
  }),
  addVaccination: endpoint({
    method: 'POST',
    path: '/vaccinations',
    access: ['doctor'],
    summary: 'Records a vaccine that was given',
    body: z.object({
      mrn_number: Mrn,
      cvx: NumberText.regex(/^\d{2,3}$/),
      title: LineText.min(2).max(200),
      /** Of a vaccine that is not of the schedule: what it is called in Arabic. */
      title_ar: LineText.min(2).max(200).optional(),
      given_on: Day,
      lot: LineText.max(40).default(''),
    }),
    reply: Vaccinations,
    errors: ['not_found', 'measurement_not_possible'],
  }),
} as const;
