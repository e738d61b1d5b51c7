import type { CallReply } from '@balsam/contract/call';
import type { records } from '@balsam/contract/records';
import type { Danger } from '@balsam/domain/records';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { DangerMarks } from '#shared/records/danger-marks.tsx';
import { DoubtMark } from '#shared/records/doubt-mark.tsx';
import { ProgressMark } from '#shared/records/progress-mark.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { toast } from '#shared/ui/toast.ts';
import { Unread } from '#shared/ui/unread.tsx';
import { fileOf } from './queries.ts';
import { Section } from './record-cards.tsx';
import { StatedMark } from './stated-mark.tsx';

type File = CallReply<typeof records.medicalFile>;
type Line = File['conditions'][number] & Partial<Danger>;
type Statement = {
  readonly id: number;
  readonly kind: 'allergy' | 'condition' | 'procedure' | 'medicine';
  readonly title: string;
  readonly title_ar: string;
  readonly note: string | null;
  readonly note_ar: string | null;
} & Pick<Line, 'doubt' | 'progress'> &
  Danger;
/** A medicine has none of these marks. */
const unmarked = { doubt: null, progress: null, criticality: null, severity: null } as const;

type Decision = 'confirmed' | 'rejected';

const kinds = {
  allergy: m.doctor_statement_allergy,
  condition: m.doctor_statement_condition,
  procedure: m.doctor_statement_procedure,
  medicine: m.doctor_statement_medicine,
} as const;

const linesOf = (kind: Statement['kind'], lines: readonly Line[]): Statement[] =>
  lines.flatMap(({ id, title, title_ar, note, stated, doubt, progress, criticality = null, severity = null }) =>
    stated === 'waiting'
      ? [{ id, kind, title, title_ar, note, note_ar: note, doubt, progress, criticality, severity }]
      : [],
  );

/** What waits for a doctor: allergies first, for a warning goes by them. */
const waitingIn = (file: File): Statement[] => [
  ...linesOf('allergy', file.allergies),
  ...file.medicines.flatMap(({ id, title, title_ar, dosage, dosage_ar, stated }): Statement[] =>
    stated === 'waiting'
      ? [{ id, kind: 'medicine', title, title_ar, note: dosage, note_ar: dosage_ar, ...unmarked }]
      : [],
  ),
  ...linesOf('condition', file.conditions),
  ...linesOf('procedure', file.procedures),
];

/** Medicines are kept by a call of their own. */
const decide = async (mrn: string, { id, kind }: Statement, decision: Decision): Promise<void> => {
  const params = { id: String(id) };
  await (kind === 'medicine'
    ? api.medications.change({ params, body: { mrn_number: mrn, confirmed: decision === 'confirmed' } })
    : api.records.decideStatement({ params, body: { mrn_number: mrn, decision } }));
};

type RejectProps = {
  readonly title: string;
  readonly pending: boolean;
  readonly onReject: () => void;
  readonly onKeep: () => void;
};

/** What is rejected leaves the record at once and cannot be taken back: it is asked first. */
const RejectDialog = ({ title, pending, onReject, onKeep }: RejectProps) => (
  <Dialog
    open
    onClose={onKeep}
    title={m.doctor_statement_reject_title()}
    actions={
      <>
        <Button variant="danger" pending={pending} onClick={onReject}>
          {m.doctor_statement_reject_yes()}
        </Button>
        <Button variant="outline" onClick={onKeep}>
          {m.doctor_statement_reject_no()}
        </Button>
      </>
    }
  >
    <p className="font-medium">
      <Marked>{title}</Marked>
    </p>
    <p className="text-text-2">{m.doctor_statement_reject_text()}</p>
  </Dialog>
);

const Waiting = ({ mrn, statement }: { readonly mrn: string; readonly statement: Statement }) => {
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const answer = useMutation({
    mutationFn: (decision: Decision) => decide(mrn, statement, decision),
    onSuccess: (_, decision) =>
      toast.success(decision === 'confirmed' ? m.doctor_statement_confirmed() : m.doctor_statement_rejected()),
    onError: () => setAsked(false),
    onSettled: () =>
      Promise.all(['records', 'visits', 'inpatients'].map((key) => client.invalidateQueries({ queryKey: [key] }))),
  });
  const title = inLocale(statement.title, statement.title_ar);
  const note = inLocale(statement.note ?? '', statement.note_ar ?? '');
  return (
    <li className="flex flex-col gap-2 py-3">
      <span className="text-small text-muted">{kinds[statement.kind]()}</span>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <bdi className="font-medium wrap-anywhere">
          <Marked>{title}</Marked>
        </bdi>
        <DangerMarks criticality={statement.criticality} severity={statement.severity} />
        <ProgressMark progress={statement.progress} />
        <DoubtMark doubt={statement.doubt} />
        <StatedMark />
      </span>
      {note !== '' && (
        <span className="text-small text-text-2">
          <Marked>{note}</Marked>
        </span>
      )}
      <FormError error={answer.error} />
      <span className="flex flex-wrap gap-2">
        <Button variant="soft" size="sm" pending={answer.isPending} onClick={() => answer.mutate('confirmed')}>
          {m.doctor_statement_confirm()}
          <span className="sr-only">
            <Marked>{title}</Marked>
          </span>
        </Button>
        <Button variant="text" size="sm" disabled={answer.isPending} onClick={() => setAsked(true)}>
          {m.doctor_statement_reject()}
          <span className="sr-only">
            <Marked>{title}</Marked>
          </span>
        </Button>
      </span>
      {isAsked && (
        <RejectDialog
          title={title}
          pending={answer.isPending}
          onReject={() => answer.mutate('rejected')}
          onKeep={() => setAsked(false)}
        />
      )}
    </li>
  );
};

/** What a patient states themselves and no doctor has confirmed yet: the doctor confirms or rejects it. Nothing where nothing waits. */
export const Statements = ({ mrn }: { readonly mrn: string }) => {
  const read = useQuery(fileOf(mrn));
  if (!read.data) return <Unread title={m.doctor_statements()} reads={[read]} />;
  const waiting = read.data.may_decide ? waitingIn(read.data) : [];
  if (waiting.length === 0) return null;
  return (
    <Section title={m.doctor_statements()}>
      <ul className="divide-y divide-line">
        {waiting.map((statement) => (
          <Waiting key={`${statement.kind} ${statement.id}`} mrn={mrn} statement={statement} />
        ))}
      </ul>
    </Section>
  );
};
