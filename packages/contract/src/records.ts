import { z } from 'zod';
import { comparators, confirmations, labFlags, rangeKinds } from '@balsam/domain/records';
import { Day, Id, IdText, InstantText, listOf, Mrn, PageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { medicalFile } from './records/medical-file.ts';
import {
  Hold,
  Precision,
  Report,
  ReportCard,
  TimelineItem,
  TimelineItemDetail,
  TimelineKind,
} from './records/shapes.ts';

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
  provider_ar: z.string().nullable(),
  practitioner: z.string().nullable(),
  practitioner_ar: z.string().nullable(),
  status: z.string(),
  started_at: InstantText,
  ended_at: InstantText.nullable(),
  day: Day,
  precision: Precision,
  /** It was entered in error or cancelled after it had been shown. */
  withdrawn: z.boolean(),
  /** It was planned when it was sent; whether it took place is not known. */
  planned: z.boolean(),
  results: z.int(),
});

export const LabResult = z.object({
  id: Id,
  loinc: z.string().nullable(),
  title: z.string(),
  title_ar: z.string(),
  title_ar_missing: z.boolean(),
  /** The number to reckon with. What is shown is `decimal`, with all digits that the laboratory wrote, after `comparator`. */
  value: z.number().nullable(),
  decimal: z.string().nullable(),
  comparator: z.enum(comparators).nullable(),
  value_text: z.string().nullable(),
  /** Arabic for a common answer in words. */
  value_text_ar: z.string().nullable(),
  unit: z.string().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** Whether the end itself is outside: `under 5` and not `up to 5`. */
  low_exclusive: z.boolean(),
  high_exclusive: z.boolean(),
  range_kind: z.enum(rangeKinds),
  /** The range as the laboratory wrote it, where no end could be read. */
  range_text: z.string().nullable(),
  /** The laboratory's flag, else that of the range. */
  flag: z.enum(labFlags),
  /** The flag of the range where the laboratory's is another. */
  range_says: z.enum(labFlags).nullable(),
  /** It replaces a result that was published before. */
  amended: z.boolean(),
  /** Whether the laboratory stands by it; a preliminary one may still change. */
  confirmation: z.enum(confirmations),
  /** The laboratory took it back; it has no value any more. */
  withdrawn: z.boolean(),
  taken_at: InstantText,
  day: Day,
  precision: Precision,
  /** A doctor holds it back; the patient does not see it. */
  held: z.boolean(),
  hold: Hold.nullable(),
});

/** The newest value of a test, with how many there are. */
export const LabTest = LabResult.extend({ count: z.int(), about: z.string(), about_ar: z.string() });

/** Every value that can stand in one trend. */
const LabTrend = LabTest.extend({
  /** The unit of all values: that of the newest number. */
  trend_unit: z.string().nullable(),
  values: z.array(
    LabResult.extend({
      /** The value in the unit of the trend, where it was measured in another. */
      converted: z.object({ value: z.number(), decimal: z.string() }).nullable(),
    }),
  ),
});

const ReportParams = { id: IdText };

export const records = {
  ...medicalFile,
  timelines: endpoint({
    method: 'GET',
    path: '/timelines',
    access: readers,
    summary: 'The visits of a patient, newest first',
    query: z.object({ ...OfPatient, ...PageQuery }),
    reply: listOf(TimelineEntry),
    errors: ['not_found'],
  }),
  timelineAll: endpoint({
    method: 'GET',
    path: '/timelines/all',
    access: readers,
    summary: 'Everything of a record in one list, the newest first, by kind and year where that is asked for',
    query: z.object({
      ...OfPatient,
      ...PageQuery,
      kind: TimelineKind.optional(),
      year: z
        .string()
        .regex(/^(18|19|2\d)\d\d$/)
        .transform(Number)
        .optional(),
    }),
    reply: listOf(TimelineItem).extend({ years: z.array(z.int()), kinds: z.array(TimelineKind) }),
    errors: ['not_found'],
  }),
  timelineEntry: endpoint({
    method: 'GET',
    path: '/timelines/entries/:id',
    access: readers,
    summary: 'One line of the timeline whose source is an entry, with what its resource says',
    params: z.object(ReportParams),
    query: z.object(OfPatient),
    reply: TimelineItemDetail,
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
    summary:
      'The laboratory tests of a patient, each with its newest value; with `type` the reports of radiology, or all others',
    query: z.object({ ...OfPatient, ...PageQuery, type: z.enum(['lab', 'radiology', 'report']).optional() }),
    reply: listOf(z.union([ReportCard, LabTest])),
    errors: ['not_found'],
  }),
  labTrend: endpoint({
    method: 'GET',
    path: '/reports/trend',
    access: readers,
    summary: 'Every value of one laboratory test in units that can be compared, oldest first; `id` is any result of it',
    query: z.object({ ...OfPatient, id: IdText }),
    reply: LabTrend,
    errors: ['not_found'],
  }),
  report: endpoint({
    method: 'GET',
    path: '/reports/:id',
    access: readers,
    summary: 'One report with its texts and files',
    params: z.object(ReportParams),
    query: z.object(OfPatient),
    reply: Report,
    errors: ['not_found'],
  }),
  reportPdf: endpoint({
    method: 'GET',
    path: '/reports/:id/pdf/:lang',
    access: readers,
    summary: 'A report as PDF, its frame in either language',
    params: z.object({ ...ReportParams, lang: z.enum(['ar', 'en']) }),
    query: z.object(OfPatient),
    reply: 'file',
    errors: ['not_found'],
  }),
  reportFile: endpoint({
    method: 'GET',
    path: '/reports/:id/files/:place',
    access: readers,
    summary: 'A file that came with a report, when it is a PDF or a picture',
    params: z.object({
      ...ReportParams,
      place: z
        .string()
        .regex(/^\d{1,3}$/)
        .transform(Number),
    }),
    query: z.object(OfPatient),
    reply: 'file',
    errors: ['not_found', 'report_file_not_readable'],
  }),
  releaseResult: endpoint({
    method: 'PATCH',
    path: '/reports/results/:id',
    access: ['doctor'],
    summary: 'Holds a result of the laboratory back from the patient, or releases it',
    params: z.object(ReportParams),
    body: z.object({ mrn_number: Mrn, released: z.boolean() }),
    reply: LabResult,
    errors: ['not_found'],
  }),
  releaseReport: endpoint({
    method: 'PATCH',
    path: '/reports/:id',
    access: ['doctor'],
    summary: 'Holds a report back from the patient, or releases it',
    params: z.object(ReportParams),
    body: z.object({ mrn_number: Mrn, released: z.boolean() }),
    reply: Report,
    errors: ['not_found'],
  }),
} as const;
