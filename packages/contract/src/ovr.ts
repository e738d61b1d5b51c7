import { rolesThatMay } from '@balsam/domain/identity';
import { ovrCategories, ovrOutcomes, ovrRules, ovrSeverities, ovrStates } from '@balsam/domain/ovr';
import { z } from 'zod';
import { May } from './booking/appointment.ts';
import { Id, IdText, InstantText, LineText, listOf, PageQuery, WrittenText } from './common.ts';
import { callerOf, endpoint } from './endpoint.ts';

const reviewers = rolesThatMay('review_incidents').map(callerOf);
const access = ['doctor', ...reviewers] as const;
const Text = z.string();
const Named = z.object({ name: Text, name_ar: Text });
const Category = z.enum(ovrCategories);

/** A report of something that went wrong or nearly did. */
const OvrReport = z.object({
  id: Id,
  state: z.enum(ovrStates),
  category: Category.nullable(),
  severity: z.enum(ovrSeverities).nullable(),
  location: Text,
  happened_at: InstantText.nullable(),
  what: Text,
  action: Text,
  department: z.object({ id: Id, title: Text, title_ar: Text }),
  /** Who reported it: to themselves and to those who review, null to colleagues. */
  reporter: Named.nullable(),
  mine: z.boolean(),
  updated_at: InstantText,
  submitted_at: InstantText.nullable(),
  /** What the review found; null before it. */
  review: z
    .object({
      outcome: z.enum(ovrOutcomes),
      actions: Text,
      shared: z.boolean(),
      at: InstantText,
      /** To those who review; null to others. */
      by: Named.nullable(),
    })
    .nullable(),
  may: z.object({ write: May, review: May }),
});

const Content = {
  category: Category.nullable(),
  severity: z.enum(ovrSeverities).nullable(),
  location: LineText.max(ovrRules.locationLongest),
  happened_at: InstantText.nullable(),
  what: WrittenText.max(ovrRules.whatLongest),
  action: WrittenText.max(ovrRules.actionLongest),
};

/** Occurrence variance reports (DECISIONS §13, D13.06). */
export const ovr = {
  list: endpoint({
    method: 'GET',
    path: '/ovr',
    access,
    summary:
      "A doctor's own reports, the newest first, or with `view=shared` what the department may learn from, without who reported it; for reviewers all that were submitted, the longest waiting first, with counts by category",
    query: z.object({
      view: z.enum(['mine', 'shared']).optional(),
      state: z.enum(ovrStates).optional(),
      category: Category.optional(),
      ...PageQuery,
    }),
    reply: listOf(OvrReport).extend({
      /** How many of this state there are of each kind; only to reviewers. */
      counts: z.array(z.object({ category: Category, count: z.int() })),
    }),
    errors: ['not_found'],
  }),
  show: endpoint({
    method: 'GET',
    path: '/ovr/:id',
    access,
    summary: 'One report: of oneself, submitted ones for reviewers, shared ones for the department',
    params: z.object({ id: IdText }),
    reply: OvrReport,
    errors: ['not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/ovr',
    access: ['doctor'],
    summary: 'Begins a report as a draft that only its reporter sees, with `submit` it is submitted at once',
    body: z.object({ ...Content, submit: z.boolean().default(false) }).partial(),
    reply: OvrReport,
    errors: ['not_found', 'ovr_incomplete', 'ovr_in_future', 'too_many_ovr_drafts'],
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/ovr/:id',
    access,
    summary:
      'Its reporter changes a draft, or submits it with `state: submitted`; a reviewer closes it with `state: reviewed`, outcome and actions; `updated_at` is the one that was seen',
    params: z.object({ id: IdText }),
    body: z
      .object({
        ...Content,
        state: z.enum(['submitted', 'reviewed']),
        outcome: z.enum(ovrOutcomes),
        actions: WrittenText.min(1).max(ovrRules.reviewLongest),
        shared: z.boolean(),
        /** That of the version which was seen; left out, the newest was. */
        updated_at: InstantText,
      })
      .partial(),
    reply: OvrReport,
    errors: [
      'not_found',
      'forbidden',
      'ovr_changed',
      'ovr_submitted',
      'ovr_incomplete',
      'ovr_in_future',
      'ovr_not_submitted',
      'ovr_reviewed',
      'ovr_review_incomplete',
    ],
  }),
} as const;
