import type { CallReply } from '@balsam/contract/call';
import type { prevention } from '@balsam/contract/prevention';
import { day } from '#shared/format/index.ts';
import { reportDay } from '../records/report-day.ts';

type Dose = CallReply<typeof prevention.vaccinations>['schedule'][number];

/** When a dose was given, as exactly as that is known, or when it is due; nothing where schedule or record are not sure. */
export const doseDay = ({
  state,
  due_on: due,
  given_on: given,
  given_precision: precision,
}: Pick<Dose, 'state' | 'due_on' | 'given_on' | 'given_precision'>): string | undefined => {
  if (state === 'given') return reportDay({ day: given, precision });
  return state === 'unsure' || state === 'inexact' ? undefined : day(due);
};
