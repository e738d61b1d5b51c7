import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { FileText, Plus } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { dateTime } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card, ListRow } from '#shared/ui/card.tsx';
import { ToggleChip } from '#shared/ui/chip.tsx';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { useWithinList } from '#shared/ui/use-within-list.ts';
import { Pagination } from '../people/pagination.tsx';
import { pageLength } from '../people/queries.ts';
import { CreateDialog } from './create-dialog.tsx';
import { EndedStays } from './ended-stays.tsx';
import { type DeskReport, kindLabels, stateLabels } from './queries.ts';
import { ReportSheet } from './report-sheet.tsx';
import { reportFilters, type ReportsSearch } from './search.ts';

const Row = ({ report, onOpen }: { report: DeskReport; onOpen: () => void }) => (
  <li>
    <ListRow
      icon={FileText}
      tint="records"
      title={kindLabels[report.kind]()}
      detail={
        <InlineList>
          <Marked>{inLocale(report.patient.name, report.patient.name_ar)}</Marked>
          <time dateTime={report.submitted_at} className="tabular">
            {dateTime(report.submitted_at)}
          </time>
          <span>{report.preferred_language === 'ar' ? m.records_report_arabic() : m.records_report_english()}</span>
        </InlineList>
      }
      onPress={onOpen}
    />
  </li>
);

type ListProps = { readonly search: ReportsSearch; readonly go: (to: ReportsSearch) => void };

const List = ({ search, go, status }: ListProps & { readonly status: DeskReport['status'] }) => {
  const { page = 1 } = search;
  const query = api.medicalReports.desk.query({ query: { status, page: String(page), limit: String(pageLength) } });
  const { data: found, error, refetch } = useQuery({ ...query, placeholderData: keepPreviousData });
  const data = useWithinList(found);
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={4} />;
  if (data.items.length === 0) return <EmptyState art="done" title={m.staff_reports_empty()} />;
  return (
    <>
      <Card flush>
        <ul className="divide-y divide-line">
          {data.items.map((report) => (
            <Row key={report.id} report={report} onOpen={() => go({ ...search, report: report.id })} />
          ))}
        </ul>
      </Card>
      <Pagination page={data.page} total={data.total} onPage={(to) => go({ ...search, page: to })} />
    </>
  );
};

/** `/staff/reports`: what patients asked for and what was issued, for the records officer. */
export const StaffReportsPage = () => {
  const search = useSearch({ from: '/staff/reports' });
  const navigate = useNavigate({ from: '/staff/reports' });
  const [isCreating, setCreating] = useState(false);
  const go = (to: ReportsSearch): void => void navigate({ search: to, resetScroll: false });
  const { report: _opened, ...closed } = search;
  const { status = 'pending', page = 1 } = search;
  return (
    <Page>
      <PageHeading
        title={m.staff_reports_title()}
        detail={m.staff_reports_hint()}
        action={
          <Button variant="outline" size="sm" icon={Plus} onClick={() => setCreating(true)}>
            {m.staff_reports_new()}
          </Button>
        }
      />
      <fieldset aria-label={m.staff_reports_filter()} className="flex flex-wrap gap-2">
        {reportFilters.map((one) => (
          <ToggleChip key={one} pressed={status === one} onPress={() => go(one === 'pending' ? {} : { status: one })}>
            {stateLabels[one]()}
          </ToggleChip>
        ))}
        <ToggleChip pressed={status === 'stays'} onPress={() => go({ status: 'stays' })}>
          {m.staff_reports_stays()}
        </ToggleChip>
      </fieldset>
      {status === 'stays' ? (
        <EndedStays
          page={page}
          onPage={(to) => go({ status, page: to })}
          onBegun={(report) => go({ status: 'in-progress', report })}
        />
      ) : (
        <List search={search} go={go} status={status} />
      )}
      {search.report !== undefined && <ReportSheet id={search.report} onClose={() => go(closed)} />}
      {isCreating && (
        <CreateDialog
          onClose={() => setCreating(false)}
          onDone={(report) => {
            setCreating(false);
            go({ status: 'in-progress', report });
          }}
        />
      )}
    </Page>
  );
};
