import { riyadhDay } from '@balsam/domain/time';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { CircleAlert, RotateCw, Save } from 'lucide-react';
import { lazy, type SubmitEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { ApiError } from '#shared/api/api-error.ts';
import { api } from '#shared/api/index.ts';
import { asOneIntent } from '#shared/api/intent-key.ts';
import { serverErrorOf } from '#shared/api/server-error.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Deferred } from '#shared/ui/deferred.tsx';
import { type FieldErrors, focusFirstError } from '#shared/ui/form.ts';
import { FormError } from '#shared/ui/form-error.tsx';
import { Note } from '#shared/ui/note.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { toast } from '#shared/ui/toast.ts';
import { CorrectedIdentity, CorrectedPerson, CorrectedPhone, CorrectionGrounds } from './correct-fields.tsx';
import {
  changesIn,
  type Corrected,
  type CorrectionDraft,
  correctionOf,
  validateCorrection,
  wantsConfirmation,
} from './correction-draft.ts';
import { FileMissing } from './file-missing.tsx';
import { type DeskPatient, detailsOf, patientQuery, useDeskStep } from './queries.ts';

const CorrectDialog = lazy(() => import('./correct-dialog.tsx'));

type Sent = Corrected &
  Pick<CorrectionDraft, 'reason'> & { readonly document: Exclude<CorrectionDraft['document'], ''> };

const useCorrect = (patient: DeskPatient) => {
  const navigate = useNavigate();
  const { mrn_number: mrn } = patient;
  return useDeskStep(
    (sent: Sent) => {
      const body = { ...sent, seen: detailsOf(patient) };
      return asOneIntent('desk-correct', { mrn, ...body }, (_, idempotencyKey) =>
        api.frontDesk.correct({ params: { mrn }, body, idempotencyKey, quiet: true }),
      );
    },
    () => {
      toast.success(m.desk_corrected());
      void navigate({ to: '/staff/patients/$mrn', params: { mrn } });
    },
  );
};

/** The draft with what is wrong in it, and the question that may stand before it is sent. */
function useCorrection(patient: DeskPatient) {
  const correct = useCorrect(patient);
  const [draft, setDraft] = useState(() => correctionOf(patient));
  const [errors, setErrors] = useState<FieldErrors<keyof CorrectionDraft>>({});
  const [isAsking, setAsking] = useState(false);
  const [isUntouched, setUntouched] = useState(false);
  const changes = changesIn(draft, patient);
  const change = (part: Partial<CorrectionDraft>): void => {
    setDraft((before) => ({ ...before, ...part }));
    setErrors((before) => ({ ...before, ...Object.fromEntries(Object.keys(part).map((field) => [field, undefined])) }));
    setUntouched(false);
  };
  const send = (): void => {
    const { document, reason } = draft;
    setAsking(false);
    if (document !== '' && !correct.isPending) correct.mutate({ ...changes, document, reason });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (correct.isPending) return;
    const found = validateCorrection(draft, patient);
    setErrors(found);
    correct.reset();
    if (!focusFirstError(event.currentTarget, found)) return;
    setUntouched(Object.keys(changes).length === 0);
    if (Object.keys(changes).length === 0) return;
    if (wantsConfirmation(changes)) setAsking(true);
    else send();
  };
  const errorOf = (field: keyof CorrectionDraft) => errors[field]?.() ?? serverErrorOf(correct.error, field);
  const closeQuestion = () => setAsking(false);
  return {
    correct,
    changes,
    send,
    submit,
    isAsking,
    closeQuestion,
    isUntouched,
    fields: { draft, patient, onChange: change, errorOf },
  };
}

type FormProps = { readonly patient: DeskPatient; readonly onAgain: () => void };

const Form = ({ patient: known, onAgain }: FormProps) => {
  // What the desk began with: what is read again meanwhile is not what was seen.
  const [patient] = useState(known);
  const [today] = useState(() => riyadhDay(new Date()));
  const { correct, changes, send, submit, isAsking, closeQuestion, isUntouched, fields } = useCorrection(patient);
  const isOutdated = correct.error instanceof ApiError && correct.error.code === 'desk_changed';
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Card as="section" className="flex flex-col gap-4">
        <h2 className="text-h2">{m.desk_part_person()}</h2>
        <CorrectedPerson {...fields} today={today} />
      </Card>
      <Card as="section" className="flex flex-col gap-4">
        <h2 className="text-h2">{m.desk_part_identity()}</h2>
        <CorrectedIdentity {...fields} />
      </Card>
      <Card as="section" className="flex flex-col gap-4">
        <h2 className="text-h2">{m.identity_phone()}</h2>
        <CorrectedPhone {...fields} />
      </Card>
      <Card as="section" className="flex flex-col gap-4">
        <h2 className="text-h2">{m.desk_correct_grounds()}</h2>
        <CorrectionGrounds {...fields} />
      </Card>
      <div aria-live="polite">{isUntouched && <Note>{m.desk_correct_nothing()}</Note>}</div>
      <FormError icon={CircleAlert} error={correct.error} />
      {isOutdated && (
        <Button variant="outline" icon={RotateCw} onClick={onAgain}>
          {m.desk_correct_again()}
        </Button>
      )}
      <Button type="submit" size="lg" wide icon={Save} pending={correct.isPending}>
        {m.desk_correct_save()}
      </Button>
      <Deferred>{isAsking && <CorrectDialog changes={changes} onConfirm={send} onClose={closeQuestion} />}</Deferred>
    </form>
  );
};

/** `/staff/patients/:mrn/correct`: corrects who somebody is, or their phone, by a document (D9.02). */
export const CorrectPage = () => {
  const { mrn } = useParams({ from: '/staff/patients/$mrn/correct' });
  const [round, setRound] = useState(0);
  const { data, error, refetch } = useQuery(patientQuery(mrn));
  if (!data) return <FileMissing error={error} onRetry={() => void refetch()} />;
  return (
    <Page narrow>
      <PageHeading title={m.desk_correct()} detail={m.desk_correct_hint()} back={`/staff/patients/${mrn}`} />
      <Form key={round} patient={data} onAgain={() => setRound(round + 1)} />
    </Page>
  );
};
