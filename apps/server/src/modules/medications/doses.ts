import { adherenceByWeek, type DoseAnswer } from '@balsam/domain/medication';
import { addDays, instantAt, riyadhDay } from '@balsam/domain/time';
import { audit } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { medicinesOf, readableRecord, type RecordMedicine } from '#modules/records/index.ts';
import { answerDoseRow, dosesSince, findDose } from './reminders.store.ts';

const shownWeeks = 8;
/** How long a dose that was not answered stays on the list. */
const shownDays = 1;

type DoseRow = {
  readonly id: number;
  readonly resource_id: number;
  readonly due_at: Date;
  readonly answer: DoseAnswer;
};

const doseView = (dose: DoseRow, { title, titleAr }: Pick<RecordMedicine, 'title' | 'titleAr'>) => ({
  id: dose.id,
  medication_id: dose.resource_id,
  medication: title,
  medication_ar: titleAr ?? title,
  due_at: dose.due_at.toISOString(),
  answer: dose.answer,
});

/** The doses of today and yesterday, and how regularly those of the last weeks were taken. Doses of hidden medicines are left out. */
export async function listDoses(db: Sql, call: UserCall) {
  const reading = await readableRecord(db, call, undefined);
  const today = riyadhDay(call.now);
  const firstDay = addDays(today, -7 * shownWeeks);
  const medicines = new Map((await medicinesOf(db, reading, call.now)).map((medicine) => [medicine.id, medicine]));
  const doses = (await dosesSince(db, reading.personId, instantAt(firstDay, '00:00'))).filter(({ resource_id }) =>
    medicines.has(resource_id),
  );
  await audit(db, call, { personId: reading.personId, action: 'read', what: 'medicines', why: reading.why });
  const since = instantAt(addDays(today, -shownDays), '00:00');
  return {
    items: doses
      .filter(({ due_at }) => due_at >= since)
      .slice(0, 100)
      .map((dose) => doseView(dose, medicines.get(dose.resource_id)!)),
    weeks: adherenceByWeek(doses.map(({ due_at, answer }) => ({ day: riyadhDay(due_at), answer }))),
  };
}

/**
 * Says that a dose was taken or skipped.
 * @throws not_found when it is somebody else's or of a hidden medicine; dose_answered the second time
 */
export async function answerDose(tx: Tx, call: UserCall, id: number, answer: 'taken' | 'skipped') {
  const reading = await readableRecord(tx, call, undefined);
  const dose = await findDose(tx, id);
  if (dose?.person_id !== reading.personId) throw fail('not_found');
  const medicine = (await medicinesOf(tx, reading, call.now)).find((one) => one.id === dose.resource_id);
  if (!medicine) throw fail('not_found');
  if (!(await answerDoseRow(tx, id, answer, call.now))) throw fail('dose_answered');
  await audit(tx, call, { personId: reading.personId, action: 'write', what: 'dose', recordId: id, why: reading.why });
  return doseView({ ...dose, answer }, medicine);
}
