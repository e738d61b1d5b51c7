import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { number, time } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { weekdayName } from '#shared/schedule/weekday-name.ts';
import { Button } from '#shared/ui/button.tsx';
import { ToggleChip } from '#shared/ui/chip.tsx';
import { CheckBox } from '#shared/ui/choices.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { ErrorState, Skeleton } from '#shared/ui/states.tsx';
import { toast } from '#shared/ui/toast.ts';
import { type Medication, type ReminderSlots, reminderSlots, type Slot, useMedicationChange } from './queries.ts';
import { slotLabels } from './slot-labels.ts';

/** Which times are offered first for so many doses a day. */
const offered: Readonly<Record<number, readonly Slot[]>> = {
  1: ['morning'],
  2: ['morning', 'evening'],
  3: ['morning', 'afternoon', 'bedtime'],
  4: ['morning', 'noon', 'evening', 'bedtime'],
  5: ['morning', 'noon', 'afternoon', 'evening', 'bedtime'],
};

type DialogProps = { readonly medication: Medication; readonly onClose: () => void };

const week = [0, 1, 2, 3, 4, 5, 6];

/** Days of the week in words. */
export const daysInWords = (days: readonly number[]): string => days.map(weekdayName).join(inLocale(', ', '، '));

type Rhythm = Medication['rhythm'];

/** Whether the person says on which days: of what is taken weekly on days that the dosage does not name, and where it says nothing. */
const asksDays = ({ kind, weekdays }: Rhythm): boolean =>
  kind === 'unknown' || (kind === 'weekly' && weekdays.length === 0);

type DaysProps = {
  readonly rhythm: Rhythm;
  readonly days: readonly number[];
  readonly onChange: (days: number[]) => void;
};

const Days = ({ rhythm, days, onChange }: DaysProps) => {
  const press = (day: number): void => {
    if (days.includes(day)) return onChange(days.filter((one) => one !== day));
    // One more than the dosage has days takes the place of the first that was chosen.
    const most = rhythm.kind === 'weekly' ? rhythm.per_week : week.length;
    onChange([...days, day].slice(-most));
  };
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-medium">{m.medicines_reminder_days()}</legend>
      <p className="text-small text-muted">
        {rhythm.kind === 'weekly' ? m.medicines_reminder_days_weekly() : m.medicines_reminder_days_open()}
      </p>
      <span className="flex flex-wrap gap-2">
        {week.map((day) => (
          <ToggleChip key={day} pressed={days.includes(day)} onPress={() => press(day)}>
            {weekdayName(day)}
          </ToggleChip>
        ))}
      </span>
    </fieldset>
  );
};

type TimesProps = {
  readonly times: ReminderSlots['slots'];
  readonly slots: readonly Slot[];
  readonly onChange: (slots: readonly Slot[]) => void;
};

const Times = ({ times, slots, onChange }: TimesProps) =>
  times.map(({ key, time: at }) => (
    <CheckBox
      key={key}
      checked={slots.includes(key)}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.checked ? [...slots, key] : slots.filter((one) => one !== key))
      }
      label={
        <span className="flex justify-between gap-3">
          <span>{slotLabels[key]()}</span>
          <span className="tabular text-muted">{time(at)}</span>
        </span>
      }
    />
  ));

/** How the dosage says that it is taken: so many times a day, or on which days. */
const Taken = ({ medication: { times_a_day: often, rhythm } }: Pick<DialogProps, 'medication'>) => {
  if (often !== null)
    return <p className="text-text-2">{m.medicines_times_a_day({ count: often, shown: number(often) })}</p>;
  return rhythm.weekdays.length === 0 ? null : (
    <p className="text-text-2">{m.medicines_taken_on({ days: daysInWords(rhythm.weekdays) })}</p>
  );
};

/** At which of the five times, and where the dosage leaves it open on which days, somebody is reminded of a medicine; none stops it. */
export const ReminderDialog = ({ medication, onClose }: DialogProps) => {
  const { id, reminder, times_a_day: often, rhythm } = medication;
  const { data, error, refetch } = useQuery(reminderSlots);
  const [slots, setSlots] = useState<readonly Slot[]>(reminder?.slots ?? offered[often ?? 0] ?? []);
  const [days, setDays] = useState<readonly number[]>(reminder?.weekdays ?? []);
  const save = useMedicationChange(
    (chosen: readonly Slot[]) =>
      api.medications.change({
        params: { id: String(id) },
        body: { reminder_slots: [...chosen], reminder_weekdays: [...days] },
      }),
    (saved) => {
      onClose();
      toast.success(saved.reminder ? m.medicines_reminder_set() : m.medicines_reminder_off());
    },
  );
  const lacksDays = rhythm.kind === 'weekly' && asksDays(rhythm) && days.length === 0;
  return (
    <Dialog
      open
      closable
      onClose={onClose}
      title={m.medicines_remind()}
      actions={
        <>
          <Button
            pending={save.isPending}
            disabled={slots.length === 0 || lacksDays}
            onClick={() => save.mutate(slots)}
          >
            {m.medicines_reminder_save()}
          </Button>
          {reminder && (
            <Button variant="outline" pending={save.isPending} onClick={() => save.mutate([])}>
              {m.medicines_reminder_stop()}
            </Button>
          )}
        </>
      }
    >
      <Taken medication={medication} />
      {asksDays(rhythm) && <Days rhythm={rhythm} days={days} onChange={setDays} />}
      {error && <ErrorState onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-56 rounded-lg" />}
      {data && <Times times={data.slots} slots={slots} onChange={setSlots} />}
    </Dialog>
  );
};
