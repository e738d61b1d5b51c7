import { escalatesAt, specialitiesWithoutDoctor } from '@balsam/domain/records';
import { addMinutes, riyadhDay } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { attendingDoctorOf } from '#modules/admissions/index.ts';
import { doctorOfNearestVisit } from '#modules/booking/index.ts';
import { factsOf } from '#modules/people/index.ts';
import { criticalDue, criticalReported } from '../events.ts';
import { labsThatCanBeCritical } from '../records.store.ts';
import { labView, type LabView } from '../records.view.ts';
import { answeringFor, answeringWithoutDoctor, insertCritical, openWithResults, supersede } from './critical.store.ts';

/** What was taken longer ago calls for nobody at once: a file of years tells of no danger of today. */
const recentDays = 7;
/** Words of a result that are read back. */
const longestWords = 200;

type CriticalFlag = 'critical_high' | 'critical_low';
type CriticalLab = LabView & { readonly flag: CriticalFlag };

const isCritical = (lab: LabView): lab is CriticalLab => lab.flag === 'critical_high' || lab.flag === 'critical_low';
const wordsOf = ({ value_text: text }: Pick<LabView, 'value_text'>) => text?.slice(0, longestWords) ?? null;
const keyOf = (lab: LabView): string => [lab.id, lab.decimal, lab.comparator, lab.value_text, lab.flag].join(' ');

async function criticalLabs(tx: Tx, personId: number, now: Date): Promise<readonly CriticalLab[]> {
  const rows = await labsThatCanBeCritical(tx, personId, addMinutes(now, -recentDays * 24 * 60));
  return rows.map(labView).filter(isCritical);
}

/** The critical values of the last days that stand in a person's record, by what they are. */
export const recentCritical = async (tx: Tx, personId: number, now: Date): Promise<ReadonlySet<string>> =>
  new Set((await criticalLabs(tx, personId, now)).map(keyOf));

/** Reports that wait no longer: the laboratory took the value back, or wrote another. */
async function supersedeChanged(tx: Tx, personId: number, now: Date): Promise<void> {
  const open = await openWithResults(tx, personId);
  const changed = open.filter((row) => {
    const lab = labView(row);
    const isSame =
      lab.flag === row.was_flag &&
      lab.decimal === row.was_decimal &&
      lab.comparator === row.was_comparator &&
      wordsOf(lab) === row.was_text;
    return lab.withdrawn || !isSame;
  });
  await supersede(
    tx,
    changed.map(({ critical_id: id }) => id),
    now,
  );
}

/**
 * The doctor to whom a person's critical results go: that of the stay in hospital, else of the nearest visit, else the head of a department.
 * What would reach somebody who is locked out goes to the head of department at once: nobody would read it until it is late.
 */
async function doctorFor(tx: Tx, personId: number, now: Date): Promise<number | undefined> {
  const doctorId = (await attendingDoctorOf(tx, personId)) ?? (await doctorOfNearestVisit(tx, personId, now));
  if (doctorId !== undefined) return answeringFor(tx, doctorId);
  const { birthDay } = await factsOf(tx, personId);
  return answeringWithoutDoctor(tx, specialitiesWithoutDoctor(birthDay, riyadhDay(now)));
}

type Reported = { readonly doctorId: number; readonly ids: readonly number[]; readonly dueAt: Date };

/**
 * Keeps critical values that were not there before as reported to the person's doctor; undefined where there are none, or no doctor in the
 * hospital.
 */
export async function keepCritical(
  tx: Tx,
  personId: number,
  before: ReadonlySet<string>,
  now: Date,
): Promise<Reported | undefined> {
  const fresh = (await criticalLabs(tx, personId, now)).filter((lab) => !before.has(keyOf(lab)));
  const doctorId = fresh.length === 0 ? undefined : await doctorFor(tx, personId, now);
  if (doctorId === undefined) return undefined;
  const dueAt = escalatesAt(now);
  const rows = fresh.map((lab) => ({
    observation_id: lab.id,
    person_id: personId,
    doctor_id: doctorId,
    flag: lab.flag,
    value_decimal: lab.decimal,
    comparator: lab.comparator,
    value_text: wordsOf(lab),
    reported_at: now,
    due_at: dueAt,
  }));
  return { doctorId, ids: await insertCritical(tx, rows), dueAt };
}

/** From `dueAt` on they go to the head of department, unless they were acknowledged before (D13.05). */
export const escalateLater = (tx: Tx, { ids, dueAt }: Omit<Reported, 'doctorId'>, now: Date): Promise<void> =>
  publish(tx, criticalDue, { critical_result_ids: [...ids] }, now, dueAt);

/** Reports critical values that were not there before to the person's doctor, or who answers in place of one, and is told at once (D13.05). */
export async function reportCritical(tx: Tx, personId: number, before: ReadonlySet<string>, now: Date): Promise<void> {
  await supersedeChanged(tx, personId, now);
  const reported = await keepCritical(tx, personId, before, now);
  if (!reported) return;
  await publish(tx, criticalReported, { doctor_id: reported.doctorId }, now);
  await escalateLater(tx, reported, now);
}
