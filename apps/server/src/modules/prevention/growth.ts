import { ageInDays, centileOf, growthRules, standardHeight, zScore, type Sex } from '@balsam/domain/growth';
import { instantAt, riyadhDay, type Day } from '@balsam/domain/time';
import { audit } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { countUp } from '#platform/limits/limits.store.ts';
import { patientById } from '#modules/people/index.ts';
import { addBodySize, bodySizes, readableRecord, type Size } from '#modules/records/index.ts';

type Point = Omit<Size, 'takenAt' | 'isOwn' | 'posture'> & {
  readonly day: Day;
  readonly origin: 'own' | 'recorded' | 'computed';
  readonly posture?: Size['posture'];
};

/** BMI of the days on which both weight and height were measured and no BMI came along. */
function computedBmi(points: readonly Point[]): Point[] {
  const byDay = Map.groupBy(points, ({ day }) => day);
  return [...byDay.values()].flatMap((ofDay) => {
    const [weight, height, bmi] = (['weight', 'height', 'bmi'] as const).map((kind) =>
      ofDay.findLast((one) => one.kind === kind),
    );
    if (!weight || !height || bmi) return [];
    const value = Math.round((weight.value / (height.value / 100) ** 2) * 100) / 100;
    return [{ id: weight.id, kind: 'bmi' as const, value, day: weight.day, origin: 'computed' as const }];
  });
}

function scored({ posture, ...point }: Point, birth: Day, sex: Sex) {
  const ageDays = ageInDays(birth, point.day);
  const value = point.kind === 'height' ? standardHeight(point.value, ageDays, posture) : point.value;
  const z = ageDays > growthRules.lastAgeDays ? undefined : zScore({ measure: point.kind, sex, ageDays, value });
  return { ...point, age_days: ageDays, z: z ?? null, centile: z === undefined ? null : centileOf(z) };
}

/** Sizes of a person with their centiles; for adults the sizes alone. */
export async function readGrowth(db: Sql, call: UserCall, mrn: string | undefined) {
  const reading = await readableRecord(db, call, mrn);
  const patient = await patientById(db, reading.personId);
  const points = (await bodySizes(db, reading)).map(({ takenAt, isOwn, ...size }): Point => ({
    ...size,
    day: riyadhDay(takenAt),
    origin: isOwn ? 'own' : 'recorded',
  }));
  await audit(db, call, { personId: reading.personId, action: 'read', what: 'measurements', why: reading.why });
  const [birth, sex] = [patient?.birthDate ?? null, patient?.gender ?? null];
  const all = [...points, ...computedBmi(points)].toSorted((a, b) => a.day.localeCompare(b.day));
  const isChild = birth !== null && ageInDays(birth, riyadhDay(call.now)) <= growthRules.lastAgeDays;
  return {
    birth_date: birth,
    sex,
    applies: isChild && sex !== null,
    items: all
      .filter(({ day }) => birth === null || day >= birth)
      .map(({ posture, ...point }) =>
        birth !== null && sex !== null
          ? scored({ ...point, posture }, birth, sex)
          : { ...point, age_days: birth === null ? 0 : ageInDays(birth, point.day), z: null, centile: null },
      ),
  };
}

type NewMeasurement = {
  readonly mrn_number?: string | undefined;
  readonly kind: 'weight' | 'height' | 'head';
  readonly value: number;
  readonly unit: 'kg' | 'cm';
  readonly measured_at: Day;
};

/** What no human being weighs or measures is a slip of the finger. */
const possible = { weight: [0.3, 400, 'kg'], height: [20, 260, 'cm'], head: [15, 75, 'cm'] } as const;

/** So many an account adds to a record in a day; each is drawn from then on. */
const mostPerDay = 60;

async function countMeasurement(tx: Tx, { actor, now }: UserCall, personId: number): Promise<void> {
  const key = `${actor.accountId}.${personId}`;
  const count = { scope: 'measurements', key, bucket: instantAt(riyadhDay(now), 0) };
  if ((await countUp(tx, count, mostPerDay)) === undefined) throw fail('too_many_requests');
}

/**
 * Adds a measurement.
 * @throws measurement_not_possible for another unit, a day ahead or before birth, or a size that nobody has; too_many_requests after sixty in a day
 */
export async function addMeasurement(
  tx: Tx,
  call: UserCall,
  { mrn_number, kind, value, unit, measured_at: day }: NewMeasurement,
): Promise<void> {
  const reading = await readableRecord(tx, call, mrn_number);
  const [least, most, right] = possible[kind];
  const birth = (await patientById(tx, reading.personId))?.birthDate ?? null;
  const isOff = unit !== right || value < least || value > most;
  if (isOff) throw fail('measurement_not_possible', { path: 'value' });
  if (day > riyadhDay(call.now) || (birth !== null && day < birth))
    throw fail('measurement_not_possible', { path: 'measured_at' });
  await countMeasurement(tx, call, reading.personId);
  await addBodySize(tx, call, reading, { kind, value, takenAt: instantAt(day, '12:00') });
}
