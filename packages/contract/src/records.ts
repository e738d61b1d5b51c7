import { z } from 'zod';
import { Day, Id, IdText, InstantText, listOf, Mrn, PageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';

const readers = ['patient', 'doctor'] as const;

/** A patient leaves it out or sends the open profile's own; a doctor names a patient in their care. */
const OfPatient = { mrn_number: Mrn.optional() };

export const TimelineEntry = z.object({
  id: Id,
  kind: z.enum(['visit', 'emergency', 'virtual', 'inpatient']),
  title: z.string(),
  title_ar: z.string(),
  /** The language of a text that came in one language only, for its `lang` mark. */
  title_ar_missing: z.boolean(),
  reason: z.string().nullable(),
  provider: z.string().nullable(),
  practitioner: z.string().nullable(),
  status: z.string(),
  started_at: InstantText,
  ended_at: InstantText.nullable(),
  day: Day,
  results: z.int(),
});

export const LabResult = z.object({
  id: Id,
  loinc: z.string().nullable(),
  title: z.string(),
  title_ar: z.string(),
  title_ar_missing: z.boolean(),
  value: z.number().nullable(),
  value_text: z.string().nullable(),
  unit: z.string().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  flag: z.enum(['low', 'normal', 'high', 'unknown']),
  taken_at: InstantText,
  day: Day,
});

/** The newest value of a test, with how many there are. */
export const LabTest = LabResult.extend({ count: z.int(), about: z.string(), about_ar: z.string() });

export const records = {
  timelines: endpoint({
    method: 'GET',
    path: '/timelines',
    access: readers,
    summary: 'The visits of a patient, newest first',
    query: z.object({ ...OfPatient, ...PageQuery }),
    reply: listOf(TimelineEntry),
    errors: ['not_found'],
  }),
  timelineDetails: endpoint({
    method: 'GET',
    path: '/timelines/details',
    access: readers,
    summary: 'One visit with the laboratory results taken in it',
    query: z.object({ ...OfPatient, id: IdText }),
    reply: TimelineEntry.extend({ labs: z.array(LabResult) }),
    errors: ['not_found'],
  }),
  reports: endpoint({
    method: 'GET',
    path: '/reports',
    access: readers,
    summary: 'The laboratory tests of a patient, each with its newest value',
    query: z.object({ ...OfPatient, ...PageQuery, type: z.enum(['lab']).optional() }),
    reply: listOf(LabTest),
    errors: ['not_found'],
  }),
  labTrend: endpoint({
    method: 'GET',
    path: '/reports/trend',
    access: readers,
    summary: 'Every value of one laboratory test, oldest first; `id` is any result of it',
    query: z.object({ ...OfPatient, id: IdText }),
    reply: LabTest.extend({ values: z.array(LabResult) }),
    errors: ['not_found'],
  }),
} as const;
