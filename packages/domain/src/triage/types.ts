/** How soon somebody should be seen, the mildest first. */
export const urgencies = ['self_care', 'week', 'today', 'emergency'] as const;
export type Urgency = (typeof urgencies)[number];

export const severities = ['mild', 'moderate', 'severe'] as const;
export type Severity = (typeof severities)[number];

/** Under an hour, under a day, up to three days, four days to two weeks, up to two months, longer. */
export const sinces = ['hour', 'day', 'days', 'week', 'weeks', 'months'] as const;
export type Since = (typeof sinces)[number];

export type Gender = 'male' | 'female';

export type SurveySymptom = { readonly code: string; readonly since: Since; readonly severity: Severity };

/** By question: the codes of the choices that were taken. */
export type Answers = Readonly<Record<string, readonly string[]>>;

/** All that a person says in a survey, and what their profile says of them. */
export type Survey = {
  readonly ageYears: number;
  readonly gender: Gender;
  readonly chiefComplaint: string;
  readonly symptoms: readonly SurveySymptom[];
  readonly answers: Answers;
};

/** A sentence in both languages. */
export type Words = { readonly en: string; readonly ar: string };

export const higher = (a: Urgency, b: Urgency): Urgency => (urgencies.indexOf(a) >= urgencies.indexOf(b) ? a : b);
export const mostUrgent = (all: readonly Urgency[]): Urgency => all.reduce(higher, 'self_care');
