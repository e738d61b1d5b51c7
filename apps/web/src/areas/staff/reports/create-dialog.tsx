import type { CallReply } from '@balsam/contract/call';
import type { medicalReports } from '@balsam/contract/medical-reports';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { digitsOnly } from '@balsam/domain/text';
import { lastSickDay } from '@balsam/domain/reports';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { onceEach } from '#shared/api/once-each.ts';
import { day } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { DateField } from '#shared/ui/date-field.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { type DeskReport, kindLabels } from './queries.ts';

type Kind = DeskReport['kind'];
const kinds: readonly Kind[] = ['sick_leave', 'discharge_summary', 'detail_medical'];

type DialogProps = { readonly onClose: () => void; readonly onDone: (report: number) => void };

type Visit = CallReply<typeof medicalReports.deskVisits>['items'][number];
type Choice = { readonly mrn: string; readonly visit: string; readonly kind: Kind; readonly until: string };

const visitsOnPage = '50';

/** The visits of the patient with this number, the newest first, page by page. */
const useVisits = (mrn: string) => {
  const { data, error, ...older } = useInfiniteQuery({
    queryKey: ['medicalReports', 'deskVisits', mrn],
    queryFn: ({ pageParam, signal }) =>
      api.medicalReports.deskVisits({
        query: { mrn_number: mrn, page: String(pageParam), limit: visitsOnPage },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ page, limit, total }) => (page * limit < total ? page + 1 : undefined),
    enabled: /^\d{7}$/.test(mrn),
  });
  const rows = data?.pages.flatMap(({ items }) => items);
  return { visits: rows && onceEach(rows, ({ appointment_id }) => appointment_id), error, older };
};

const useCreate = (onDone: DialogProps['onDone']) =>
  useMutation({
    mutationFn: ({ of, kind, until }: { of: Visit; kind: Kind; until: string }) =>
      api.medicalReports.create({
        body: {
          appointment_id: of.appointment_id,
          kind,
          language: 'ar',
          ...(kind === 'sick_leave' && { from: of.day, to: until || of.day }),
        },
      }),
    onSuccess: ({ id }) => onDone(id),
  });

type FieldsProps = {
  readonly choice: Choice;
  readonly visits: readonly Visit[] | undefined;
  readonly chosen: Visit | undefined;
  readonly change: (part: Partial<Choice>) => void;
};

const Fields = ({ choice, visits, chosen, change }: FieldsProps) => (
  <>
    <TextField
      label={m.staff_reports_mrn()}
      ltr
      inputMode="numeric"
      maxLength={7}
      keep={digitsOnly}
      value={choice.mrn}
      onChange={({ currentTarget }) => change({ mrn: currentTarget.value })}
    />
    <SelectField
      label={m.staff_reports_kind()}
      value={choice.kind}
      options={kinds.map((one) => ({ value: one, label: kindLabels[one]() }))}
      onChange={({ currentTarget }) =>
        change({ kind: kinds.find((one) => one === currentTarget.value) ?? 'sick_leave' })
      }
    />
    <SelectField
      label={m.medicines_visit()}
      placeholder={m.staff_reports_choose_visit()}
      value={choice.visit}
      disabled={!visits}
      options={(visits ?? []).map((one) => ({
        value: String(one.appointment_id),
        label: `${day(one.day)} ${inLocale(one.doctor, one.doctor_ar)}`,
      }))}
      onChange={({ currentTarget }) => change({ visit: currentTarget.value })}
    />
    {choice.kind === 'sick_leave' && chosen && (
      <DateField
        label={m.reports_verify_to()}
        min={chosen.day}
        max={lastSickDay(chosen.day)}
        value={choice.until || chosen.day}
        onChange={({ currentTarget }) => change({ until: currentTarget.value })}
      />
    )}
  </>
);

/** A document that nobody asked for: of which visit, and for a sick leave until when. */
export const CreateDialog = ({ onClose, onDone }: DialogProps) => {
  const [choice, setChoice] = useState<Choice>({ mrn: '', visit: '', kind: 'sick_leave', until: '' });
  const { mrn, visit, kind, until } = choice;
  const { visits, error, older } = useVisits(mrn);
  const chosen = visits?.find(({ appointment_id: id }) => String(id) === visit);
  const create = useCreate(onDone);
  return (
    <Dialog
      open
      confirmClose
      closable
      onClose={onClose}
      title={m.staff_reports_new()}
      actions={
        <Button
          pending={create.isPending}
          disabled={!chosen}
          onClick={() => chosen && create.mutate({ of: chosen, kind, until })}
        >
          {m.staff_reports_begin()}
        </Button>
      }
    >
      <FormError error={create.error ?? error} />
      <Fields
        choice={choice}
        visits={visits}
        chosen={chosen}
        change={(part) => setChoice((before) => ({ ...before, ...part }))}
      />
      {older.hasNextPage && (
        <Button
          variant="text"
          className="self-start"
          pending={older.isFetchingNextPage}
          onClick={() => void older.fetchNextPage()}
        >
          {m.staff_reports_older_visits()}
        </Button>
      )}
    </Dialog>
  );
};
