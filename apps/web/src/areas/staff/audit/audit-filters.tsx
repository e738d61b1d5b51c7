import { normaliseIdentity } from '@balsam/domain/identity';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type SubmitEvent } from 'react';
import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { textValue } from '#shared/ui/form.ts';
import { SelectField } from '#shared/ui/select-field.tsx';
import { DateField } from '#shared/ui/date-field.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { UnreadLine } from '#shared/ui/unread.tsx';
import { kindsQuery, staffQuery } from './queries.ts';
import { auditSearch, type AuditSearch } from './search.ts';

type FiltersProps = {
  readonly search: AuditSearch;
  /** The days that are shown when none were chosen. */
  readonly days: { readonly from: string; readonly until: string } | undefined;
  readonly today: string;
  readonly onSearch: (search: AuditSearch) => void;
};

const searchIn = (form: HTMLFormElement): AuditSearch =>
  auditSearch({
    number: normaliseIdentity(textValue(form, 'number')),
    staff: textValue(form, 'staff'),
    from: textValue(form, 'from'),
    until: textValue(form, 'until'),
    action: textValue(form, 'action'),
    what: textValue(form, 'what'),
  });

/** Somebody who is no longer, or never was, one of the staff stays chosen by the number in the address. */
const useStaff = (chosen: number | undefined) => {
  const read = useQuery(staffQuery());
  const options = (read.data?.items ?? []).map((person) => ({
    value: String(person.id),
    label: inLocale(person.name, person.name_ar),
  }));
  const isKnown = chosen === undefined || options.some(({ value }) => value === String(chosen));
  const other = isKnown ? [] : [{ value: String(chosen), label: m.audit_chosen_person() }];
  return { read, options: [{ value: '', label: m.audit_anybody() }, ...other, ...options] };
};

const useKinds = () => {
  const read = useQuery(kindsQuery());
  const options = (read.data?.items ?? [])
    .map(({ what, title, title_ar }) => ({ value: what, label: inLocale(title, title_ar) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  return { read, options: [{ value: '', label: m.audit_any_kind() }, ...options] };
};

const Days = ({ search, days, today }: Omit<FiltersProps, 'onSearch'>) => (
  <>
    <DateField
      key={`from ${days?.from}`}
      name="from"
      label={m.audit_from()}
      max={today}
      defaultValue={search.from ?? days?.from ?? ''}
    />
    <DateField
      key={`until ${days?.until}`}
      name="until"
      label={m.audit_until()}
      max={today}
      defaultValue={search.until ?? days?.until ?? ''}
    />
  </>
);

/** How the log is searched: whose record, who it was, which days, what was done. */
export const AuditFilters = ({ search, days, today, onSearch }: FiltersProps) => {
  const [staff, kinds] = [useStaff(search.staff), useKinds()];
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSearch(searchIn(event.currentTarget));
  };
  return (
    <Card as="section" className="flex flex-col gap-4">
      <UnreadLine reads={[staff.read, kinds.read]} />
      <search>
        <form noValidate onSubmit={submit} className="grid gap-4 desktop:grid-cols-3">
          <TextField
            name="number"
            label={m.audit_number()}
            hint={m.audit_number_hint()}
            ltr
            maxLength={20}
            autoComplete="off"
            defaultValue={search.number ?? ''}
          />
          <SelectField
            key={`staff ${staff.options.length}`}
            name="staff"
            label={m.audit_staff()}
            options={staff.options}
            defaultValue={String(search.staff ?? '')}
          />
          <SelectField
            key={`kinds ${kinds.options.length}`}
            name="what"
            label={m.audit_kind()}
            options={kinds.options}
            defaultValue={search.what ?? ''}
          />
          <Days search={search} days={days} today={today} />
          <SelectField
            name="action"
            label={m.audit_action()}
            options={[
              { value: '', label: m.audit_any_action() },
              { value: 'read', label: m.audit_read() },
              { value: 'write', label: m.audit_write() },
            ]}
            defaultValue={search.action ?? ''}
          />
          <Button type="submit" icon={Search} className="self-start">
            {m.audit_search()}
          </Button>
        </form>
      </search>
    </Card>
  );
};
