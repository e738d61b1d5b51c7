import { roleMay, staffStates, type StaffState } from '@balsam/domain/identity';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ChevronRight, UserPlus } from 'lucide-react';
import { lazy, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { useSession } from '#shared/api/session.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { leaveDays } from '#shared/schedule/leave-list.tsx';
import { Avatar, portraitNamed } from '#shared/ui/avatar.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Card, SectionTitle } from '#shared/ui/card.tsx';
import { Deferred } from '#shared/ui/deferred.tsx';
import { InlineList, Ltr } from '#shared/ui/inline-list.tsx';
import { TextLink } from '#shared/ui/link-button.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { SearchBox } from '#shared/ui/search-box.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { Unread } from '#shared/ui/unread.tsx';
import { useWithinList } from '#shared/ui/use-within-list.ts';
import { Pagination } from '../people/pagination.tsx';
import { pageLength } from '../people/queries.ts';
import { DoctorChips, stateWord } from './doctor-chips.tsx';
import type { LeaveRequest, StaffDoctor } from './queries.ts';
import type { DoctorsSearch } from './search.ts';

const InviteDialog = lazy(() => import('./invite-dialog.tsx'));

const RequestRow = ({ request: r }: { readonly request: LeaveRequest }) => (
  <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
    <span className="flex min-w-0 flex-col">
      <span className="font-bold">
        <Marked>{inLocale(r.doctor.display_name, r.doctor.display_name_ar)}</Marked>
      </span>
      <InlineList className="text-small text-text-2">
        <span>{leaveDays(r)}</span>
        {r.reason && (
          <span className="wrap-anywhere">
            <Marked>{r.reason}</Marked>
          </span>
        )}
      </InlineList>
    </span>
    <TextLink to="/staff/doctors/$id" params={{ id: String(r.doctor.id) }} search={{ tab: 'leave' }}>
      {m.doctors_request_open()}
      <span className="sr-only">{inLocale(r.doctor.display_name, r.doctor.display_name_ar)}</span>
    </TextLink>
  </li>
);

/** What doctors asked for and nobody answered; nothing while there is none. */
export const Requests = () => {
  const read = useQuery({ ...api.doctors.requests.query({ quiet: true }), refetchInterval: 60_000 });
  const { data } = read;
  if (!data) return <Unread title={m.doctors_requests()} reads={[read]} />;
  if (data.items.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <SectionTitle>{m.doctors_requests()}</SectionTitle>
      <Card flush>
        <ul className="divide-y divide-line">
          {data.items.map((request) => (
            <RequestRow key={request.id} request={request} />
          ))}
        </ul>
      </Card>
    </section>
  );
};

const Row = ({ doctor: d }: { readonly doctor: StaffDoctor }) => (
  <li>
    <Link
      to="/staff/doctors/$id"
      params={{ id: String(d.id) }}
      className="flex items-center gap-3 px-4 py-3.5 text-text no-underline hover:bg-surface-2 desktop:px-5"
    >
      <Avatar portrait={portraitNamed(d.portrait, d.id)} photo={d.photo_url} />
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="flex min-w-0 flex-col">
          <span className="font-bold">
            <Marked>{inLocale(d.display_name, d.display_name_ar)}</Marked>
          </span>
          <InlineList className="text-small text-muted">
            <Ltr>{d.code}</Ltr>
            <span>{inLocale(d.default_speciality.title, d.default_speciality.title_ar)}</span>
          </InlineList>
        </span>
        <span className="flex flex-wrap gap-2">
          <DoctorChips doctor={d} />
        </span>
      </span>
      <ChevronRight aria-hidden size={20} className="mirrored shrink-0" />
    </Link>
  </li>
);

type ListProps = { readonly search: DoctorsSearch; readonly onPage: (page: number) => void };

const List = ({ search: { q, state, page = 1 }, onPage }: ListProps) => {
  const query = api.doctors.list.query({ query: { q, state, page, limit: pageLength }, quiet: true });
  const { data: found, error, refetch } = useQuery({ ...query, placeholderData: keepPreviousData });
  const data = useWithinList(found);
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={5} />;
  if (data.items.length === 0) return <EmptyState art="box" title={m.doctors_none()} text={m.doctors_none_text()} />;
  return (
    <>
      <Card flush>
        <ul className="divide-y divide-line">
          {data.items.map((doctor) => (
            <Row key={doctor.id} doctor={doctor} />
          ))}
        </ul>
      </Card>
      <Pagination page={data.page} total={data.total} onPage={onPage} />
    </>
  );
};

const stateOptions = () => [
  { value: '', label: m.doctors_all_states() },
  ...staffStates.map((state) => ({ value: state, label: stateWord(state) })),
];

type FilterProps = { readonly search: DoctorsSearch; readonly go: (to: DoctorsSearch) => void };

const Filters = ({ search: { q, state }, go }: FilterProps) => {
  const change = (to: { q?: string | undefined; state?: StaffState | undefined }): void =>
    go({ ...(to.q && { q: to.q }), ...(to.state && { state: to.state }) });
  return (
    <div className="grid gap-3 desktop:grid-cols-[1fr_14rem]">
      <SearchBox label={m.doctors_search()} initial={q ?? ''} onSearch={(text) => change({ q: text, state })} />
      <SelectField
        label={m.doctors_filter_state()}
        labelHidden
        options={stateOptions()}
        value={state ?? ''}
        onChange={({ currentTarget: { value } }) =>
          change({ q, state: staffStates.find((each): each is StaffState => each === value) })
        }
      />
    </div>
  );
};

/** `/staff/doctors`: the doctors, with what waits to be decided about each (DECISIONS section 13). */
export const DoctorsPage = () => {
  const search = useSearch({ from: '/staff/doctors/' });
  const navigate = useNavigate({ from: '/staff/doctors/' });
  const mayInvite = roleMay(useSession()?.user.role_id ?? 0, 'manage_doctor_accounts');
  const [isInviting, setInviting] = useState(false);
  const go = (to: DoctorsSearch): void => void navigate({ search: to, resetScroll: false });
  return (
    <Page>
      <PageHeading
        title={m.doctors_title()}
        detail={m.doctors_hint()}
        action={
          mayInvite && (
            <Button icon={UserPlus} onClick={() => setInviting(true)}>
              {m.doctors_invite()}
            </Button>
          )
        }
      />
      <Requests />
      <Filters search={search} go={go} />
      <List search={search} onPage={(page) => go({ ...search, page })} />
      <Deferred>
        {isInviting && (
          <InviteDialog
            onClose={() => setInviting(false)}
            onInvited={({ id }) => void navigate({ to: '/staff/doctors/$id', params: { id: String(id) }, search: {} })}
          />
        )}
      </Deferred>
    </Page>
  );
};
