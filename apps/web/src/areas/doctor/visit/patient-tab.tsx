import { useQuery } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { api, ApiError } from '#shared/api/index.ts';
import { ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { CaseHistoryView } from '#shared/visits/case-history-view.tsx';
import { Unread } from '#shared/ui/unread.tsx';
import { AnswersSection } from './answers-section.tsx';
import { PreparedSection } from './prepared-section.tsx';
import { AttachedSurveys } from './attached-surveys.tsx';
import { chartOf, type DoctorAppointment } from './queries.ts';
import { PreventionCard } from './prevention-card.tsx';
import { EarlierVisits, RecordCards, Section } from './record-cards.tsx';
import { Reports } from './reports.tsx';
import { Results } from './results.tsx';
import { Statements } from './statements.tsx';

const Told = ({ id }: { readonly id: number }) => {
  const read = useQuery(api.visits.caseHistory.query({ params: { id }, quiet: true }));
  const { data } = read;
  if (!data) return <Unread title={m.visits_history_of_patient()} reads={[read]} />;
  return (
    <Section title={m.visits_history_of_patient()}>
      {data.updated_at === null ? (
        <p className="text-muted">{m.visits_history_none()}</p>
      ) : (
        <CaseHistoryView history={data} />
      )}
    </Section>
  );
};

/** What a doctor reads before the visit: what the patient says, and what the record says. */
export const PatientTab = ({ visit }: { readonly visit: DoctorAppointment }) => {
  const { data: chart, error, refetch } = useQuery(chartOf(visit.id));
  const mrn = visit.patient.mrn_number;
  // The record is closed: the visit was given up, or is a walk-in that nobody has paid yet.
  const isClosed = error instanceof ApiError && error.code === 'not_found';
  return (
    <div className="flex flex-col gap-4">
      <Told id={visit.id} />
      <PreparedSection id={visit.id} />
      <AnswersSection id={visit.id} />
      <AttachedSurveys id={visit.id} />
      {chart && <RecordCards chart={chart} />}
      {!chart && !isClosed && (error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={3} />)}
      {mrn !== null && <Statements mrn={mrn} />}
      {mrn !== null && <Results mrn={mrn} />}
      {mrn !== null && <Reports mrn={mrn} />}
      {mrn !== null && <PreventionCard mrn={mrn} />}
      {mrn !== null && <EarlierVisits mrn={mrn} />}
    </div>
  );
};
