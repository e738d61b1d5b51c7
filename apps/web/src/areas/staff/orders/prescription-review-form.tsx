import { type SubmitEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { ToggleChip } from '#shared/ui/chip.tsx';
import { CheckBox } from '#shared/ui/choices.tsx';
import { Note } from '#shared/ui/note.tsx';
import { toast } from '#shared/ui/toast.ts';
import { type PharmacyOrder, type OnRefusal, useOrderChange } from './queries.ts';
import { ReasonField } from './reason-field.tsx';
import { isUndecided, type ReviewChoice } from './review-choice.ts';

type Verdict = ReviewChoice['verdict'];

const choices: readonly { readonly verdict: Verdict; readonly word: () => string }[] = [
  { verdict: 'approved', word: m.staff_judge_all },
  { verdict: 'partly_approved', word: m.staff_judge_some },
  { verdict: 'rejected', word: m.staff_judge_none },
];

const words: Readonly<Record<Verdict, () => string>> = {
  approved: m.staff_judge_approve,
  partly_approved: m.staff_judge_partly,
  rejected: m.staff_judge_reject,
};

const notes: Readonly<Partial<Record<Verdict, () => string>>> = {
  partly_approved: m.staff_judge_partly_note,
  rejected: m.staff_judge_reject_note,
};

type PrescribedItems = PharmacyOrder['items'];
type CoveredProps = {
  readonly lines: PrescribedItems;
  readonly kept: ReadonlySet<number>;
  readonly onKeep: (kept: ReadonlySet<number>) => void;
  readonly isNoneKept: boolean;
  readonly onNoneKept: (isNoneKept: boolean) => void;
  /** It was to be sent before anything was said. */
  readonly isMissing: boolean;
};

/** What the prescription covers, line by line; that it is none of them is said as well. */
const Covered = ({ lines, kept, onKeep, isNoneKept, onNoneKept, isMissing }: CoveredProps) => (
  <fieldset aria-label={m.staff_judge_title()} className="flex flex-col">
    {lines.map((item) => (
      <CheckBox
        key={item.id}
        label={`${inLocale(item.productNameEn, item.productNameAr)} ${m.staff_times({ count: number(item.quantity) })}`}
        checked={kept.has(item.id)}
        onChange={({ currentTarget: { checked } }) =>
          onKeep(new Set(checked ? [...kept, item.id] : [...kept].filter((id) => id !== item.id)))
        }
      />
    ))}
    {kept.size === 0 && (
      <CheckBox
        label={m.staff_judge_none_kept()}
        checked={isNoneKept}
        onChange={({ currentTarget: { checked } }) => onNoneKept(checked)}
      />
    )}
    <div role="alert">{isMissing && <Note tone="danger">{m.staff_judge_undecided()}</Note>}</div>
  </fieldset>
);

type WhyProps = { readonly verdict: Verdict; readonly reason: string; readonly onReason: (reason: string) => void };

/** What follows from anything but a whole approval, and why. */
const Why = ({ verdict, reason, onReason }: WhyProps) => {
  const note = notes[verdict];
  if (!note) return null;
  return (
    <>
      <Note tone={verdict === 'rejected' ? 'danger' : 'warning'}>{note()}</Note>
      <ReasonField value={reason} onChange={onReason} />
    </>
  );
};

type PrescriptionReviewFormProps = { readonly order: PharmacyOrder; readonly onRefusal: OnRefusal };

/** The prescription covers all of it, some of it, or nothing. What is left out is refunded at once, and the patient reads why. */
export const PrescriptionReviewForm = ({ order, onRefusal }: PrescriptionReviewFormProps) => {
  const present = order.items.filter((item) => !item.isTakenOut);
  const prescribed = present.filter((item) => item.isPrescription);
  const [verdict, setVerdict] = useState<Verdict>('approved');
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const [isNoneKept, setNoneKept] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [reason, setReason] = useState('');
  const review = useOrderChange(
    () =>
      api.pharmacyDesk.reviewPrescription({
        params: { id: order.id },
        body: { verdict, line_ids: verdict === 'partly_approved' ? [...kept] : [], reason },
        quiet: true,
      }),
    { onDone: () => toast.success(m.staff_judge_done()), onRefusal },
  );
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const undecided = isUndecided({ verdict, kept, isNoneKept });
    setMissing(undecided);
    if (!undecided && !review.isPending) review.mutate(undefined);
  };
  const offered = choices.filter((choice) => choice.verdict !== 'partly_approved' || present.length > 1);
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3 rounded-md border border-line p-4">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-3 font-bold">{m.staff_judge_title()}</legend>
        {offered.map((choice) => (
          <ToggleChip
            key={choice.verdict}
            pressed={verdict === choice.verdict}
            onPress={() => setVerdict(choice.verdict)}
          >
            {choice.word()}
          </ToggleChip>
        ))}
      </fieldset>
      {verdict === 'partly_approved' && (
        <Covered
          lines={prescribed}
          kept={kept}
          onKeep={setKept}
          isNoneKept={isNoneKept}
          onNoneKept={setNoneKept}
          isMissing={isMissing && isUndecided({ verdict, kept, isNoneKept })}
        />
      )}
      <Why verdict={verdict} reason={reason} onReason={setReason} />
      <Button type="submit" variant={verdict === 'rejected' ? 'danger' : 'filled'} pending={review.isPending}>
        {words[verdict]()}
      </Button>
    </form>
  );
};
