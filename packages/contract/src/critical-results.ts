import { comparators, criticalRules } from '@balsam/domain/records';
import { z } from 'zod';
import { Day, Id, IdText, InstantText, listOf, PageQuery, WrittenText } from './common.ts';
import { endpoint } from './endpoint.ts';
import { Precision } from './records/shapes.ts';

const Text = z.string();
const Doctor = z.object({ id: Id, name: Text, name_ar: Text });

/** A value that the laboratory calls critical, as it was reported to a doctor. */
const CriticalResult = z.object({
  id: Id,
  patient: z.object({
    id: Id,
    name: Text,
    name_ar: Text,
    mrn_number: z.string().nullable(),
    phone_number: z.string().nullable(),
    portrait: z.string().nullable(),
    photo_url: z.string().nullable(),
  }),
  /** Where somebody who lies in the hospital is found. */
  inpatient: z.object({ ward: Text, ward_ar: Text, bed: Text }).nullable(),
  title: Text,
  title_ar: Text,
  flag: z.enum(['critical_low', 'critical_high']),
  decimal: z.string().nullable(),
  comparator: z.enum(comparators).nullable(),
  value_text: z.string().nullable(),
  unit: z.string().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  range_text: z.string().nullable(),
  taken_at: InstantText,
  day: Day,
  precision: Precision,
  reported_at: InstantText,
  /** When it goes to the head of department, unless it is acknowledged before. */
  due_at: InstantText,
  /** To whom it was reported. */
  doctor: Doctor,
  mine: z.boolean(),
  escalated: z.object({ at: InstantText, to: Doctor }).nullable(),
  acknowledged: z.object({ at: InstantText, by: Doctor, read_back: Text }).nullable(),
  /** When the laboratory took the value back or wrote another: there is nothing to acknowledge any more. */
  superseded_at: InstantText.nullable(),
});

/** Critical results (DECISIONS §13, D13.05). */
export const criticalResults = {
  list: endpoint({
    method: 'GET',
    path: '/reports/highcare',
    access: ['doctor'],
    summary:
      "The doctor's critical results and those that came to them as the head of department: the open ones, the longest waiting first, or the settled ones",
    query: z.object({ state: z.enum(['open', 'settled']).optional(), ...PageQuery }),
    reply: listOf(CriticalResult),
    errors: ['not_found'],
  }),
  acknowledge: endpoint({
    method: 'POST',
    path: '/reports/highcare/:id/acknowledge',
    access: ['doctor'],
    summary: 'Acknowledges one by reading its value back, once',
    params: z.object({ id: IdText }),
    body: z.object({ read_back: WrittenText.min(1).max(criticalRules.readBackLongest) }),
    reply: CriticalResult,
    errors: ['not_found', 'read_back_wrong', 'already_acknowledged', 'critical_superseded'],
  }),
} as const;
