import { useInfiniteQuery } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { dayOf } from '#shared/records/lab-values.ts';
import { isLabTest } from '#shared/records/types.ts';
import { Chip } from '#shared/ui/chip.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { ShowMore } from '#shared/ui/show-more.tsx';
import { Unread, UnreadLine } from '#shared/ui/unread.tsx';
import { HoldControl } from './hold-control.tsx';
import { linesOf, type Report, reportsOf } from './queries.ts';
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

type Kind = Parameters<typeof reportsOf>[1];

/** The reports of a kind, and the way to older ones. */
const OfKind = ({ mrn, kind }: { readonly mrn: string; readonly kind: Kind }) => {
  const read = useInfiniteQuery(reportsOf(mrn, kind));
  const reports = linesOf(read.data).flatMap((item) => (isLabTest(item) ? [] : [item]));
  if (reports.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      <ul className="divide-y divide-line">
        {reports.map((report) => (
          <Row key={report.id} mrn={mrn} report={report} />
        ))}
      </ul>
      <ShowMore of={read} className="self-start" />
    </div>
  );
};

/** The reports of radiology and all others, the newest first: what they conclude, and whether the patient reads them. */
export const Reports = ({ mrn }: { readonly mrn: string }) => {
  const films = useInfiniteQuery(reportsOf(mrn, 'radiology'));
  const others = useInfiniteQuery(reportsOf(mrn, 'report'));
  if ([films, others].every(({ data }) => linesOf(data).length === 0))
    return <Unread title={m.doctor_reports()} reads={[films, others]} />;
  return (
    <Section title={m.doctor_reports()}>
      <OfKind mrn={mrn} kind="radiology" />
      <OfKind mrn={mrn} kind="report" />
      <UnreadLine reads={[films, others]} />
    </Section>
  );
};
