import type { CallReply } from '@balsam/contract/call';
import type { booking } from '@balsam/contract/booking';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useId, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { dateTime } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Chip, ToggleChip } from '#shared/ui/chip.tsx';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { Filled, gap, Marked } from '#shared/ui/person-name.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { HomePlace } from '#shared/visits/home-place.tsx';
import { useWithinList } from '#shared/ui/use-within-list.ts';
import { Pagination } from '../people/pagination.tsx';
import { pageLength } from '../people/queries.ts';
import type { VisitsSearch } from './search.ts';
import { SettleDialog } from './settle-dialog.tsx';

type Visit = CallReply<typeof booking.ended>['items'][number];

const missed = {
  patient: m.staff_visits_patient,
  doctor: m.staff_visits_doctor,
  both: m.staff_visits_both,
  line: m.staff_visits_line,
  unclear: m.staff_visits_unclear,
} as const;

/** The patient and the doctor, each name in its own language. */
const Who = ({ visit: { patient, doctor } }: { readonly visit: Visit }) => (
  <Filled
    sentence={m.staff_visits_with({
      patient: gap,
      doctor: inLocale(doctor.display_name, doctor.display_name_ar),
    })}
  >
    <Marked>{inLocale(patient.name, patient.name_ar)}</Marked>
  </Filled>
);

const Outcome = ({ visit }: { readonly visit: Visit }) => {
  // Of a visit that is still to come nothing is known yet.
  if (visit.state === 'booked' || visit.state === 'checked_in') return null;
  if (visit.review) return <Chip tone="warning">{m.staff_visits_until({ time: dateTime(visit.review.until) })}</Chip>;
  return visit.missed_by === null ? (
    <Chip tone="success">{m.staff_visits_completed()}</Chip>
  ) : (
    <Chip tone="neutral">{missed[visit.missed_by]()}</Chip>
  );
};

const Row = ({ visit }: { readonly visit: Visit }) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <li className="flex flex-col gap-2 px-4 py-3.5 desktop:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span id={`${id}-who`} className="font-bold">
          <Who visit={visit} />
        </span>
        <Outcome visit={visit} />
      </div>
      <InlineList className="text-small text-muted">
        <time dateTime={visit.starts_at} className="tabular">
          {dateTime(visit.starts_at)}
        </time>
        <span>{inLocale(visit.location.title, visit.location.title_ar)}</span>
        {visit.type !== 'home' && (
          <span>
            {visit.checked_in_at === null
              ? m.staff_visits_not_checked_in()
              : m.staff_visits_checked_in({ time: dateTime(visit.checked_in_at) })}
          </span>
        )}
      </InlineList>
      {visit.home_address && <HomePlace address={visit.home_address} />}
      {visit.objection !== null && (
        <p className="wrap-anywhere">
          {m.staff_visits_objection()}{' '}
          <bdi>
            <Marked>{visit.objection}</Marked>
          </bdi>
        </p>
      )}
      {visit.may.settle.allowed && (
        <Button
          variant={visit.review ? 'filled' : 'outline'}
          size="sm"
          className="self-start"
          id={`${id}-act`}
          aria-labelledby={`${id}-act ${id}-who`}
          onClick={() => setOpen(true)}
        >
          {visit.review ? m.staff_visits_decide() : m.staff_visits_correct()}
        </Button>
      )}
      {isOpen && <SettleDialog visit={visit} who={<Who visit={visit} />} onClose={() => setOpen(false)} />}
    </li>
  );
};

const empty = {
  review: m.staff_visits_empty,
  recent: m.staff_visits_empty_recent,
  home: m.staff_visits_empty_home,
} as const;

type ListProps = { readonly search: VisitsSearch; readonly onPage: (page: number) => void };

const List = ({ search: { state, page = 1 }, onPage }: ListProps) => {
  const query = api.booking.ended.query({ query: { state, page, limit: pageLength }, quiet: true });
  const {
    data: found,
    error,
    refetch,
  } = useQuery({ ...query, placeholderData: keepPreviousData, refetchInterval: 60_000 });
  const data = useWithinList(found);
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={4} />;
  if (data.items.length === 0)
    return <EmptyState art={state === 'home' ? 'calendar' : 'done'} title={empty[state ?? 'review']()} />;
  return (
    <>
      <Card flush>
        <ul className="divide-y divide-line">
          {data.items.map((visit) => (
            <Row key={visit.id} visit={visit} />
          ))}
        </ul>
      </Card>
      <Pagination page={data.page} total={data.total} onPage={onPage} />
    </>
  );
};

/** `/staff/visits`: visits of which the front desk says what became of them, those that can still be corrected (D10.03), and where home visits go. */
export const VisitsPage = () => {
  const search = useSearch({ from: '/staff/visits' });
  const navigate = useNavigate({ from: '/staff/visits' });
  const go = (to: VisitsSearch): void => void navigate({ search: to, resetScroll: false });
  return (
    <Page>
      <PageHeading
        title={search.state === 'home' ? m.staff_visits_home() : m.staff_visits_title()}
        detail={search.state === 'home' ? m.staff_visits_home_hint() : m.staff_visits_hint()}
      />
      <fieldset aria-label={m.staff_visits_filter()} className="flex flex-wrap gap-2">
        <ToggleChip pressed={search.state === undefined} onPress={() => go({})}>
          {m.staff_visits_review()}
        </ToggleChip>
        <ToggleChip pressed={search.state === 'recent'} onPress={() => go({ state: 'recent' })}>
          {m.staff_visits_recent()}
        </ToggleChip>
        <ToggleChip pressed={search.state === 'home'} onPress={() => go({ state: 'home' })}>
          {m.staff_visits_home()}
        </ToggleChip>
      </fieldset>
      <List search={search} onPage={(page) => go({ ...search, page })} />
    </Page>
  );
};
