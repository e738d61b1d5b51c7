import { timesADay, type Dosage } from './dosage.ts';

/** Every day, on days of the week, when needed, in another interval (every other day, monthly), or the dosage does not say. */
export const rhythmKinds = ['daily', 'weekly', 'as_needed', 'other', 'unknown'] as const;
type RhythmKind = (typeof rhythmKinds)[number];

/** On which days a medicine is taken. Of what is taken weekly: the days that the dosage names, if any, and how many there are in a week. */
export type Rhythm = { readonly kind: RhythmKind; readonly weekdays: readonly number[]; readonly perWeek: number };

function kindOf(dosage: Dosage): RhythmKind {
  const { period, periodUnit, weekdays = [], when = [], timesOfDay = [] } = dosage;
  if (dosage.asNeeded) return 'as_needed';
  if (weekdays.length > 0 || (period === 1 && periodUnit === 'wk')) return 'weekly';
  if (period === undefined) return when.length + timesOfDay.length > 0 ? 'daily' : 'unknown';
  return timesADay(dosage) === undefined ? 'other' : 'daily';
}

/** On which days a medicine is taken by its dosages: those taken regularly count before those when needed, the most frequent first. */
export function rhythmOf(dosages: readonly Dosage[]): Rhythm {
  const kinds = new Set(dosages.map(kindOf));
  const kind =
    (['daily', 'other', 'weekly', 'unknown', 'as_needed'] as const).find((one) => kinds.has(one)) ?? 'unknown';
  const weekly = kind === 'weekly' ? dosages.filter((dosage) => kindOf(dosage) === 'weekly') : [];
  const isNamed = weekly.every(({ weekdays = [] }) => weekdays.length > 0);
  const weekdays = isNamed
    ? [...new Set(weekly.flatMap((dosage) => dosage.weekdays ?? []))].toSorted((a, b) => a - b)
    : [];
  const often = weekly.map(({ frequency = 1, frequencyMax = frequency }) => Math.ceil(frequencyMax));
  return { kind, weekdays, perWeek: Math.min(7, Math.max(weekdays.length, ...often, 0)) };
}

/**
 * The days of the week on which somebody may be reminded of a medicine: those of its dosage, else the chosen ones; none means every day.
 * Undefined where a reminder on these days would not follow the dosage.
 */
export function reminderWeekdays(
  { kind, weekdays, perWeek }: Rhythm,
  chosen: readonly number[],
): readonly number[] | undefined {
  if (kind === 'other') return undefined;
  if (kind === 'daily') return [];
  if (kind !== 'weekly') return chosen;
  if (weekdays.length > 0) return weekdays;
  return chosen.length > 0 && chosen.length <= perWeek ? chosen : undefined;
}
