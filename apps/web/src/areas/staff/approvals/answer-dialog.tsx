import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api, sentenceOf } from '#shared/api/index.ts';
import { money } from '#shared/format/index.ts';
import { numberLength, typedNumber } from '#shared/format/typed-number.ts';
import { Button } from '#shared/ui/button.tsx';
import { RadioCards } from '#shared/ui/choices.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Note } from '#shared/ui/note.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import type { WaitingApproval } from './types.ts';

type Decision = 'approved' | 'rejected';
type Draft = {
  readonly decision: Decision;
  readonly amount: string;
  readonly reference: string;
  readonly reason: string;
};

/** The amount that is approved: null where none is typed, NaN where it is none. */
export const approvedAmount = ({ decision, amount }: Pick<Draft, 'decision' | 'amount'>): number | null =>
  decision === 'approved' ? typedNumber(amount) : null;

const useAnswer = (id: number, onDone: () => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (draft: Draft) =>
      api.insurance.answer({
        params: { id: String(id) },
        body: {
          decision: draft.decision,
          reference: draft.reference,
          reason: draft.reason,
          ...(draft.decision === 'approved' && { amount: approvedAmount(draft) ?? 0 }),
        },
        quiet: true,
      }),
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: ['insurance'] }),
  });
};

type FieldsProps = {
  readonly draft: Draft;
  readonly amountError: string | undefined;
  readonly onChange: (change: Partial<Draft>) => void;
};

/** An approval has its amount, a rejection its reason; both may have the insurer's own reference. */
const Fields = ({ draft, amountError, onChange }: FieldsProps) => (
  <>
    {draft.decision === 'approved' ? (
      <TextField
        label={m.staff_approvals_amount()}
        inputMode="decimal"
        ltr
        maxLength={numberLength}
        value={draft.amount}
        error={amountError}
        onChange={(event) => onChange({ amount: event.currentTarget.value })}
      />
    ) : (
      <TextField
        label={m.staff_approvals_reason()}
        maxLength={500}
        value={draft.reason}
        onChange={(event) => onChange({ reason: event.currentTarget.value })}
      />
    )}
    <TextField
      label={m.staff_approvals_reference()}
      ltr
      maxLength={60}
      value={draft.reference}
      onChange={(event) => onChange({ reference: event.currentTarget.value })}
    />
  </>
);

/** What the insurer answered by telephone or on its own site. */
export const AnswerDialog = ({ approval, onClose }: { approval: WaitingApproval; onClose: () => void }) => {
  const [draft, setDraft] = useState<Draft>({
    decision: 'approved',
    amount: String(approval.asked),
    reference: approval.reference ?? '',
    reason: '',
  });
  const [isWrong, setWrong] = useState(false);
  const answer = useAnswer(approval.id, onClose);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // An amount that is left out means all that was asked for: what is no number must not become that.
    const isNoNumber = Number.isNaN(approvedAmount(draft));
    setWrong(isNoNumber);
    if (!isNoNumber && !answer.isPending) answer.mutate(draft);
  };
  return (
    <Dialog open confirmClose closable onClose={onClose} title={m.staff_approvals_answer_title()}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p>{m.staff_approvals_asked({ amount: money(approval.asked) })}</p>
        <RadioCards<Decision>
          label={m.staff_approvals_decision()}
          labelHidden
          columns={2}
          value={draft.decision}
          onChange={(decision) => setDraft({ ...draft, decision })}
          options={[
            { value: 'approved', label: m.staff_approvals_approve() },
            { value: 'rejected', label: m.staff_approvals_reject() },
          ]}
        />
        <Fields
          draft={draft}
          amountError={isWrong ? m.staff_number_wrong() : undefined}
          onChange={(change) => setDraft({ ...draft, ...change })}
        />
        <div role="alert">
          {answer.error && (
            <Note tone="danger" icon={CircleAlert}>
              {sentenceOf(answer.error)}
            </Note>
          )}
        </div>
        <Button type="submit" size="lg" pending={answer.isPending}>
          {m.staff_approvals_save()}
        </Button>
      </form>
    </Dialog>
  );
};
