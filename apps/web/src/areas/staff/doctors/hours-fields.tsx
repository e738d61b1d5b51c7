import { appointmentTypes } from '@balsam/domain/booking';
import { Trash2 } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { measure, number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { kindOptions } from '#shared/schedule/visit-kinds.ts';
import { clockTime, weekdayName } from '#shared/schedule/weekday-name.ts';
import { Button } from '#shared/ui/button.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { lengthsWith, timesWith, type DraftHours } from './hours-draft.ts';
import type { DoctorDetail } from './queries.ts';

const weekdays = () => [0, 1, 2, 3, 4, 5, 6].map((place) => ({ value: String(place), label: weekdayName(place) }));
const startTimes = (set: string) =>
  timesWith(set)
    .filter((at) => at !== '24:00')
    .map((at) => ({ value: at, label: clockTime(at) }));
const endTimes = (set: string) =>
  timesWith(set)
    .filter((at) => at !== '00:00')
    .map((at) => ({ value: at, label: at === '24:00' ? m.doctors_midnight() : clockTime(at) }));
const lengths = (set: number) =>
  lengthsWith(set).map((count) => ({ value: String(count), label: measure(count, 'minute') }));
const clinicOptions = (clinics: DoctorDetail['clinics']) =>
  clinics.map(({ id, title, title_ar: titleAr, location }) => ({
    value: String(id),
    label: m.doctors_clinic_at({
      clinic: inLocale(title, titleAr),
      branch: inLocale(location.title, location.title_ar),
    }),
  }));

type HoursFieldsProps = {
  readonly at: number;
  readonly hours: DraftHours;
  readonly clinics: DoctorDetail['clinics'];
  /** Of a week; hours of one day have none. */
  readonly withWeekday: boolean;
  readonly onChange: (change: Partial<DraftHours>) => void;
  readonly onRemove: () => void;
};

/** Hours of one day in one clinic. */
export const HoursFields = ({ at, hours: h, clinics, withWeekday, onChange, onRemove }: HoursFieldsProps) => (
  <fieldset className="flex flex-col gap-3 rounded-md border border-line p-4">
    <legend className="px-1 font-medium">{m.doctors_hours_n({ n: number(at) })}</legend>
    <div className="grid grid-cols-2 gap-3 desktop:grid-cols-3">
      {withWeekday && (
        <SelectField
          label={m.doctors_weekday()}
          options={weekdays()}
          value={String(h.weekday)}
          onChange={({ currentTarget: { value } }) => onChange({ weekday: Number(value) })}
        />
      )}
      <SelectField
        label={m.doctors_start()}
        options={startTimes(h.start_time)}
        value={h.start_time}
        onChange={({ currentTarget: { value } }) => onChange({ start_time: value })}
      />
      <SelectField
        label={m.doctors_end()}
        options={endTimes(h.end_time)}
        value={h.end_time}
        onChange={({ currentTarget: { value } }) => onChange({ end_time: value })}
      />
      <SelectField
        label={m.doctors_clinic()}
        options={clinicOptions(clinics)}
        value={String(h.clinic_id)}
        onChange={({ currentTarget: { value } }) => onChange({ clinic_id: Number(value) })}
      />
      <SelectField
        label={m.doctors_kind()}
        options={kindOptions()}
        value={h.type}
        onChange={({ currentTarget: { value } }) =>
          onChange({ type: appointmentTypes.find((type) => type === value) ?? h.type })
        }
      />
      <SelectField
        label={m.doctors_length()}
        options={lengths(h.slot_minutes)}
        value={String(h.slot_minutes)}
        onChange={({ currentTarget: { value } }) => onChange({ slot_minutes: Number(value) })}
      />
    </div>
    <Button variant="text" size="sm" icon={Trash2} className="self-start" onClick={onRemove}>
      {m.doctors_hours_remove({ n: number(at) })}
    </Button>
  </fieldset>
);
