import { useQuery } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { ApiError, api } from '#shared/api/index.ts';
import { OvrFacts, OvrReview } from '#shared/ovr/ovr-facts.tsx';
import { type OvrReport, stateStyles } from '#shared/ovr/ovr-labels.ts';
import { Chip } from '#shared/ui/chip.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { EmptyState, ErrorState, Skeleton } from '#shared/ui/states.tsx';
import { ReportForm } from './report-form.tsx';
import { UnsentReport } from './unsent-report.tsx';

type DialogProps = { readonly onClose: () => void };

/** What was submitted is read; a draft is written. */
export const Opened = ({ report, onClose }: DialogProps & { readonly report: OvrReport }) => {
  if (report.may.write.allowed) return <ReportForm report={report} onSaved={onClose} />;
  const { tone, word } = stateStyles[report.state];
  return (
    <>
      <p>
        <Chip tone={tone}>{word()}</Chip>
      </p>
      <OvrFacts report={report} />
      <OvrReview report={report} />
      {report.mine && <UnsentReport report={report} />}
    </>
  );
};

const Loaded = ({ id, onClose }: DialogProps & { readonly id: number }) => {
  const { data, error, refetch } = useQuery(api.ovr.show.query({ params: { id: String(id) }, quiet: true }));
  if (data) return <Opened report={data} onClose={onClose} />;
  if (error instanceof ApiError && error.code === 'not_found')
    return <EmptyState art="box" title={m.ovr_not_found()} />;
  return error ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton className="h-64 rounded-lg" />;
};

/** A report of this doctor or one that was shared; without an id a new one. */
const ReportDialog = ({ id, onClose }: DialogProps & { readonly id: number | undefined }) => (
  <Dialog open wide closable onClose={onClose} title={id === undefined ? m.ovr_new() : m.ovr_report()}>
    {id === undefined ? <ReportForm report={undefined} onSaved={onClose} /> : <Loaded id={id} onClose={onClose} />}
  </Dialog>
);

export default ReportDialog;
