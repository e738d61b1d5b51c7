import type { Survey } from './queries.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { api } from '#shared/api/index.ts';
import { asIntent } from '#shared/api/intent-key.ts';
import { emptyDraft, surveyOf, type Draft } from './draft.ts';
import type { CheckerSearch } from './checker-search.ts';

type Person = Pick<Draft, 'person' | 'gender' | 'ageYears'>;

/** The survey on its way with the moves through it. */
export function useChecker({ person, gender, ageYears }: Person) {
  const navigate = useNavigate({ from: '/symptom-checker' });
  const client = useQueryClient();
  const kept = useRouterState({ select: ({ location }) => location.state.survey });
  const draft = kept?.person === person ? kept : emptyDraft(person, gender, ageYears);
  const go = (search: CheckerSearch, survey: Draft, replace = false) =>
    navigate({ search, state: (state) => ({ ...state, survey }), replace, resetScroll: !replace });
  const send = useMutation({
    mutationFn: asIntent('survey', api.triage.create),
    onSuccess: (survey: Survey) => {
      client.setQueryData(api.triage.survey.query({ params: { id: survey.id } }).queryKey, survey);
      void client.invalidateQueries({ queryKey: api.triage.surveys.query({}).queryKey });
      void go({ survey: survey.id }, draft);
    },
  });
  const submit = (last: Draft) => {
    const { gender: sex, ageYears: age, chiefComplaint, symptoms, answers } = surveyOf(last);
    const sent = Object.fromEntries(Object.entries(answers).map(([question, choices]) => [question, [...choices]]));
    send.mutate({
      body: {
        gender: sex,
        age_years: age,
        chief_complaint: chiefComplaint,
        note: last.note,
        symptoms: [...symptoms],
        answers: sent,
      },
    });
  };
  return { draft, go, submit, isSending: send.isPending, error: send.error };
}

export type Checker = ReturnType<typeof useChecker>;
