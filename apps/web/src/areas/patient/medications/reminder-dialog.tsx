import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { number, time } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { CheckBox } from '#shared/ui/choices.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { ErrorState, Skeleton } from '#shared/ui/states.tsx';
import { toast } from '#shared/ui/toast.ts';
import { type Medication, reminderSlots, type Slot, useMedicationChange } from './queries.ts';
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

/** At which of the five times somebody is reminded of a medicine; none stops it. */
export const ReminderDialog = ({ medication, onClose }: DialogProps) => {
  const { id, reminder, times_a_day: often } = medication;
  const { data, error, refetch } = useQuery(reminderSlots);
  const [slots, setSlots] = useState<readonly Slot[]>(reminder?.slots ?? offered[often ?? 1] ?? offered[1]!);
  const save = useMedicationChange(
    (chosen: readonly Slot[]) =>
      api.medications.change({ params: { id: String(id) }, body: { reminder_slots: [...chosen] } }),
    (saved) => {
      onClose();
      toast.success(saved.reminder ? m.medicines_reminder_set() : m.medicines_reminder_off());
    },
  );
  const toggle = (slot: Slot, isOn: boolean): void =>
    setSlots((before) => (isOn ? [...before, slot] : before.filter((one) => one !== slot)));
  return (
    <Dialog
      open
      closable
      onClose={onClose}
      title={m.medicines_remind()}
      actions={
        <>
          <Button pending={save.isPending} disabled={slots.length === 0} onClick={() => save.mutate(slots)}>
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
      {often !== null && (
        <p className="text-text-2">{m.medicines_times_a_day({ count: often, shown: number(often) })}</p>
      )}
      {error && <ErrorState onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-56 rounded-lg" />}
      {data?.slots.map(({ key, time: at }) => (
        <CheckBox
          key={key}
          checked={slots.includes(key)}
          onChange={({ currentTarget }) => toggle(key, currentTarget.checked)}
          label={
            <span className="flex justify-between gap-3">
              <span>{slotLabels[key]()}</span>
              <span className="tabular text-muted">{time(at)}</span>
            </span>
          }
        />
      ))}
    </Dialog>
  );
};
