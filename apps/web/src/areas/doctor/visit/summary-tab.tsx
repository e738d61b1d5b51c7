import { useQuery } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { dateTime } from '#shared/format/index.ts';
import { refusalText } from '#shared/api/server-error.ts';
import { Card } from '#shared/ui/card.tsx';
import { Note } from '#shared/ui/note.tsx';
import { ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { SummaryDownloads } from '#shared/visits/summary-downloads.tsx';
import { SummaryView, type Summary } from '#shared/visits/summary-view.tsx';
import { AddendumForm } from './addendum-form.tsx';
import type { DoctorAppointment } from './queries.ts';
import { SummaryForm } from './summary-form.tsx';
import { UnsavedText, UnsignedDraft } from './unsigned-draft.tsx';
import { shownSummaryOf } from './use-summary-draft.ts';

const Signed = ({ id, summary }: { readonly id: number; readonly summary: Summary }) => (
  <Card as="section" className="flex flex-col gap-5">
    <div>
      <h2 className="text-h3">{m.visits_summary_title()}</h2>
      {summary.signed_at !== null && (
        <p className="text-small text-muted">{m.visits_summary_signed({ time: dateTime(summary.signed_at) })}</p>
      )}
    </div>
    <SummaryView summary={summary} />
    <SummaryDownloads id={id} />
    <UnsavedText id={id} summary={summary} />
    <AddendumForm id={id} />
  </Card>
);

/** The summary of a visit: written and signed, or signed and read. */
const SummaryTab = ({ visit }: { readonly visit: DoctorAppointment }) => {
  const { id } = visit;
  const { data, error, refetch } = useQuery(shownSummaryOf(id));
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={3} />;
  if (data.state === 'signed') return <Signed id={id} summary={data} />;
  if (data.may.write.allowed) return <SummaryForm key={id} visit={visit} summary={data} />;
  return (
    <div className="flex flex-col gap-4">
      <Note tone="neutral">{refusalText(data.may.write)}</Note>
      <UnsignedDraft id={id} summary={data} />
    </div>
  );
};

export default SummaryTab;
