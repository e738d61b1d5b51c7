import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Check, Pill, X } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { dateTime, time } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card, ListRow, SectionTitle } from '#shared/ui/card.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { toast } from '#shared/ui/toast.ts';
import { Unread } from '#shared/ui/unread.tsx';
import { useNow } from '#shared/ui/use-now.ts';
import { type Dose, doses, useMedicationChange } from './queries.ts';

/** The two answers to a dose; what was answered elsewhere in the meantime is simply read again. */
export const DoseActions = ({ id, name }: { id: number; name?: string }) => {
  const answer = useMedicationChange(
    (said: 'taken' | 'skipped') => api.medications.answerDose({ params: { id: String(id) }, body: { answer: said } }),
    ({ answer: said }) =>
      toast.success(said === 'taken' ? m.medicines_dose_taken_done() : m.medicines_dose_skipped_done()),
  );
  return (
    <span className="flex flex-wrap gap-2.5">
      <Button
        size="sm"
        icon={Check}
        pending={answer.isPending}
        aria-label={name && `${m.medicines_dose_taken()}: ${name}`}
        onClick={() => answer.mutate('taken')}
      >
        {m.medicines_dose_taken()}
      </Button>
      <Button
        size="sm"
        variant="outline"
        icon={X}
        pending={answer.isPending}
        aria-label={name && `${m.medicines_dose_skipped()}: ${name}`}
        onClick={() => answer.mutate('skipped')}
      >
        {m.medicines_dose_skipped()}
      </Button>
    </span>
  );
};

const Row = ({ dose, isToday }: { dose: Dose; isToday: boolean }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 pe-4 max-desktop:pb-3.5">
    <div className="min-w-0 flex-1 basis-56">
      <ListRow
        icon={Pill}
        tint="records"
        title={<Marked>{inLocale(dose.medication, dose.medication_ar)}</Marked>}
        detail={<time dateTime={dose.due_at}>{isToday ? time(dose.due_at) : dateTime(dose.due_at)}</time>}
      />
    </div>
    <span className="max-desktop:ps-4">
      <DoseActions id={dose.id} name={inLocale(dose.medication, dose.medication_ar)} />
    </span>
  </li>
);

const dayMs = 86_400_000;

const Waiting = ({ items }: { items: readonly Dose[] }) => {
  const { dose: opened } = useSearch({ from: '/my-medication' });
  const now = useNow(60_000);
  const waiting = items
    .filter(({ answer }) => answer === null)
    .toSorted((a, b) => Number(b.id === opened) - Number(a.id === opened));
  if (waiting.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <SectionTitle>{m.medicines_doses_due()}</SectionTitle>
      <Card flush>
        <ul className="divide-y divide-line">
          {waiting.map((dose) => (
            <Row key={dose.id} dose={dose} isToday={now.getTime() - Date.parse(dose.due_at) < dayMs / 2} />
          ))}
        </ul>
      </Card>
    </section>
  );
};

/** The doses that wait for an answer, that of the opened notification first. */
export const DoseList = () => {
  const read = useQuery(doses);
  return read.data ? <Waiting items={read.data.items} /> : <Unread title={m.medicines_doses_due()} reads={[read]} />;
};
