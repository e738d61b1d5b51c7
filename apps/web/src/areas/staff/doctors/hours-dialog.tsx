import { riyadhDay } from '@balsam/domain/time';
import { CalendarClock, Plus } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { CheckedForm } from '#shared/ui/checked-form.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { textValue } from '#shared/ui/form.ts';
import { Note } from '#shared/ui/note.tsx';
import { DateField } from '#shared/ui/date-field.tsx';
import { toast } from '#shared/ui/toast.ts';
import { useUnsaved } from '#shared/ui/unsaved.ts';
import { withMore, type DraftHours } from './hours-draft.ts';
import { HoursFields } from './hours-fields.tsx';
import { useDoctorChange, type DoctorDetail } from './queries.ts';
import { HoursRefusal } from './hours-refusal.tsx';
import { useHoursDraft } from './use-hours-draft.ts';

type HoursDialogProps = {
  readonly doctor: DoctorDetail;
  /** The hours of every week, or those of one day. */
  readonly of: 'week' | 'day';
  readonly onClose: () => void;
};

const Intro = ({ today, isWeek }: { readonly today: string; readonly isWeek: boolean }) => (
  <>
    <div className="max-w-xs">
      <DateField
        name="day"
        required
        min={today}
        defaultValue={today}
        label={isWeek ? m.doctors_hours_from() : m.doctors_day()}
      />
    </div>
    <Note icon={CalendarClock}>{m.doctors_hours_note()}</Note>
  </>
);

/** Hours are chosen, not typed: the dialog asks all the same before it closes over a week of them. */
const UnsavedHours = ({ isEdited }: { readonly isEdited: boolean }) => {
  useUnsaved(isEdited, () => undefined);
  return null;
};

/** Edits the weekly hours from a day on, or the hours of one day. Opened on demand: default export for `lazy`. */
const HoursDialog = ({ doctor, of, onClose }: HoursDialogProps) => {
  const [today] = useState(() => riyadhDay(new Date()));
  const isWeek = of === 'week';
  const { draft, setDraft, send, isEdited, isChanged, keep, take } = useHoursDraft(doctor, of, today);
  const save = useDoctorChange(send, () => {
    toast.success(m.doctors_hours_saved());
    onClose();
  });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!save.isPending) save.mutate({ day: textValue(event.currentTarget, 'day'), draft });
  };
  /** What was refused before both were seen is no more to be said. */
  const goOn = (choose: () => void) => (): void => {
    save.reset();
    choose();
  };
  const change = (key: number, to: Partial<DraftHours>): void =>
    setDraft(draft.map((each) => (each.key === key ? { ...each, ...to } : each)));
  return (
    <Dialog
      open
      confirmClose
      closable
      broad
      onClose={onClose}
      title={isWeek ? m.doctors_weekly_change() : m.doctors_day_title()}
    >
      <UnsavedHours isEdited={isEdited} />
      <CheckedForm onSubmit={submit} className="flex flex-col gap-4">
        <Intro today={today} isWeek={isWeek} />
        {draft.length === 0 && <p className="text-text-2">{m.doctors_hours_empty()}</p>}
        {draft.map((hours, n) => (
          <HoursFields
            key={hours.key}
            at={n + 1}
            hours={hours}
            clinics={doctor.clinics}
            withWeekday={isWeek}
            onChange={(to) => change(hours.key, to)}
            onRemove={() => setDraft(draft.filter(({ key }) => key !== hours.key))}
          />
        ))}
        <Button
          variant="outline"
          icon={Plus}
          className="self-start"
          onClick={() => setDraft(withMore(draft, doctor.clinics))}
        >
          {m.doctors_hours_add()}
        </Button>
        <HoursRefusal error={save.error} isChanged={isChanged} onKeep={goOn(keep)} onTake={goOn(take)} />
        <Button type="submit" size="lg" pending={save.isPending}>
          {m.doctors_save()}
        </Button>
      </CheckedForm>
    </Dialog>
  );
};

export default HoursDialog;
