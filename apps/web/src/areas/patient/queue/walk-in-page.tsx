import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { openClinicText } from '#shared/queue/waiting-text.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { RadioCards } from '#shared/ui/choices.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { type QueueClinic, useTakeTicket } from './queries.ts';

/** Each place once. */
const branchesOf = (clinics: readonly QueueClinic[]) => [
  ...new Map(
    clinics.map((clinic) => [
      clinic.location_id,
      { value: String(clinic.location_id), label: inLocale(clinic.location, clinic.location_ar) },
    ]),
  ).values(),
];

const detailOf = (clinic: QueueClinic): string => {
  if (clinic.state === 'paused') return m.queue_clinic_paused();
  if (clinic.state === 'closed') return m.queue_clinic_closed();
  return openClinicText(clinic);
};

const Clinics = ({ departmentId }: { departmentId: string }) => {
  const [branch, setBranch] = useState<string>();
  const [clinic, setClinic] = useState<string>();
  const take = useTakeTicket();
  const { data, error, refetch } = useQuery(api.queue.clinics.query({ query: { department_id: departmentId } }));
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={2} />;
  const branches = branchesOf(data.items);
  const here = branch ?? branches[0]?.value;
  const shown = data.items.filter(({ location_id: id }) => String(id) === here);
  if (branches.length === 0) return <EmptyState art="calendar" title={m.queue_no_clinics()} />;
  const chosen = shown.find(({ id }) => String(id) === clinic) ?? shown.find(({ state }) => state === 'open');
  return (
    <>
      <SelectField
        label={m.queue_branch()}
        value={here}
        options={branches}
        onChange={(event) => setBranch(event.currentTarget.value)}
      />
      <RadioCards
        label={m.queue_choose_clinic()}
        value={chosen && String(chosen.id)}
        onChange={setClinic}
        options={shown.map((each) => ({
          value: String(each.id),
          label: inLocale(each.title, each.title_ar),
          detail: detailOf(each),
          disabled: each.state !== 'open',
        }))}
      />
      <FormError icon={CircleAlert} error={take.error} />
      <Button
        size="lg"
        wide
        pending={take.isPending}
        disabled={!chosen}
        onClick={() => chosen && take.mutate({ type: 'walk_in', clinic_id: chosen.id })}
      >
        {m.queue_take()}
      </Button>
    </>
  );
};

/** `/queue/walk-in`: a ticket without an appointment. */
export const WalkInPage = () => {
  const [department, setDepartment] = useState('');
  const { data, error, refetch } = useQuery(api.queue.departments.query());
  return (
    <Page narrow>
      <PageHeading back="/dashboard" title={m.queue_walk_in_title()} detail={m.queue_walk_in_hint()} />
      {!data && (error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={2} />)}
      {data && (
        <SelectField
          label={m.queue_department()}
          placeholder={m.queue_choose()}
          value={department}
          options={data.items.map((each) => ({ value: String(each.id), label: inLocale(each.title, each.title_ar) }))}
          onChange={(event) => setDepartment(event.currentTarget.value)}
        />
      )}
      {department !== '' && <Clinics key={department} departmentId={department} />}
    </Page>
  );
};
