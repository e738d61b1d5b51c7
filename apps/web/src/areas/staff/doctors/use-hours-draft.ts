import { useState } from 'react';
import { api } from '#shared/api/index.ts';
import { asIntent } from '#shared/api/intent-key.ts';
import { dailyOf, draftOf, weeklyOf, type DraftHours } from './hours-draft.ts';
import type { DoctorDetail } from './queries.ts';

type Saved = { readonly day: string; readonly draft: readonly DraftHours[] };

const saveWeek = asIntent('doctor-hours', api.doctors.saveHours);
const saveDay = asIntent('doctor-day', api.doctors.saveDay);

/**
 * The hours of every week, or of one day, as they are being edited, and how they are saved: over those that were seen when the sheet was
 * opened. What is read again meanwhile, also after a refusal, was not seen before one of the two is chosen: a second press does not write over
 * what a colleague saved.
 */
export const useHoursDraft = (doctor: DoctorDetail, of: 'week' | 'day', today: string) => {
  const begin = ({ hours, clinics }: DoctorDetail): readonly DraftHours[] =>
    of === 'week' ? draftOf(hours, clinics, today) : [];
  const [seen, setSeen] = useState(doctor);
  const [draft, setDraft] = useState(() => begin(doctor));
  const { id, revision } = seen;
  const send = ({ day, draft: hours }: Saved): Promise<DoctorDetail> =>
    of === 'week'
      ? saveWeek({ params: { id }, body: { from_day: day, hours: hours.map(weeklyOf), revision }, quiet: true })
      : saveDay({ params: { id, day }, body: { hours: hours.map(dailyOf), revision }, quiet: true });
  return {
    draft,
    setDraft,
    send,
    /** Whether they differ from those that the editing began with. */
    isEdited: JSON.stringify(draft) !== JSON.stringify(begin(seen)),
    /** Whether others have saved hours since these were opened. */
    isChanged: doctor.revision !== revision,
    /** What is here is to replace what they saved. */
    keep: (): void => setSeen(doctor),
    /** Goes on from what they saved. */
    take: (): void => {
      setSeen(doctor);
      setDraft(begin(doctor));
    },
  };
};
