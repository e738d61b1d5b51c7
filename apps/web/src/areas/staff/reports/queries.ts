import type { CallReply } from '@balsam/contract/call';
import type { medicalReports } from '@balsam/contract/medical-reports';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { ApiError, api } from '#shared/api/index.ts';

export type DeskReport = CallReply<typeof medicalReports.desk>['items'][number];
export type OpenReport = CallReply<typeof medicalReports.deskReport>;

export const deskReport = (id: number) => api.medicalReports.deskReport.query({ params: { id: String(id) } });

/** The document as a colleague has written it, when that is why a change was refused. */
const writtenMeanwhile = (error: unknown): OpenReport | undefined =>
  error instanceof ApiError && error.code === 'report_text_changed' ? (error.data as OpenReport) : undefined;

/** A change of a document: it answers with the document as it is then; whatever came of it, the queue is read again. */
export const useReportChange = <Input>(
  id: number,
  change: (input: Input) => Promise<OpenReport>,
  onDone?: (sent: Input, report: OpenReport) => void,
) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (report, sent) => {
      client.setQueryData(deskReport(id).queryKey, report);
      onDone?.(sent, report);
    },
    onError: (error) => {
      const theirs = writtenMeanwhile(error);
      if (theirs) client.setQueryData(deskReport(id).queryKey, theirs);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['medicalReports'] }),
  });
};

export const kindLabels: Readonly<Record<DeskReport['kind'], () => string>> = {
  detail_medical: m.reports_kind_detail,
  sick_leave: m.reports_kind_sick_leave,
  discharge_summary: m.reports_kind_discharge,
};

export const stateLabels: Readonly<Record<DeskReport['status'], () => string>> = {
  pending: m.reports_status_pending,
  'in-progress': m.reports_status_in_progress,
  approved: m.reports_status_approved,
  rejected: m.reports_status_rejected,
  withdrawn: m.reports_status_withdrawn,
};
