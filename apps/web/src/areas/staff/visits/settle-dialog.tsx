import { writtenText } from '@balsam/domain/text';
import { outcomeReason } from '@balsam/domain/booking';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarCheck2, Wallet } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { asOneIntent } from '#shared/api/intent-key.ts';
import { Button } from '#shared/ui/button.tsx';
import { RadioCards } from '#shared/ui/choices.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Note } from '#shared/ui/note.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { toast } from '#shared/ui/toast.ts';
import type { Appointment } from '#shared/visits/appointment.ts';
import { VisitHistory } from './visit-history.tsx';

const outcomes = {
  completed: m.staff_visits_completed,
  checked_in: m.desk_outcome_here,
  missed_by_patient: m.staff_visits_patient,
  missed_by_doctor: m.staff_visits_doctor,
  missed_by_both: m.staff_visits_both,
  line_failed: m.staff_visits_line,
} as const;
type Outcome = keyof typeof outcomes;
const choices = Object.keys(outcomes) as Outcome[];

type Visit = Pick<Appointment, 'id' | 'missed_by' | 'status'>;

/** That the patient was there is said of what they missed and was not given back. */
const isChoice = (outcome: Outcome, { missed_by: missedBy, status }: Visit): boolean =>
  outcome !== 'checked_in' || (missedBy === 'patient' && status === 'paid');

/** What the money does: it stays when care was given, or only the patient did not come (D10.03); who was there is decided about anew. */
const consequenceOf = (outcome: Outcome): string => {
  if (outcome === 'checked_in') return m.desk_outcome_open();
  return outcome === 'completed' || outcome === 'missed_by_patient' ? m.staff_visits_stays() : m.staff_visits_back();
};

type DialogProps = { readonly visit: Visit; readonly who: ReactNode; readonly onClose: () => void };

type Said = { readonly outcome: Outcome; readonly reason: string };

const useSettle = (id: number, onDone: () => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (said: Said) =>
      asOneIntent('settle', { id, ...said }, (_, idempotencyKey) =>
        api.booking.settle({ params: { id }, body: said, idempotencyKey }),
      ),
    onSuccess: () => {
      toast.success(m.staff_visits_saved());
      onDone();
    },
    onSettled: () => Promise.all(['booking', 'frontDesk'].map((of) => client.invalidateQueries({ queryKey: [of] }))),
  });
};

/** Asks what became of a visit and why, and says what that does to the money; the history stands below (D13.34). */
export const SettleDialog = ({ visit, who, onClose }: DialogProps) => {
  const [outcome, setOutcome] = useState<Outcome>();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const settle = useSettle(visit.id, onClose);
  const save = (): void => {
    const written = writtenText(reason);
    setMissing(written.length < outcomeReason.shortest);
    if (outcome && written.length >= outcomeReason.shortest) settle.mutate({ outcome, reason: written });
  };
  return (
    <Dialog
      open
      confirmClose
      onClose={() => !settle.isPending && onClose()}
      icon={CalendarCheck2}
      title={m.staff_visits_dialog()}
      actions={
        <>
          <Button size="lg" disabled={!outcome} pending={settle.isPending} onClick={save}>
            {m.staff_visits_save()}
          </Button>
          <Button variant="outline" size="lg" disabled={settle.isPending} onClick={onClose}>
            {m.staff_visits_cancel()}
          </Button>
        </>
      }
    >
      <p className="-mt-2 text-text-2">{who}</p>
      <RadioCards
        label={m.staff_visits_dialog()}
        labelHidden
        value={outcome}
        onChange={setOutcome}
        options={choices
          .filter((choice) => isChoice(choice, visit))
          .map((value) => ({ value, label: outcomes[value]() }))}
      />
      {outcome && (
        <Note tone="neutral" icon={Wallet}>
          {consequenceOf(outcome)}
        </Note>
      )}
      <TextArea
        label={m.desk_outcome_reason()}
        hint={m.desk_outcome_reason_hint()}
        dir="auto"
        rows={2}
        maxLength={outcomeReason.longest}
        value={reason}
        error={isMissing ? m.desk_outcome_reason_required() : undefined}
        onChange={({ currentTarget }) => {
          setReason(currentTarget.value);
          setMissing(false);
        }}
      />
      <VisitHistory id={visit.id} />
    </Dialog>
  );
};
