import { medicineUses } from '@balsam/domain/medication';
import { criticalities, doubts, procedureProgresses, severities, timelineKinds } from '@balsam/domain/records';
import { z } from 'zod';
import { Day, Id, InstantText } from '../common.ts';

/** How exactly a moment is known: `day` of a result is the first of its month or year where that is all that came. */
export const Precision = z.enum(['year', 'month', 'day', 'instant']);

/** What a record names, in Arabic where the record has it. */
const RecordedName = z.object({ title: z.string(), title_ar: z.string().nullable() });

/** Of a condition or an allergy that nobody has confirmed, how its source records it; null for what is sure. */
export const DoubtOf = z.enum(doubts).nullable();

/** Of a procedure that is neither done nor left out, how it stands; null for everything else. */
export const ProgressOf = z.enum(procedureProgresses).nullable();

/** How dangerous an allergy is, and how bad its reactions were; null for what nobody says. */
export const DangerOf = { criticality: z.enum(criticalities).nullable(), severity: z.enum(severities).nullable() };

/** An allergy that a record names. */
export const RecordedAllergy = RecordedName.extend({ doubt: DoubtOf, ...DangerOf });

/** A medicine that a record names: taken now, or to be taken later. */
export const RecordedMedicine = RecordedName.extend({ is_planned: z.boolean() });

/** A condition that a record names, since the day, month or year that is known. */
export const RecordedCondition = RecordedName.extend({ since: z.string().nullable(), doubt: DoubtOf });

/** Which titles of a chart nobody but the patient states: no doctor has confirmed them. */
export const Unconfirmed = z.object({
  allergies: z.array(z.string()),
  medicines: z.array(z.string()),
  conditions: z.array(z.string()),
});

/** Which doctor holds a result or a report back, and since when. */
export const Hold = z.object({ by: z.string(), by_ar: z.string(), since: InstantText });

/** What the timeline tells apart. */
export const TimelineKind = z.enum(timelineKinds);

/** A line of the timeline; `id` is one of its source. */
export const TimelineItem = z.object({
  source: z.enum(['visit', 'appointment', 'results', 'entry']),
  id: Id,
  kind: z.string(),
  title: z.string(),
  title_ar: z.string(),
  title_ar_missing: z.boolean(),
  detail: z.string().nullable(),
  detail_ar: z.string().nullable(),
  day: Day.nullable(),
  precision: Precision.nullable(),
  status: z.string(),
  withdrawn: z.boolean(),
  planned: z.boolean(),
  /** A vaccine or procedure that was refused or left out, or has not begun. */
  not_done: z.boolean(),
  /** A dose of a vaccine that is too weak to protect, as its sender says: it does not count. */
  is_subpotent: z.boolean(),
  /** Of a medicine that is not simply taken now; null for one that is, and for everything else. */
  medicine_use: z.enum(medicineUses).nullable(),
  doubt: DoubtOf,
  progress: ProgressOf,
  /** How many results of the day it stands for. */
  count: z.int(),
});

export const TimelineItemDetail = TimelineItem.extend({
  /** The entry that corrects it, where there is one. */
  corrected_by: Id.nullable(),
  notes: z.array(z.string()),
  codes: z.array(z.object({ code: z.string(), system: z.string(), display: z.string() })),
  who: z.string().nullable(),
  who_ar: z.string().nullable(),
  reason: z.string().nullable(),
  site: z.string().nullable(),
  /** The narrative as plain text. */
  text: z.string().nullable(),
});

/** A report of radiology, or another one. */
export const ReportCard = z.object({
  type: z.enum(['radiology', 'report']),
  id: Id,
  title: z.string(),
  title_ar: z.string(),
  title_ar_missing: z.boolean(),
  /** The conclusion, where there is one. */
  summary: z.string().nullable(),
  /** Null where nobody knows it: such reports stand last. */
  day: Day.nullable(),
  precision: Precision.nullable(),
  status: z.string(),
  /** It corrects what was published before. */
  amended: z.boolean(),
  /** The report that corrects it, where there is one. */
  corrected_by: Id.nullable(),
  withdrawn: z.boolean(),
  /** A doctor holds it back; the patient does not see it. */
  held: z.boolean(),
  hold: Hold.nullable(),
});

export const Report = ReportCard.extend({
  /** Plain text in the language that it was written in. */
  texts: z.array(z.object({ language: z.enum(['ar', 'en']), text: z.string() })),
  authors: z.array(z.string()),
  authors_ar: z.array(z.string()),
  files: z.array(z.object({ place: z.int(), title: z.string(), kind: z.enum(['pdf', 'picture', 'unreadable']) })),
});
