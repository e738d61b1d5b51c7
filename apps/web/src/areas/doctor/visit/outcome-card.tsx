import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarCheck2, CircleX, UserX } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { asOneIntent } from '#shared/api/intent-key.ts';
import { dateTime } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { toast } from '#shared/ui/toast.ts';
import type { DoctorAppointment } from './queries.ts';

const outcomes = {
  completed: { icon: CalendarCheck2, word: m.doctor_outcome_completed, says: m.doctor_outcome_completed_text },
  missed_by_patient: { icon: UserX, word: m.doctor_outcome_patient, says: m.doctor_outcome_patient_text },
  missed_by_doctor: { icon: CircleX, word: m.doctor_outcome_doctor, says: m.doctor_outcome_doctor_text },
} as const;
type Outcome = keyof typeof outcomes;
const choices = Object.keys(outcomes) as Outcome[];

/** What stands already, so that it is not offered once more. */
const knownOutcome = ({ state, missed_by: missedBy }: DoctorAppointment): Outcome | undefined => {
  if (state === 'completed') return 'completed';
  if (state !== 'missed') return undefined;
  return choices.find((choice) => choice === `missed_by_${missedBy ?? 'unclear'}`);
};

type DialogProps = { readonly id: number; readonly outcome: Outcome; readonly onClose: () => void };

/** Asks before what was said takes effect, and says which. */
const OutcomeDialog = ({ id, outcome, onClose }: DialogProps) => {
  const client = useQueryClient();
  const { icon, word, says } = outcomes[outcome];
  const settle = useMutation({
    mutationFn: () =>
      asOneIntent('settle', { id, outcome }, (_, idempotencyKey) =>
        api.booking.settle({ params: { id }, body: { outcome }, idempotencyKey }),
      ),
    onSuccess: () => {
      toast.success(m.doctor_outcome_saved());
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['booking'] }),
  });
  return (
    <Dialog
      open
      onClose={() => !settle.isPending && onClose()}
      icon={icon}
      title={word()}
      actions={
        <>
          <Button size="lg" pending={settle.isPending} onClick={() => settle.mutate()}>
            {m.doctor_outcome_yes()}
          </Button>
          <Button variant="outline" size="lg" disabled={settle.isPending} onClick={onClose}>
            {m.doctor_outcome_no()}
          </Button>
        </>
      }
    >
      <p className="-mt-2 text-text-2">{says()}</p>
    </Dialog>
  );
};

const Review = ({ review }: { readonly review: NonNullable<DoctorAppointment['review']> }) => (
  <p className="text-text-2">
    {review.by === 'patient'
      ? m.doctor_review_patient({ time: dateTime(review.until) })
      : m.doctor_review_front_desk({ time: dateTime(review.until) })}
  </p>
);

/** What became of the visit, while the doctor may say or correct it (D10.03). */
export const OutcomeCard = ({ visit }: { readonly visit: DoctorAppointment }) => {
  const [asked, setAsked] = useState<Outcome>();
  if (!visit.may.settle.allowed && !visit.review) return null;
  const isKnown = visit.state === 'completed' || visit.state === 'missed';
  return (
    <Card as="section" className="flex flex-col gap-3">
      <h2 className="text-h3">{isKnown ? m.doctor_outcome_correct() : m.doctor_outcome_title()}</h2>
      {visit.review && <Review review={visit.review} />}
      {visit.may.settle.allowed &&
        choices
          .filter((outcome) => outcome !== knownOutcome(visit))
          .map((outcome) => (
            <Button key={outcome} variant="outline" icon={outcomes[outcome].icon} onClick={() => setAsked(outcome)}>
              {outcomes[outcome].word()}
            </Button>
          ))}
      {asked && <OutcomeDialog id={visit.id} outcome={asked} onClose={() => setAsked(undefined)} />}
    </Card>
  );
};
