import { CalendarPlus, Pencil } from 'lucide-react';
import { lazy, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { longDay } from '#shared/format/index.ts';
import { DaysSection, WeeklySection } from '#shared/schedule/schedule-sections.tsx';
import type { OtherDay } from '#shared/schedule/types.ts';
import { Button } from '#shared/ui/button.tsx';
import { Deferred } from '#shared/ui/deferred.tsx';
import { toast } from '#shared/ui/toast.ts';
import { useDoctorChange, type DoctorDetail } from './queries.ts';

const HoursDialog = lazy(() => import('./hours-dialog.tsx'));

const RemoveDay = ({ doctorId, other }: { readonly doctorId: number; readonly other: OtherDay }) => {
  const remove = useDoctorChange(
    () => api.doctors.removeDay({ params: { id: doctorId, day: other.day } }),
    () => toast.success(m.doctors_day_removed()),
  );
  return (
    <Button variant="outline" size="sm" pending={remove.isPending} onClick={() => remove.mutate(undefined)}>
      {m.doctors_day_remove()}
      <span className="sr-only">{longDay(other.day)}</span>
    </Button>
  );
};

/** The hours of a usual week, and the days that differ. */
export const HoursTab = ({ doctor }: { readonly doctor: DoctorDetail }) => {
  const [editing, setEditing] = useState<'week' | 'day'>();
  return (
    <div className="flex flex-col gap-7">
      <WeeklySection
        hours={doctor.hours}
        none={m.doctors_weekly_none()}
        action={
          <Button icon={Pencil} size="sm" onClick={() => setEditing('week')}>
            {m.doctors_weekly_change()}
          </Button>
        }
      />
      <DaysSection
        days={doctor.days}
        action={
          <Button variant="outline" size="sm" icon={CalendarPlus} onClick={() => setEditing('day')}>
            {m.doctors_day_add()}
          </Button>
        }
        renderAction={(other) => <RemoveDay doctorId={doctor.id} other={other} />}
      />
      <Deferred>
        {editing && <HoursDialog doctor={doctor} of={editing} onClose={() => setEditing(undefined)} />}
      </Deferred>
    </div>
  );
};
