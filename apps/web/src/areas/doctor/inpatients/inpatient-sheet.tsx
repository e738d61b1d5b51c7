import { writtenText } from '@balsam/domain/text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { admissionRules } from '@balsam/domain/admissions';
import * as m from '#paraglide/messages.js';
import { ApiError, api } from '#shared/api/index.ts';
import { asOneIntent } from '#shared/api/intent-key.ts';
import { dateTime } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { languageOf, Marked } from '#shared/ui/person-name.tsx';
import { EmptyState, ErrorState, Skeleton } from '#shared/ui/states.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { toast } from '#shared/ui/toast.ts';
import { useDraft } from '#shared/ui/use-draft.ts';
import { CaseHistoryView } from '#shared/visits/case-history-view.tsx';
import { PreventionCard } from '../visit/prevention-card.tsx';
import { EarlierVisits, RecordCards, Section } from '../visit/record-cards.tsx';
import { Reports } from '../visit/reports.tsx';
import { Results } from '../visit/results.tsx';
import { Statements } from '../visit/statements.tsx';
import { StayHead } from './inpatient-card.tsx';
import { type InpatientDetail, inpatientList, inpatientOf } from './queries.ts';

const NoteForm = ({ id }: { readonly id: number }) => {
  const { draft, change, clear } = useDraft(`inpatient note ${id}`, { text: '' });
  const text = writtenText(draft.text);
  const client = useQueryClient();
  const add = useMutation({
    mutationFn: (written: string) =>
      asOneIntent('inpatient note', { id, written }, (_, idempotencyKey) =>
        api.inpatients.addNote({ params: { id: String(id) }, body: { text: written }, idempotencyKey }),
      ),
    onSuccess: (stay) => {
      client.setQueryData(inpatientOf(id).queryKey, stay);
      void client.invalidateQueries({ queryKey: inpatientList.queryKey });
      clear();
      toast.success(m.doctor_inpatient_note_added());
    },
  });
  return (
    <div className="flex flex-col gap-3">
      <FormError error={add.error} />
      <TextArea
        label={m.doctor_inpatient_note()}
        hint={m.doctor_inpatient_note_hint()}
        dir="auto"
        maxLength={admissionRules.noteLongest}
        value={draft.text}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      <Button className="self-start" disabled={text === ''} pending={add.isPending} onClick={() => add.mutate(text)}>
        {m.doctor_inpatient_note_add()}
      </Button>
    </div>
  );
};

const Notes = ({ stay }: { readonly stay: InpatientDetail }) => (
  <Section title={m.doctor_inpatient_notes()}>
    <NoteForm id={stay.id} />
    {stay.notes.length > 0 && (
      <ul className="divide-y divide-line">
        {stay.notes.map((note) => (
          <li key={note.id} className="flex flex-col gap-1 py-3">
            <p dir="auto" lang={languageOf(note.text)} className="text-start wrap-anywhere whitespace-pre-wrap">
              {note.text}
            </p>
            <p className="text-small text-muted">
              <time dateTime={note.written_at} className="tabular">
                {dateTime(note.written_at)}
              </time>
              {!note.mine && (
                <>
                  {' '}
                  <Marked>{inLocale(note.author, note.author_ar)}</Marked>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    )}
  </Section>
);

const Told = ({ history }: { readonly history: NonNullable<InpatientDetail['case_history']> }) => (
  <Section title={m.visits_history_of_patient()}>
    <p className="text-small text-muted">{m.doctor_inpatient_told({ when: dateTime(history.updated_at) })}</p>
    <CaseHistoryView history={{ ...history, file_ids: [] }} />
  </Section>
);

const Stay = ({ stay }: { readonly stay: InpatientDetail }) => {
  const mrn = stay.patient.mrn_number;
  return (
    <>
      <StayHead stay={stay} as="h3" />
      <p className="font-medium wrap-anywhere">
        <Marked>{inLocale(stay.diagnosis, stay.diagnosis_ar)}</Marked>
      </p>
      <div className="grid grid-cols-1 items-start gap-4 desktop:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <Notes stay={stay} />
          {stay.case_history && <Told history={stay.case_history} />}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {mrn !== null && <Results mrn={mrn} />}
          {mrn !== null && <Reports mrn={mrn} />}
          <RecordCards chart={stay} />
          {mrn !== null && <Statements mrn={mrn} />}
          {mrn !== null && <PreventionCard mrn={mrn} />}
          {mrn !== null && <EarlierVisits mrn={mrn} />}
        </div>
      </div>
    </>
  );
};

/** One stay: the notes, the results with their trend, and what the record says. */
const InpatientSheet = ({ id, onClose }: { readonly id: number; readonly onClose: () => void }) => {
  const { data, error, refetch } = useQuery(inpatientOf(id));
  const isGone = error instanceof ApiError && error.code === 'not_found';
  return (
    <Dialog open broad closable onClose={onClose} title={m.doctor_inpatient_title()}>
      {isGone && <EmptyState art="done" title={m.doctor_inpatient_gone()} text={m.doctor_inpatient_gone_text()} />}
      {error && !isGone && !data && <ErrorState onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-64 rounded-lg" />}
      {data && !isGone && <Stay stay={data} />}
    </Dialog>
  );
};

export default InpatientSheet;
