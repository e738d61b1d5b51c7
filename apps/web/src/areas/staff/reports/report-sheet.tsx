import { isBlank } from '@balsam/domain/text';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { dateTime, day } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { InlineList, Ltr } from '#shared/ui/inline-list.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { ErrorState, Skeleton } from '#shared/ui/states.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { useUnsaved } from '#shared/ui/unsaved.ts';
import { Editor } from './report-editor.tsx';
import { deskReport, kindLabels, type OpenReport, stateLabels, useReportChange } from './queries.ts';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-col">
    <dt className="text-small text-muted">{name}</dt>
    <dd className="font-medium wrap-anywhere">{children}</dd>
  </div>
);

const Facts = ({ report }: { report: OpenReport }) => (
  <dl className="grid grid-cols-1 gap-3 desktop:grid-cols-2">
    <Fact name={m.staff_refills_patient()}>
      <InlineList>
        <Marked>{inLocale(report.patient.name, report.patient.name_ar)}</Marked>
        {report.patient.mrn_number && <Ltr>{report.patient.mrn_number}</Ltr>}
      </InlineList>
    </Fact>
    <Fact name={report.stay_until ? m.staff_reports_stay() : m.medicines_visit()}>
      <InlineList>
        <span>
          {report.stay_until
            ? m.reports_leave_days({ from: day(report.visit_day), to: day(report.stay_until) })
            : day(report.visit_day)}
        </span>
        <span>
          {m.reports_visit({
            doctor: inLocale(report.doctor, report.doctor_ar),
            speciality: inLocale(report.speciality, report.speciality_ar),
          })}
        </span>
      </InlineList>
    </Fact>
    <Fact name={m.staff_reports_language()}>
      {report.preferred_language === 'ar' ? m.records_report_arabic() : m.records_report_english()}
    </Fact>
    {report.from && report.to && (
      <Fact name={m.reports_kind_sick_leave()}>
        {m.reports_leave_days({ from: day(report.from), to: day(report.to) })}
      </Fact>
    )}
    {report.comments && (
      <Fact name={m.staff_reports_comments()}>
        <Marked>{report.comments}</Marked>
      </Fact>
    )}
    {report.reason && (
      <Fact name={m.staff_refills_reason()}>
        <Marked>{report.reason}</Marked>
      </Fact>
    )}
  </dl>
);

const Events = ({ report }: { report: OpenReport }) => (
  <ol className="flex flex-col gap-1 text-small text-text-2">
    {report.events.map(({ to, at }) => (
      <li key={`${to} ${at}`} className="flex flex-wrap gap-x-2">
        <time dateTime={at} className="tabular">
          {dateTime(at)}
        </time>
        <span>{stateLabels[to]()}</span>
      </li>
    ))}
  </ol>
);

/** Taking, putting back, and what needs a reason: rejecting a request, withdrawing a document. */
const Moves = ({ report }: { report: OpenReport }) => {
  const [reason, setReason] = useState<string>();
  useUnsaved(reason !== undefined && reason.trim() !== '', () => setReason(undefined));
  const move = useReportChange(report.id, (body: Parameters<typeof api.medicalReports.move>[0]['body']) =>
    api.medicalReports.move({ params: { id: String(report.id) }, body }),
  );
  const [to, label] =
    report.status === 'approved'
      ? (['withdrawn', m.staff_reports_withdraw()] as const)
      : (['rejected', m.staff_reports_reject()] as const);
  const isOver = report.status === 'rejected' || report.status === 'withdrawn';
  if (isOver) return null;
  return (
    <div className="flex flex-col gap-3">
      <FormError error={move.error} />
      {reason !== undefined && (
        <TextArea
          label={m.staff_refills_reason()}
          dir="auto"
          maxLength={400}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      )}
      <div className="flex flex-wrap gap-2.5">
        {report.status === 'pending' && (
          <Button pending={move.isPending} onClick={() => move.mutate({ to: 'in-progress' })}>
            {m.staff_reports_take()}
          </Button>
        )}
        <Button
          variant="outline"
          pending={move.isPending}
          disabled={reason !== undefined && isBlank(reason)}
          onClick={() => (reason === undefined ? setReason('') : move.mutate({ to, reason }))}
        >
          {label}
        </Button>
      </div>
    </div>
  );
};

/** One document: who asked, what was written, what happened, and what comes next. */
export const ReportSheet = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const { data, error, refetch } = useQuery(deskReport(id));
  return (
    <Dialog
      open
      wide
      broad={data?.status === 'in-progress'}
      closable
      onClose={onClose}
      title={data ? kindLabels[data.kind]() : m.staff_reports_title()}
    >
      {error && !data && <ErrorState onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-64 rounded-lg" />}
      {data && (
        <>
          <Facts report={data} />
          {data.status === 'in-progress' && <Editor key={data.id} report={data} />}
          <Moves key={data.status} report={data} />
          <Events report={data} />
        </>
      )}
    </Dialog>
  );
};
