import { FileDown, QrCode } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { saveFile } from '#shared/api/save-file.ts';
import { day, number } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { TextLink } from '#shared/ui/link-button.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import type { MedicalReport } from './queries.ts';
import { ReportStatus } from './report-status.tsx';

const kinds: Readonly<Record<MedicalReport['kind'], () => string>> = {
  detail_medical: m.reports_kind_detail,
  sick_leave: m.reports_kind_sick_leave,
  discharge_summary: m.reports_kind_discharge,
};

const Download = ({ report, lang }: { report: MedicalReport; lang: 'ar' | 'en' }) => {
  const [isPending, setPending] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const load = async (): Promise<void> => {
    setPending(true);
    setFailed(false);
    const params = { action: 'download', lang, id: String(report.id) } as const;
    await api.medicalReports.file({ params }).then(
      (file) => saveFile(file, `${report.kind}-${report.id}-${lang}.pdf`),
      () => setFailed(true),
    );
    setPending(false);
  };
  return (
    <>
      <Button variant="outline" size="sm" icon={FileDown} pending={isPending} onClick={() => void load()}>
        {lang === 'ar' ? m.reports_download_ar() : m.reports_download_en()}
      </Button>
      {isFailed && (
        <p role="alert" className="text-danger-text">
          {m.shell_error_title()}
        </p>
      )}
    </>
  );
};

/** A document: its state, why, and its PDF in either language, with the page that proves it. */
export const DocumentCard = ({ report }: { report: MedicalReport }) => (
  <div className="flex flex-col gap-2.5 rounded-md bg-surface-2 p-3">
    <div className="flex flex-wrap items-center justify-between gap-2">
      <span className="font-bold">{kinds[report.kind]()}</span>
      <ReportStatus status={report.status} />
    </div>
    <InlineList className="text-small text-muted">
      <span>{m.reports_number({ number: number(report.id) })}</span>
      <span>{day(report.issued_at ?? report.submitted_at)}</span>
      {report.from && report.to && <span>{m.reports_leave_days({ from: day(report.from), to: day(report.to) })}</span>}
    </InlineList>
    {report.reason && (
      <p>
        <Marked>{report.reason}</Marked>
      </p>
    )}
    {report.status === 'approved' && (
      <div className="flex flex-wrap items-center gap-2.5">
        <Download report={report} lang="ar" />
        <Download report={report} lang="en" />
        {report.code && (
          <TextLink to="/verify/$code" params={{ code: report.code }}>
            <QrCode aria-hidden size={18} />
            {m.reports_verify()}
          </TextLink>
        )}
      </div>
    )}
  </div>
);
