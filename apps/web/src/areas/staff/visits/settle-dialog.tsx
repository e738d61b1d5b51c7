import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarCheck2, Wallet } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { asOneIntent } from '#shared/api/intent-key.ts';
import { Button } from '#shared/ui/button.tsx';
import { RadioCards } from '#shared/ui/choices.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Note } from '#shared/ui/note.tsx';
import { toast } from '#shared/ui/toast.ts';

const outcomes = {
  completed: m.staff_visits_completed,
  missed_by_patient: m.staff_visits_patient,
  missed_by_doctor: m.staff_visits_doctor,
  missed_by_both: m.staff_visits_both,
  line_failed: m.staff_visits_line,
} as const;
type Outcome = keyof typeof outcomes;
const choices = Object.keys(outcomes) as Outcome[];

/** What the money does: it stays when care was given, or only the patient did not come (D10.03). */
const Consequence = ({ outcome }: { readonly outcome: Outcome }) => (
  <Note tone="neutral" icon={Wallet}>
    {outcome === 'completed' || outcome === 'missed_by_patient' ? m.staff_visits_stays() : m.staff_visits_back()}
  </Note>
);

type DialogProps = { readonly id: number; readonly who: string; readonly onClose: () => void };

/** Asks what became of a visit, and says what that does to the money. */
export const SettleDialog = ({ id, who, onClose }: DialogProps) => {
  const [outcome, setOutcome] = useState<Outcome>();
  const client = useQueryClient();
  const settle = useMutation({
    mutationFn: (chosen: Outcome) =>
      asOneIntent('settle', { id, chosen }, (_, idempotencyKey) =>
        api.booking.settle({ params: { id }, body: { outcome: chosen }, idempotencyKey }),
      ),
    onSuccess: () => {
      toast.success(m.staff_visits_saved());
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['booking'] }),
  });
  return (
    <Dialog
      open
      onClose={() => !settle.isPending && onClose()}
      icon={CalendarCheck2}
      title={m.staff_visits_dialog()}
      actions={
        <>
          <Button
            size="lg"
            disabled={!outcome}
            pending={settle.isPending}
            onClick={() => outcome && settle.mutate(outcome)}
          >
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
        options={choices.map((value) => ({ value, label: outcomes[value]() }))}
      />
      {outcome && <Consequence outcome={outcome} />}
    </Dialog>
  );
};
