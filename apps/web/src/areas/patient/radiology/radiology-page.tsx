import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Link } from '@tanstack/react-router';
import { ChevronRight, ScanLine } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { cx } from '#shared/ui/class-names.ts';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page, Split } from '#shared/ui/page.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { Title } from '../records/source-text.tsx';
import { isReport, radiologyReports, type ReportCard } from './queries.ts';
import { byYear, reportDay } from '../records/report-day.ts';
import { ReportDetail } from './report-detail.tsx';
import { ReportMarks } from './report-marks.tsx';

const Row = ({ report, chosen, shown }: { report: ReportCard; chosen: boolean; shown: boolean }) => (
  <li>
    <Link
      to="/radiology-report"
      search={{ report: report.id }}
      aria-current={chosen ? 'true' : undefined}
      className={cx(
        'flex min-h-18 items-center gap-3 border-s-4 px-4 py-3 no-underline hover:bg-surface-2',
        chosen ? 'border-accent bg-accent-soft' : 'border-transparent',
        shown && 'desktop:border-accent desktop:bg-accent-soft',
      )}
    >
      <span className="grid size-11 shrink-0 place-content-center rounded-md bg-records-soft text-records">
        <ScanLine aria-hidden size={22} strokeWidth={1.9} />
      </span>
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="font-bold text-text">
          <Title record={report} />
        </span>
        <span className="text-small text-muted">{reportDay(report)}</span>
      </span>
      <ReportMarks report={report} />
      <ChevronRight aria-hidden size={20} className="mirrored shrink-0" />
    </Link>
  </li>
);

const Years = ({
  reports,
  chosen,
  shown,
}: {
  reports: readonly ReportCard[];
  chosen: number | undefined;
  shown: number | undefined;
}) => (
  <>
    {byYear(reports).map(([year, ofYear]) => (
      <section key={year} className="flex flex-col gap-3">
        <h2 className="text-h3">{year}</h2>
        <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
          {ofYear.map((report) => (
            <Row key={report.id} report={report} chosen={report.id === chosen} shown={report.id === shown} />
          ))}
        </ul>
      </section>
    ))}
  </>
);

const Content = () => {
  const { report: chosen } = useSearch({ from: '/radiology-report' });
  const { data, error, refetch } = useQuery(radiologyReports);
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <SkeletonList count={4} />;
  const reports = data.items.filter(isReport);
  if (reports.length === 0)
    return (
      <EmptyState
        art="box"
        title={m.records_radiology_empty_title()}
        text={m.records_radiology_empty_text()}
        action={<LinkButton to="/appointment/book">{m.records_book()}</LinkButton>}
      />
    );
  const shown = chosen ?? reports[0]!.id;
  return (
    <Split ratio="labs">
      <div className={cx('flex flex-col gap-5', chosen !== undefined && 'max-desktop:hidden')}>
        <Years reports={reports} chosen={chosen} shown={shown} />
      </div>
      <div className={chosen === undefined ? 'max-desktop:hidden' : 'flex flex-col gap-4'}>
        {chosen !== undefined && (
          <LinkButton
            variant="outline"
            size="sm"
            to="/radiology-report"
            search={{}}
            className="self-start desktop:hidden"
          >
            {m.records_radiology_back()}
          </LinkButton>
        )}
        <ReportDetail id={shown} />
      </div>
    </Split>
  );
};

/** Radiology Reports: by year, each with its text, pictures and PDF. */
export const RadiologyPage = () => (
  <Page>
    <PageHeading title={m.records_radiology_title()} back="/dashboard" />
    <Content />
  </Page>
);
