import type { Gender } from '@balsam/domain/triage';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Info } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { ApiError } from '#shared/api/api-error.ts';
import { api } from '#shared/api/index.ts';
import { useSession } from '#shared/api/session.ts';
import { number } from '#shared/format/index.ts';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Note } from '#shared/ui/note.tsx';
import { Page } from '#shared/ui/page.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { ChooseStep } from './choose-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { EmergencyCall } from './emergency-card.tsx';
import { emptyDraft } from './draft.ts';
import { HistoryList } from './history-list.tsx';
import { PersonForm } from './person-form.tsx';
import { QuestionStep } from './question-step.tsx';
import { Result } from './result.tsx';
import { useChecker } from './use-checker.ts';

type Person = { readonly gender: Gender; readonly ageYears: number };

const Who = ({ gender, ageYears }: Person) => (
  <p className="text-muted">
    {m.symptoms_for_person({
      gender: gender === 'female' ? m.symptoms_female() : m.symptoms_male(),
      age: ageYears < 1 ? m.symptoms_under_one() : number(Math.floor(ageYears)),
    })}
  </p>
);

const Steps = (who: Person) => {
  const { step, survey } = useSearch({ from: '/symptom-checker' });
  const person = useSession()?.user.id ?? 0;
  const checker = useChecker({ ...who, person });
  const { draft, go } = checker;
  const again = () => void go({}, emptyDraft(person, who.gender, who.ageYears));
  const edit = draft.symptoms.length > 0 ? () => void go({ step: 'details' }, draft) : undefined;
  if (survey !== undefined) return <Result key={survey} id={survey} onEdit={edit} onAgain={again} />;
  // An address with a step, opened anew, has nothing to go on with.
  if (draft.symptoms.length > 0 && step === 'questions') return <QuestionStep checker={checker} />;
  if (draft.symptoms.length > 0 && step === 'details') return <DetailsStep checker={checker} />;
  return <ChooseStep checker={checker} />;
};

const Intro = () => (
  <>
    <Note icon={Info}>{m.symptoms_not_diagnosis()}</Note>
    <EmergencyCall />
  </>
);

const Closed = () => (
  <EmptyState
    title={m.symptoms_closed_title()}
    text={m.symptoms_closed_text()}
    action={<LinkButton to="/find-a-specialist">{m.symptoms_find_doctor()}</LinkButton>}
  />
);

const Checker = () => {
  const { step, survey } = useSearch({ from: '/symptom-checker' });
  const { data, error, refetch } = useQuery(api.triage.surveys.query({ quiet: true }));
  const [said, setSaid] = useState<{ age_years: number | null; gender: Gender | null }>();
  if (error instanceof ApiError && error.code === 'own_affair')
    return <EmptyState title={m.symptoms_own_affair_title()} text={m.symptoms_own_affair_text()} />;
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={3} />;
  const gender = data.person.gender ?? said?.gender ?? null;
  const ageYears = data.person.age_years ?? said?.age_years ?? null;
  if (gender === null || ageYears === null) return <PersonForm known={data.person} onKnown={setSaid} />;
  const isStart = step === undefined && survey === undefined;
  return (
    <>
      {isStart && <Intro />}
      {survey === undefined && <Who gender={gender} ageYears={ageYears} />}
      <Steps gender={gender} ageYears={ageYears} />
      {isStart && <HistoryList items={data.items} />}
    </>
  );
};

/** `/symptom-checker`: how soon to be seen and by whom (DECISIONS §14). */
export const CheckerPage = () => {
  const { data, error, refetch } = useQuery(api.triage.symptoms.query({ quiet: true }));
  return (
    <Page narrow>
      <PageHeading title={m.symptoms_title()} back="/dashboard" detail={m.symptoms_detail()} />
      {!data && (error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={3} />)}
      {data && (data.is_open ? <Checker /> : <Closed />)}
    </Page>
  );
};
