import type { CallReply } from '@balsam/contract/call';
import type { medicalReports } from '@balsam/contract/medical-reports';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FilePlus2 } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { day } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { InlineList, Ltr } from '#shared/ui/inline-list.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { useWithinList } from '#shared/ui/use-within-list.ts';
import { Pagination } from '../people/pagination.tsx';
import { pageLength } from '../people/queries.ts';

type Stay = CallReply<typeof medicalReports.deskStays>['items'][number];

/** The document is opened where it begins, or where a colleague has begun it the list is read again. */
const useBegin = (onBegun: (report: number) => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      api.medicalReports.createOfStay({ params: { id: String(id) }, body: { language: 'ar' } }),
    onSuccess: ({ id }) => onBegun(id),
    onSettled: () => client.invalidateQueries({ queryKey: ['medicalReports'] }),
  });
};

const Row = ({ stay, onBegun }: { stay: Stay; onBegun: (report: number) => void }) => {
  const begin = useBegin(onBegun);
  const { patient } = stay;
  return (
    <li className="flex flex-col gap-2 p-4 desktop:flex-row desktop:items-center desktop:justify-between">
      <div className="flex flex-col">
        <InlineList>
          <strong>
            <Marked>{inLocale(patient.name, patient.name_ar)}</Marked>
          </strong>
          {patient.mrn_number && <Ltr>{patient.mrn_number}</Ltr>}
        </InlineList>
        <InlineList className="text-small text-muted">
          <span>{m.reports_leave_days({ from: day(stay.from), to: day(stay.until) })}</span>
          <span>
            {m.reports_visit({
              doctor: inLocale(stay.doctor, stay.doctor_ar),
              speciality: inLocale(stay.department, stay.department_ar),
            })}
          </span>
        </InlineList>
        <FormError error={begin.error} />
      </div>
      <Button
        variant="outline"
        size="sm"
        icon={FilePlus2}
        className="self-start desktop:self-center"
        pending={begin.isPending}
        onClick={() => begin.mutate(stay.admission_id)}
      >
        {m.staff_reports_begin_summary()}
      </Button>
    </li>
  );
};

type Props = {
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onBegun: (report: number) => void;
};

/** Stays in hospital that ended and have no discharge summary yet; it is begun here. */
export const EndedStays = ({ page, onPage, onBegun }: Props) => {
  const query = api.medicalReports.deskStays.query({ query: { page: String(page), limit: String(pageLength) } });
  const { data: found, error, refetch } = useQuery({ ...query, placeholderData: keepPreviousData });
  const data = useWithinList(found);
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={4} />;
  if (data.items.length === 0) return <EmptyState art="done" title={m.staff_reports_stays_empty()} />;
  return (
    <>
      <Card flush>
        <ul className="divide-y divide-line">
          {data.items.map((stay) => (
            <Row key={stay.admission_id} stay={stay} onBegun={onBegun} />
          ))}
        </ul>
      </Card>
      <Pagination page={data.page} total={data.total} onPage={onPage} />
    </>
  );
};
