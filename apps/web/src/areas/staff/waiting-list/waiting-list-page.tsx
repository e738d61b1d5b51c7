import type { CallReply } from '@balsam/contract/call';
import type { waitingList } from '@balsam/contract/waiting-list';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { dateTime, longDay, time } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Card } from '#shared/ui/card.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { InlineList, Ltr } from '#shared/ui/inline-list.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { Filled, gap, Marked } from '#shared/ui/person-name.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { UnreadLine } from '#shared/ui/unread.tsx';
import { useWithinList } from '#shared/ui/use-within-list.ts';
import { Pagination } from '../people/pagination.tsx';
import { pageLength } from '../people/queries.ts';
import type { WaitingSearch } from './search.ts';

type Waiting = CallReply<typeof waitingList.ofStaff>['items'][number];

const wishOf = ({ doctor, speciality }: Waiting): string => {
  if (doctor) return inLocale(doctor.display_name, doctor.display_name_ar);
  return speciality ? m.waiting_any_doctor({ speciality: inLocale(speciality.title, speciality.title_ar) }) : '';
};

const Row = ({ waiting }: { readonly waiting: Waiting }) => (
  <li className="flex flex-col gap-1.5 px-4 py-3.5 desktop:px-5">
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span className="font-bold">
        <Marked>{inLocale(waiting.patient.name, waiting.patient.name_ar)}</Marked>
      </span>
      {waiting.offered_at !== null && (
        <Chip tone="accent">{m.waiting_staff_offered({ time: time(waiting.offered_at) })}</Chip>
      )}
    </div>
    <InlineList className="text-text-2">
      <span>{wishOf(waiting)}</span>
      <span>
        {waiting.location ? inLocale(waiting.location.title, waiting.location.title_ar) : m.waiting_any_branch()}
      </span>
      <span>{m.waiting_until({ day: longDay(waiting.before) })}</span>
    </InlineList>
    <InlineList className="text-small text-muted">
      {waiting.patient.mrn_number !== null && (
        <span>
          <Filled sentence={m.waiting_staff_mrn({ mrn: gap })}>
            <Ltr>{waiting.patient.mrn_number}</Ltr>
          </Filled>
        </span>
      )}
      <span>{m.waiting_staff_since({ when: dateTime(waiting.created_at) })}</span>
      <span>
        {waiting.appointment_at === null
          ? m.waiting_staff_no_visit()
          : m.waiting_staff_visit({ when: dateTime(waiting.appointment_at) })}
      </span>
    </InlineList>
  </li>
);

type ListProps = { readonly search: WaitingSearch; readonly onPage: (page: number) => void };

const List = ({ search: { doctor, page = 1 }, onPage }: ListProps) => {
  const query = api.waitingList.ofStaff.query({ query: { doctor_id: doctor, page, limit: pageLength }, quiet: true });
  const {
    data: found,
    error,
    refetch,
  } = useQuery({ ...query, placeholderData: keepPreviousData, refetchInterval: 30_000 });
  const data = useWithinList(found);
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={4} />;
  if (data.items.length === 0) return <EmptyState art="done" title={m.waiting_staff_empty()} />;
  return (
    <>
      <Card flush>
        <ul className="divide-y divide-line">
          {data.items.map((waiting) => (
            <Row key={waiting.id} waiting={waiting} />
          ))}
        </ul>
      </Card>
      <Pagination page={data.page} total={data.total} onPage={onPage} />
    </>
  );
};

/** `/staff/waiting-list`: who wants an earlier time, by doctor (D13.04). */
export const StaffWaitingListPage = () => {
  const search = useSearch({ from: '/staff/waiting-list' });
  const navigate = useNavigate({ from: '/staff/waiting-list' });
  const go = (to: WaitingSearch): void => void navigate({ search: to, resetScroll: false });
  const doctors = useQuery(api.hospital.usersDoctors.query({ query: {}, quiet: true }));
  return (
    <Page>
      <PageHeading title={m.waiting_staff_title()} detail={m.waiting_staff_hint()} />
      <UnreadLine reads={[doctors]} />
      <div className="max-w-sm">
        <SelectField
          label={m.waiting_staff_doctor()}
          placeholder={m.waiting_staff_all()}
          value={search.doctor ?? ''}
          onChange={({ currentTarget }) => go(currentTarget.value ? { doctor: Number(currentTarget.value) } : {})}
          options={(doctors.data?.items ?? []).map((doctor) => ({
            value: String(doctor.id),
            label: inLocale(doctor.display_name, doctor.display_name_ar),
          }))}
        />
      </div>
      <List search={search} onPage={(page) => go({ ...search, page })} />
    </Page>
  );
};
