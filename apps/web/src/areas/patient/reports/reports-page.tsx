import { useInfiniteQuery } from '@tanstack/react-query';
import { FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { onceEach } from '#shared/api/once-each.ts';
import { day } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card, SectionTitle } from '#shared/ui/card.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { ShowMore } from '#shared/ui/show-more.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { DocumentCard } from './document-card.tsx';
import { reportVisits, sickLeaves, stayReports, type VisitForReports } from './queries.ts';
import { RequestDialog } from './request-dialog.tsx';

const VisitCard = ({ visit, onRequest }: { visit: VisitForReports; onRequest: () => void }) => {
  const papers = visit.reports.filter(({ kind }) => kind !== 'sick_leave');
  return (
    <Card as="article" className="flex flex-col gap-4">
      <div className="flex flex-col">
        <h2 className="text-h3">{day(visit.day)}</h2>
        <p className="text-text-2">
          {m.reports_visit({
            doctor: inLocale(visit.doctor, visit.doctor_ar),
            speciality: inLocale(visit.speciality, visit.speciality_ar),
          })}
        </p>
      </div>
      {papers.map((report) => (
        <DocumentCard key={report.id} report={report} />
      ))}
      {!papers.some(({ kind }) => kind === 'discharge_summary') && (
        <p className="text-small text-muted">{m.reports_no_discharge()}</p>
      )}
      {visit.may_request && (
        <Button variant="outline" size="sm" icon={FilePlus2} className="self-start" onClick={onRequest}>
          {m.reports_request()}
        </Button>
      )}
    </Card>
  );
};

const Visits = () => {
  const pages = useInfiniteQuery(reportVisits);
  const { data, error, refetch } = pages;
  const [asked, setAsked] = useState<number>();
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <SkeletonList count={3} />;
  const visits = onceEach(
    data.pages.flatMap(({ items }) => items),
    ({ appointment_id }) => appointment_id,
  );
  if (visits.length === 0)
    return (
      <EmptyState
        art="box"
        title={m.reports_empty_title()}
        text={m.reports_empty_text()}
        action={<LinkButton to="/appointment/book">{m.records_book()}</LinkButton>}
      />
    );
  return (
    <>
      <ul className="grid grid-cols-1 items-start gap-4 desktop:grid-cols-2">
        {visits.map((visit) => (
          <li key={visit.appointment_id}>
            <VisitCard visit={visit} onRequest={() => setAsked(visit.appointment_id)} />
          </li>
        ))}
      </ul>
      <ShowMore of={pages} className="self-center" />
      {asked !== undefined && <RequestDialog appointmentId={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
};

/** What was written of stays in hospital; nothing where there was none. */
const Stays = () => {
  const pages = useInfiniteQuery(stayReports);
  const { data, error, refetch } = pages;
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />;
  const reports = onceEach(data?.pages.flatMap(({ items }) => items) ?? [], ({ id }) => id);
  if (reports.length === 0) return null;
  return (
    <section aria-labelledby="stays" className="flex flex-col gap-3">
      <SectionTitle id="stays">{m.reports_stays()}</SectionTitle>
      <ul className="grid grid-cols-1 items-start gap-4 desktop:grid-cols-2">
        {reports.map((report) => (
          <li key={report.id}>
            <Card as="article" className="flex flex-col gap-4">
              <div className="flex flex-col">
                <h3 className="text-h3">
                  {m.reports_leave_days({
                    from: day(report.visit_day),
                    to: day(report.stay_until ?? report.visit_day),
                  })}
                </h3>
                <p className="text-text-2">
                  {m.reports_visit({
                    doctor: inLocale(report.doctor, report.doctor_ar),
                    speciality: inLocale(report.speciality, report.speciality_ar),
                  })}
                </p>
              </div>
              <DocumentCard report={report} />
            </Card>
          </li>
        ))}
      </ul>
      <ShowMore of={pages} className="self-center" />
    </section>
  );
};

/** Medical Reports: what was written of stays, the visits that took place with their papers, and asking for a report. */
export const ReportsPage = () => (
  <Page>
    <PageHeading title={m.reports_title()} back="/dashboard" />
    <Stays />
    <Visits />
  </Page>
);

const Leaves = () => {
  const pages = useInfiniteQuery(sickLeaves);
  const { data, error, refetch } = pages;
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <SkeletonList count={2} />;
  const leaves = onceEach(
    data.pages.flatMap(({ items }) => items),
    ({ id }) => id,
  );
  if (leaves.length === 0)
    return <EmptyState art="calendar" title={m.reports_leaves_empty_title()} text={m.reports_leaves_empty_text()} />;
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-4">
        {leaves.map((leave) => (
          <li key={leave.id}>
            <Card as="article" className="flex flex-col gap-3">
              <h2 className="text-h3">
                {m.reports_visit({
                  doctor: inLocale(leave.doctor, leave.doctor_ar),
                  speciality: inLocale(leave.speciality, leave.speciality_ar),
                })}
              </h2>
              <DocumentCard report={leave} />
            </Card>
          </li>
        ))}
      </ul>
      <ShowMore of={pages} className="self-center" />
    </div>
  );
};

/** Sick Leave: the hospital's own papers, each with a code that proves it. */
export const SickLeavesPage = () => (
  <Page narrow>
    <PageHeading title={m.reports_leaves_title()} back="/dashboard" />
    <p className="text-text-2">{m.reports_leaves_note()}</p>
    <Leaves />
  </Page>
);
