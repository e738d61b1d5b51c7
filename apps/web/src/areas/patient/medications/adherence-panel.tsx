import { useQuery } from '@tanstack/react-query';
import { MoonStar } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { number, percent, shortDay } from '#shared/format/index.ts';
import { Card, SectionTitle } from '#shared/ui/card.tsx';
import { Switch } from '#shared/ui/choices.tsx';
import { EmptyState, ErrorState, Skeleton } from '#shared/ui/states.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { toast } from '#shared/ui/toast.ts';
import {
  doses,
  type Medication,
  type ReminderSlots,
  reminderSlots,
  useMedicationChange,
  type Week,
} from './queries.ts';
import { slotLabels } from './slot-labels.ts';

const WeekRow = ({ week }: { week: Week }) => {
  const share = week.due === 0 ? 0 : (week.taken / week.due) * 100;
  return (
    <li className="grid grid-cols-[5.5rem_1fr_auto] items-center gap-3">
      <span className="text-small text-text-2">{shortDay(week.from)}</span>
      <span aria-hidden className="flex h-3 overflow-hidden rounded-full bg-surface-3">
        <span className="bg-success" style={{ inlineSize: `${share}%` }} />
        <span
          className="bg-warning"
          style={{ inlineSize: `${week.due === 0 ? 0 : (week.skipped / week.due) * 100}%` }}
        />
      </span>
      <span className="tabular text-small font-bold">
        <span className="sr-only">
          {m.medicines_adherence_row({ taken: number(week.taken), due: number(week.due) })}
        </span>
        <span aria-hidden>{percent(Math.round(share))}</span>
      </span>
    </li>
  );
};

const Adherence = () => {
  const { data, error, refetch } = useQuery(doses);
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40 rounded-lg" />;
  if (data.weeks.length === 0)
    return (
      <EmptyState art="calendar" title={m.medicines_adherence_empty()} text={m.medicines_adherence_empty_text()} />
    );
  return (
    <Card as="section" className="flex flex-col gap-3">
      <h3 className="text-h3">{m.medicines_adherence()}</h3>
      <ul className="flex flex-col gap-3">
        {data.weeks.toReversed().map((week) => (
          <WeekRow key={week.from} week={week} />
        ))}
      </ul>
    </Card>
  );
};

type TimeKey = ReminderSlots['slots'][number]['key'] | 'suhoor' | 'iftar';

const Times = ({ times }: { times: ReminderSlots }) => {
  const change = useMedicationChange(api.medications.changeReminderSlots, () =>
    toast.success(m.medicines_times_saved()),
  );
  const set = (key: TimeKey, value: string): void => {
    if (/^\d\d:\d\d$/.test(value)) change.mutate({ body: { [key]: value } });
  };
  const field = (key: TimeKey, label: string, value: string) => (
    <TextField
      key={`${key} ${value}`}
      type="time"
      label={label}
      defaultValue={value}
      onBlur={({ currentTarget }) => currentTarget.value !== value && set(key, currentTarget.value)}
    />
  );
  return (
    <Card as="section" className="flex flex-col gap-4">
      <h3 className="text-h3">{m.medicines_times()}</h3>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3">
        {times.slots.map(({ key, time }) => field(key, slotLabels[key](), time))}
      </div>
      <Switch
        icon={MoonStar}
        label={m.medicines_ramadan()}
        detail={m.medicines_ramadan_note()}
        checked={times.in_ramadan}
        onChange={(isOn) => change.mutate({ body: { in_ramadan: isOn } })}
      />
      {times.in_ramadan && (
        <div className="grid grid-cols-2 gap-3">
          {field('suhoor', m.medicines_suhoor(), times.suhoor)}
          {field('iftar', m.medicines_iftar(), times.iftar)}
        </div>
      )}
    </Card>
  );
};

/** How regularly medicines were taken, and when one is reminded of them. */
export const AdherencePanel = ({ medications }: { medications: readonly Medication[] }) => {
  const { data, error, refetch } = useQuery(reminderSlots);
  const reminded = medications.filter(({ reminder }) => reminder !== null).length;
  return (
    <div className="flex flex-col gap-4">
      {reminded > 0 ? (
        <SectionTitle>{m.medicines_reminded({ count: reminded, shown: number(reminded) })}</SectionTitle>
      ) : (
        <div>
          <SectionTitle>{m.medicines_reminded_none()}</SectionTitle>
          <p className="text-text-2">{m.medicines_reminded_none_text()}</p>
        </div>
      )}
      <div className="grid grid-cols-1 items-start gap-4 desktop:grid-cols-2">
        <Adherence />
        {data && <Times times={data} />}
        {!data && (error ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton className="h-56 rounded-lg" />)}
      </div>
    </div>
  );
};
