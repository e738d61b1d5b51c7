import type { Answers, Gender, Survey, SurveySymptom } from '@balsam/domain/triage';

/**
 * A survey on its way. It lives in the entry of the browser's history, so the back button leads to what was told before, and a reload
 * loses nothing; nothing of it is stored beside that.
 */
export type Draft = {
  /** Whose it is: that of another profile is not shown. */
  readonly person: number;
  readonly gender: Gender;
  readonly ageYears: number;
  readonly chief: string | undefined;
  readonly note: string;
  readonly symptoms: readonly SurveySymptom[];
  readonly answers: Answers;
  /** Which of the questions is shown. */
  readonly at: number;
};

declare module '@tanstack/react-router' {
  interface HistoryState {
    survey?: Draft;
  }
}

/** As many as one person can tell apart; the server takes no more than thirty. */
export const mostSymptoms = 12;

export const emptyDraft = (person: number, gender: Gender, ageYears: number): Draft => ({
  person,
  gender,
  ageYears,
  chief: undefined,
  note: '',
  symptoms: [],
  answers: {},
  at: 0,
});

/** The draft as the rules read it. */
export const surveyOf = ({ gender, ageYears, chief, symptoms, answers }: Draft): Survey => ({
  gender,
  ageYears,
  chiefComplaint: chief ?? symptoms[0]?.code ?? '',
  symptoms,
  answers,
});

/** Adds a complaint, or takes it out again. */
export const toggled = (draft: Draft, code: string): Draft => {
  if (draft.symptoms.some((told) => told.code === code)) {
    const symptoms = draft.symptoms.filter((told) => told.code !== code);
    return { ...draft, symptoms, chief: draft.chief === code ? undefined : draft.chief, at: 0 };
  }
  if (draft.symptoms.length >= mostSymptoms) return draft;
  return { ...draft, symptoms: [...draft.symptoms, { code, since: 'days', severity: 'mild' }], at: 0 };
};

/** Changes what was told of a complaint. */
export const retold = (draft: Draft, code: string, change: Partial<SurveySymptom>): Draft => ({
  ...draft,
  symptoms: draft.symptoms.map((told) => (told.code === code ? { ...told, ...change } : told)),
});
