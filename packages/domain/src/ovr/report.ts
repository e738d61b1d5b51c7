import { allowed, refused, type Allowed } from '../allowed/index.ts';
import { isBlank } from '../text/index.ts';

/** What kind of thing happened, in the order of the list. */
export const ovrCategories = [
  'medication',
  'fall',
  'infection',
  'device',
  'identification',
  'procedure',
  'documentation',
  'behaviour',
  'environment',
  'other',
] as const;
export type OvrCategory = (typeof ovrCategories)[number];

/** How much harm came of it, from none that could to the gravest. */
export const ovrSeverities = ['near_miss', 'none', 'minor', 'moderate', 'severe', 'death'] as const;
export type OvrSeverity = (typeof ovrSeverities)[number];

export const ovrStates = ['draft', 'submitted', 'reviewed'] as const;
export type OvrState = (typeof ovrStates)[number];

/** What a review finds. */
export const ovrOutcomes = ['confirmed', 'not_confirmed', 'referred'] as const;
export type OvrOutcome = (typeof ovrOutcomes)[number];

/** Bounds of what is written, and how many drafts one person keeps. */
export const ovrRules = {
  locationLongest: 200,
  whatLongest: 4000,
  actionLongest: 2000,
  reviewLongest: 4000,
  drafts: 20,
} as const;

/** What a report says, as far as it is written. */
export type OvrContent = {
  readonly category: OvrCategory | null;
  readonly severity: OvrSeverity | null;
  readonly location: string;
  readonly happenedAt: Date | null;
  readonly what: string;
};

/** The fields that are still to be filled before a report can be submitted, in the order of the form. */
export function missingInOvr({ category, severity, location, happenedAt, what }: OvrContent) {
  const filled = {
    category: category !== null,
    severity: severity !== null,
    location: !isBlank(location),
    happened_at: happenedAt !== null,
    what: !isBlank(what),
  };
  return (Object.keys(filled) as (keyof typeof filled)[]).filter((field) => !filled[field]);
}

/** D13.06: its reporter writes a draft; what was submitted stays as it is. */
export const mayWriteOvr = (state: OvrState): Allowed<'ovr_submitted'> =>
  state === 'draft' ? allowed : refused('ovr_submitted');

/** D13.06: a draft is submitted once, whole, and about something that has happened. */
export function maySubmitOvr(
  report: OvrContent & { readonly state: OvrState },
  now: Date,
): Allowed<'ovr_submitted' | 'ovr_incomplete' | 'ovr_in_future'> {
  if (report.state !== 'draft') return refused('ovr_submitted');
  if (missingInOvr(report).length > 0) return refused('ovr_incomplete');
  return report.happenedAt !== null && report.happenedAt > now ? refused('ovr_in_future') : allowed;
}

/** D13.06: what was submitted is reviewed once. */
export const mayReviewOvr = (state: OvrState): Allowed<'ovr_not_submitted' | 'ovr_reviewed'> => {
  if (state === 'draft') return refused('ovr_not_submitted');
  return state === 'reviewed' ? refused('ovr_reviewed') : allowed;
};
