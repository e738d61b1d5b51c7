import { useQuery } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { dayOf } from '#shared/records/lab-values.ts';
import { isLabTest } from '#shared/records/types.ts';
import { Chip } from '#shared/ui/chip.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { Unread, UnreadLine } from '#shared/ui/unread.tsx';
import { HoldControl } from './hold-control.tsx';
import { type Report, reportsOf } from './queries.ts';
import { Section } from './record-cards.tsx';

const Row = ({ mrn, report }: { readonly mrn: string; readonly report: Report }) => {
  const { id, day, precision } = report;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <span className="flex min-w-0 flex-col">
        <span className="font-medium wrap-anywhere">
          <Marked>{inLocale(report.title, report.title_ar)}</Marked>
        </span>
        {report.summary !== null && (
          <span className="text-small text-text-2 wrap-anywhere">
            <Marked>{report.summary}</Marked>
          </span>
        )}
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
        {report.withdrawn && <Chip>{m.records_report_is_withdrawn()}</Chip>}
        {day === null || precision === null ? m.records_no_date() : dayOf({ day, precision })}
      </span>
      <HoldControl
        row={report}
        onRelease={(released) =>
          api.records.releaseReport({ params: { id: String(id) }, body: { mrn_number: mrn, released } })
        }
      />
    </li>
  );
};

/** The newest reports of radiology and all others: what they conclude, and whether the patient reads them. */
export const Reports = ({ mrn }: { readonly mrn: string }) => {
  const films = useQuery(reportsOf(mrn, 'radiology'));
  const others = useQuery(reportsOf(mrn, 'report'));
  const reports = [films, others].flatMap(({ data }) =>
    (data?.items ?? []).flatMap((item) => (isLabTest(item) ? [] : [item])),
  );
  if (reports.length === 0) return <Unread title={m.doctor_reports()} reads={[films, others]} />;
  return (
    <Section title={m.doctor_reports()}>
      <ul className="divide-y divide-line">
        {reports.map((report) => (
          <Row key={report.id} mrn={mrn} report={report} />
        ))}
      </ul>
      <UnreadLine reads={[films, others]} />
    </Section>
  );
};
