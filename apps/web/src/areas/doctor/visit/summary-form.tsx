import { sickLeaveRules } from '@balsam/domain/reports';
import { addDays } from '@balsam/domain/time';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { day, number } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { ConflictNote } from '#shared/ui/conflict-note.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import type { Summary } from '#shared/visits/summary-view.tsx';
import { AdvicePhrases } from './advice-phrases.tsx';
import { DiagnosisPicker } from './diagnosis-picker.tsx';
import { type Draft, isWhole } from './draft.ts';
import { MedicinePicker } from './medicine-picker.tsx';
import type { DoctorAppointment } from './queries.ts';
import { SignDialog } from './sign-dialog.tsx';
import { useSummaryDraft } from './use-summary-draft.ts';

const followUps = [3, 7, 14, 30, 60, 90, 180] as const;

type PartProps = { readonly draft: Draft; readonly change: (part: Partial<Draft>) => void };

const SickLeave = ({ draft, change, from }: PartProps & { readonly from: string }) => {
  const days = Array.from({ length: sickLeaveRules.mostDays }, (_, n) => addDays(from, n));
  return (
    <SelectField
      label={m.doctor_sick_leave()}
      hint={m.doctor_sick_leave_hint({ day: day(from) })}
      placeholder={m.doctor_sick_leave_none()}
      options={days.map((to, n) => ({
        value: to,
        label: m.doctor_sick_leave_until({
          day: day(to),
          days: m.visits_day_count({ count: n + 1, shown: number(n + 1) }),
        }),
      }))}
      value={draft.sick_leave?.to ?? ''}
      onChange={({ currentTarget: { value } }) => change({ sick_leave: value === '' ? null : { from, to: value } })}
    />
  );
};

const FollowUp = ({ draft, change }: PartProps) => (
  <SelectField
    label={m.doctor_follow_up()}
    placeholder={m.doctor_follow_up_none()}
    options={followUps.map((days) => ({
      value: String(days),
      label: m.doctor_follow_up_in({ days: m.visits_day_count({ count: days, shown: number(days) }) }),
    }))}
    value={draft.follow_up_days === null ? '' : String(draft.follow_up_days)}
    onChange={({ currentTarget: { value } }) => change({ follow_up_days: value === '' ? null : Number(value) })}
  />
);

const states = {
  saved: m.doctor_draft_saved,
  saving: m.visits_history_saving,
  failed: m.visits_history_not_saved,
} as const;

type Saving = ReturnType<typeof useSummaryDraft>;

/** Whether all of it is with the hospital, and if not, why. */
const SaveNote = ({ state, refusal, changed, takeTheirs, keepMine }: Saving) => (
  <>
    <output className="text-small text-muted">{!(state === 'failed' && refusal) && states[state]()}</output>
    <FormError error={changed ? undefined : refusal} />
    {changed && (
      <ConflictNote
        keep={{ label: m.doctor_draft_mine(), onPress: () => keepMine(changed) }}
        take={{ label: m.doctor_draft_theirs(), onPress: () => takeTheirs(changed) }}
      >
        <p>{m.doctor_draft_changed()}</p>
      </ConflictNote>
    )}
  </>
);

type FormProps = {
  readonly visit: DoctorAppointment;
  /** As it was saved or read last. */
  readonly summary: Summary;
};

/** The draft of a summary, kept as it is written, and signed once. */
export const SummaryForm = ({ visit, summary }: FormProps) => {
  const { id } = visit;
  const [step, setStep] = useState<'writing' | 'saving' | 'signing'>('writing');
  const saving = useSummaryDraft(id, summary);
  const { draft, change, saveNow, changed, noteChanged } = saving;
  /** What is signed is what the hospital has: nothing is asked before all of it has arrived. */
  const sign = async (): Promise<void> => {
    setStep('saving');
    setStep((await saveNow()) ? 'signing' : 'writing');
  };
  return (
    <Card as="section" className="flex flex-col gap-5">
      <h2 className="text-h3">{m.visits_summary_title()}</h2>
      <TextArea
        label={m.visits_summary_findings()}
        dir="auto"
        rows={4}
        maxLength={4000}
        value={draft.findings}
        onChange={({ currentTarget }) => change({ findings: currentTarget.value })}
      />
      <DiagnosisPicker draft={draft} change={change} />
      <MedicinePicker draft={draft} change={change} warnings={summary.warnings} />
      <TextArea
        label={m.visits_summary_advice()}
        dir="auto"
        rows={3}
        maxLength={4000}
        value={draft.advice}
        onChange={({ currentTarget }) => change({ advice: currentTarget.value })}
      />
      <AdvicePhrases draft={draft} change={change} />
      <div className="grid gap-4 desktop:grid-cols-2">
        <SickLeave draft={draft} change={change} from={visit.booked_date} />
        <FollowUp draft={draft} change={change} />
      </div>
      <SaveNote {...saving} />
      <Button
        size="lg"
        icon={PenLine}
        disabled={!isWhole(draft) || changed !== undefined}
        pending={step === 'saving'}
        onClick={() => void sign()}
      >
        {m.doctor_sign()}
      </Button>
      {!isWhole(draft) && <p className="text-small text-muted">{m.doctor_sign_missing()}</p>}
      {step === 'signing' && (
        <SignDialog id={id} seen={summary.updated_at} onChanged={noteChanged} onClose={() => setStep('writing')} />
      )}
    </Card>
  );
};
