import type { CallReply } from '@balsam/contract/call';
import type { admissions } from '@balsam/contract/admissions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Card } from '#shared/ui/card.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { toast } from '#shared/ui/toast.ts';

type Department = CallReply<typeof admissions.departments>['items'][number];
type Person = Department['doctors'][number];

/** Who may be chosen; a head who works elsewhere by now is still shown. */
const choicesOf = ({ doctors, head }: Department): readonly Person[] =>
  head && !doctors.some(({ id }) => id === head.id) ? [head, ...doctors] : doctors;

const Row = ({ department }: { readonly department: Department }) => {
  const { id, title, title_ar, head } = department;
  const client = useQueryClient();
  const name = useMutation({
    mutationFn: (head_doctor_id: number | null) =>
      api.admissions.nameHead({ params: { id }, body: { head_doctor_id, before: head?.id ?? null }, quiet: true }),
    onSuccess: () => toast.success(m.admissions_departments_saved()),
    onSettled: () => client.invalidateQueries({ queryKey: ['admissions'] }),
  });
  const options = choicesOf(department).map((doctor) => ({
    value: String(doctor.id),
    label: inLocale(doctor.name, doctor.name_ar),
  }));
  return (
    <li className="flex flex-col gap-3 px-4 py-4 desktop:px-5">
      <h2 className="text-h3">{inLocale(title, title_ar)}</h2>
      <SelectField
        label={m.admissions_departments_head()}
        aria-label={`${m.admissions_departments_head()}: ${inLocale(title, title_ar)}`}
        hint={head === null ? m.admissions_departments_nobody_text() : undefined}
        options={[{ value: 'none', label: m.admissions_departments_nobody() }, ...options]}
        value={head === null ? 'none' : String(head.id)}
        disabled={name.isPending}
        onChange={({ currentTarget: { value } }) => name.mutate(value === 'none' ? null : Number(value))}
      />
      <FormError error={name.error} />
    </li>
  );
};

const Departments = () => {
  const { data, error, refetch } = useQuery(api.admissions.departments.query({ quiet: true }));
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={6} />;
  return (
    <Card flush>
      <ul className="divide-y divide-line">
        {data.items.map((department) => (
          <Row key={department.id} department={department} />
        ))}
      </ul>
    </Card>
  );
};

/** `/staff/departments`: who answers for each department, named by administrators (D13.10). */
export const DepartmentsPage = () => (
  <Page narrow>
    <PageHeading title={m.admissions_departments_title()} detail={m.admissions_departments_hint()} />
    <Departments />
  </Page>
);
