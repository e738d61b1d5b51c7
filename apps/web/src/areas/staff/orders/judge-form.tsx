import { type SubmitEvent, useState } from 'react';
import * as m from '../../../paraglide/messages.js';
import { api, sentenceOf } from '../../../shared/api/index.ts';
import { inLocale } from '../../../shared/i18n/locale.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { CheckBox } from '../../../shared/ui/choices.tsx';
import { Note } from '../../../shared/ui/note.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { type DeskOrder, useDeskChange } from './queries.ts';

type Verdict = 'approved' | 'partly_approved' | 'rejected';

const verdictOf = (kept: number, asked: number, others: number): Verdict => {
  if (kept === asked) return 'approved';
  return kept === 0 && others === 0 ? 'rejected' : 'partly_approved';
};

const words: Readonly<Record<Verdict, () => string>> = {
  approved: m.staff_judge_approve,
  partly_approved: m.staff_judge_partly,
  rejected: m.staff_judge_reject,
};

/** What the prescription covers, line by line: all of it, some of it, or nothing. What is left out is refunded at once. */
export const JudgeForm = ({ order }: { order: DeskOrder }) => {
  const present = order.ITEMS.filter((item) => !item.IS_TAKEN_OUT);
  const asked = present.filter((item) => item.IS_PRESCRIPTION);
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set(asked.map(({ ID }) => ID)));
  const [reason, setReason] = useState('');
  const verdict = verdictOf(kept.size, asked.length, present.length - asked.length);
  const judge = useDeskChange(
    () =>
      api.desk.judge({
        params: { id: order.ID },
        body: { verdict, line_ids: verdict === 'partly_approved' ? [...kept] : [], reason },
        quiet: true,
      }),
    () => toast.good(m.staff_judge_done()),
  );
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!judge.isPending) judge.mutate(undefined);
  };
  const toggle = (id: number, on: boolean): void =>
    setKept((now) => new Set(on ? [...now, id] : [...now].filter((other) => other !== id)));
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3 rounded-md border border-line p-4">
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-2 font-bold">{m.staff_judge_title()}</legend>
        {asked.map((item) => (
          <CheckBox
            key={item.ID}
            label={inLocale(item.PRODUCT_NAME_EN, item.PRODUCT_NAME_AR)}
            checked={kept.has(item.ID)}
            onChange={({ currentTarget: { checked } }) => toggle(item.ID, checked)}
          />
        ))}
      </fieldset>
      {verdict !== 'approved' && (
        <>
          <Note tone="warning">
            {verdict === 'rejected' ? m.staff_judge_reject_note() : m.staff_judge_partly_note()}
          </Note>
          <TextArea
            label={m.staff_reason()}
            hint={m.staff_reason_hint()}
            maxLength={500}
            value={reason}
            onChange={({ currentTarget: { value } }) => setReason(value)}
          />
        </>
      )}
      {judge.error && (
        <div role="alert">
          <Note tone="danger">{sentenceOf(judge.error)}</Note>
        </div>
      )}
      <Button type="submit" look={verdict === 'rejected' ? 'danger' : 'filled'} pending={judge.isPending}>
        {words[verdict]()}
      </Button>
    </form>
  );
};
