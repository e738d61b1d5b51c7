import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sickLeaveRules } from '@balsam/domain/reports';
import { addDays } from '@balsam/domain/time';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { asOneIntent } from '#shared/api/intent-key.ts';
import { day, number } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { toast } from '#shared/ui/toast.ts';
import type { Summary } from '#shared/visits/summary-view.tsx';
import { useAutosave } from '#shared/visits/use-autosave.ts';
import { AdvicePhrases } from './advice-phrases.tsx';
import { DiagnosisPicker } from './diagnosis-picker.tsx';
import { bodyOf, draftOf, type Draft } from './draft.ts';
import { MedicinePicker } from './medicine-picker.tsx';
import type { DoctorAppointment } from './queries.ts';

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

type SignProps = { readonly id: number; readonly onClose: () => void };

/** Asks once more: what is signed is final. */
const SignDialog = ({ id, onClose }: SignProps) => {
  const client = useQueryClient();
  const sign = useMutation({
    mutationFn: () =>
      asOneIntent('sign', { id }, (_, idempotencyKey) => api.visits.signSummary({ params: { id }, idempotencyKey })),
    onSuccess: (summary) => {
      client.setQueryData(api.visits.summary.query({ params: { id }, quiet: true }).queryKey, summary);
      toast.success(m.doctor_signed());
      onClose();
      return Promise.all(['booking', 'records'].map((module) => client.invalidateQueries({ queryKey: [module] })));
    },
    onError: onClose,
  });
  return (
    <Dialog
      open
      onClose={() => !sign.isPending && onClose()}
      icon={PenLine}
      title={m.doctor_sign_title()}
      actions={
        <>
          <Button size="lg" pending={sign.isPending} onClick={() => sign.mutate()}>
            {m.doctor_sign()}
          </Button>
          <Button variant="outline" size="lg" disabled={sign.isPending} onClick={onClose}>
            {m.doctor_sign_later()}
          </Button>
        </>
      }
    >
      <p className="-mt-2 text-text-2">{m.doctor_sign_text()}</p>
    </Dialog>
  );
};

const states = {
  saved: m.doctor_draft_saved,
  saving: m.visits_history_saving,
  failed: m.visits_history_not_saved,
} as const;

/** The draft of a summary, kept as it is written, and signed once. */
export const SummaryForm = ({ visit, initial }: { readonly visit: DoctorAppointment; readonly initial: Summary }) => {
  const { id } = visit;
  const [warnings, setWarnings] = useState(initial.warnings);
  const [isSigning, setSigning] = useState(false);
  const {
    value: draft,
    state,
    change,
    saveNow,
  } = useAutosave(draftOf(initial), async (value: Draft) => {
    const saved = await api.visits.saveSummary({ params: { id }, body: bodyOf(value), quiet: true });
    setWarnings(saved.warnings);
  });
  const isWhole = draft.findings.trim() !== '' && draft.diagnoses.length > 0;
  const sign = (): void => void saveNow().then(() => setSigning(true));
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
      <MedicinePicker draft={draft} change={change} warnings={warnings} />
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
      <output className="text-small text-muted">{states[state]()}</output>
      <Button size="lg" icon={PenLine} disabled={!isWhole} onClick={sign}>
        {m.doctor_sign()}
      </Button>
      {!isWhole && <p className="text-small text-muted">{m.doctor_sign_missing()}</p>}
      {isSigning && <SignDialog id={id} onClose={() => setSigning(false)} />}
    </Card>
  );
};
