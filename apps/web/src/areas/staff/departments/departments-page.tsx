import type { CallReply } from '@balsam/contract/call';
import type { admissions } from '@balsam/contract/admissions';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { toast } from '#shared/ui/toast.ts';
import { type Choice, useNameHead } from './use-name-head.ts';

type Department = CallReply<typeof admissions.departments>['items'][number];
type Person = Department['doctors'][number];

/** Who may be chosen; a head who works elsewhere by now is still shown. */
const choicesOf = ({ doctors, head }: Department): readonly Person[] =>
  head && !doctors.some(({ id }) => id === head.id) ? [head, ...doctors] : doctors;

const nobody = 'none';
const valueOf = (doctorId: number | null): string => (doctorId === null ? nobody : String(doctorId));

/** Chosen first and saved by a press: by keyboard a list goes through those between, and each would be named. */
const Row = ({ department }: { readonly department: Department }) => {
  const { id, title, title_ar, head } = department;
  const before = head?.id ?? null;
  const [choice, setChoice] = useState<Choice>();
  const clear = (): void => setChoice(undefined);
  const name = useNameHead(id, {
    onDone: () => toast.success(m.admissions_departments_saved()),
    onOvertaken: clear,
  });
  const options = choicesOf(department).map((doctor) => ({
    value: String(doctor.id),
    label: inLocale(doctor.name, doctor.name_ar),
  }));
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (choice && !name.isPending) name.mutate(choice, { onSuccess: clear });
  };
  const of = inLocale(title, title_ar);
  return (
    <li className="px-4 py-4 desktop:px-5">
      <form noValidate onSubmit={submit} className="flex flex-col gap-3">
        <h2 className="text-h3">{of}</h2>
        <SelectField
          label={m.admissions_departments_head()}
          aria-label={`${m.admissions_departments_head()}: ${of}`}
          hint={head === null ? m.admissions_departments_nobody_text() : undefined}
          options={[{ value: nobody, label: m.admissions_departments_nobody() }, ...options]}
          value={choice ? valueOf(choice.head_doctor_id) : valueOf(before)}
          onChange={({ currentTarget: { value } }) => {
            const chosen = value === nobody ? null : Number(value);
            setChoice(chosen === before ? undefined : { head_doctor_id: chosen, before });
          }}
        />
        <FormError error={name.error} />
        {choice && (
          <Button type="submit" size="sm" pending={name.isPending} className="self-start">
            {m.staff_save()}
            <span className="sr-only">{of}</span>
          </Button>
        )}
      </form>
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
