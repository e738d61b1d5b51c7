import type { MedicationStatement } from 'fhir/r4.js';
import { nextReminder, reminderWeekdays, rhythmOf, type ReminderSlot } from '@balsam/domain/medication';
import { riyadhDay } from '@balsam/domain/time';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import {
  assertStatesMore,
  changeStatement,
  keepStatement,
  lockStatement,
  publishWritten,
  readableRecord,
  type StatedResource,
  type RecordMedicine,
} from '#modules/records/index.ts';
import { readableMedicine } from './read-medications.ts';
import { deleteReminder, saveReminder } from './reminders.store.ts';
import { slotTimesOf } from './reminder-slots.ts';

type NewMedicine = {
  readonly mrn_number?: string | undefined;
  readonly title: string;
  readonly dosage: string;
  readonly instruction: string;
  readonly started_on?: string | undefined;
};

const statementCategories = 'http://terminology.hl7.org/CodeSystem/medication-statement-category';
const categoryOf = (code: 'patientspecified' | 'community') => ({ coding: [{ system: statementCategories, code }] });

/** Adds what is taken besides. It warns like any other medicine; what a patient adds waits for a doctor. Answers its id. @throws too_many_statements */
export async function addMedication(tx: Tx, call: UserCall, given: NewMedicine): Promise<number> {
  const { personId, why } = await readableRecord(tx, call, given.mrn_number);
  const isDoctor = why === 'care';
  if (!isDoctor) await assertStatesMore(tx, personId, 1);
  const resource = {
    resourceType: 'MedicationStatement',
    status: 'active',
    category: categoryOf(isDoctor ? 'community' : 'patientspecified'),
    medicationCodeableConcept: { text: given.title },
    effectiveDateTime: given.started_on ?? riyadhDay(call.now),
    dateAsserted: call.now.toISOString(),
    ...(given.dosage !== '' && { dosage: [{ text: given.dosage }] }),
    ...(given.instruction !== '' && { note: [{ text: given.instruction }] }),
  } satisfies Omit<MedicationStatement, 'subject'>;
  const id = await keepStatement(tx, personId, resource, call.now);
  await audit(tx, call, { personId, action: 'write', what: 'medicine', recordId: id, why });
  await publishWritten(tx, { personId, why }, [id], call.now);
  return id;
}

type Change = {
  readonly mrn_number?: string | undefined;
  readonly reminder_slots?: readonly ReminderSlot[] | undefined;
  readonly reminder_weekdays?: readonly number[] | undefined;
  readonly is_active?: boolean | undefined;
  readonly confirmed?: boolean | undefined;
};

async function setReminder(
  tx: Tx,
  personId: number,
  medicine: RecordMedicine,
  { slots, chosen }: { readonly slots: readonly ReminderSlot[]; readonly chosen: readonly number[] },
  now: Date,
) {
  if (slots.length === 0) return deleteReminder(tx, personId, medicine.id);
  if (!medicine.isActive) throw fail('medicine_not_reminded');
  const weekdays = reminderWeekdays(rhythmOf(medicine.dosages), chosen);
  if (weekdays === undefined) throw fail('reminder_not_of_dosage', { path: 'reminder_weekdays' });
  const { times, inRamadan } = await slotTimesOf(tx, personId);
  const until = medicine.remindedUntil;
  const nextAt = nextReminder(now, { slots, weekdays, inRamadan, until }, times) ?? null;
  return saveReminder(tx, { personId, resourceId: medicine.id, slots, weekdays, until, nextAt, now });
}

/** An own entry that is written anew: taken or not any more, confirmed by a doctor or not. */
function changedStatement(medicine: RecordMedicine, { is_active: isActive, confirmed }: Change): StatedResource {
  return {
    ...medicine.body,
    resourceType: 'MedicationStatement',
    ...(isActive !== undefined && { status: isActive ? 'active' : 'stopped' }),
    ...(confirmed === true && { category: categoryOf('community') }),
    ...(confirmed === false && { status: 'entered-in-error' }),
  };
}

/**
 * Sets or stops the reminder of a medicine; an own entry is ended by its person, confirmed or rejected by a doctor.
 * @throws medicine_not_own for a statement about what others prescribed; medicine_not_reminded; reminder_not_of_dosage
 */
export async function changeMedication(tx: Tx, call: UserCall, id: number, change: Change): Promise<void> {
  // Its person and a doctor may change it at once: it is read when the other one is done.
  await lockStatement(tx, (await readableRecord(tx, call, change.mrn_number)).personId, id);
  const { reading, medicine } = await readableMedicine(tx, call, id, change.mrn_number);
  const { personId, why } = reading;
  const isDoctor = why === 'care';
  if (change.confirmed !== undefined && !isDoctor) throw fail('forbidden');
  if (change.reminder_slots !== undefined && isDoctor) throw fail('forbidden');
  if (change.reminder_slots !== undefined) {
    const [slots, chosen] = [
      [...new Set(change.reminder_slots)],
      [...new Set(change.reminder_weekdays)].toSorted((a, b) => a - b),
    ];
    await setReminder(tx, personId, medicine, { slots, chosen }, call.now);
  }
  if (change.is_active !== undefined || change.confirmed !== undefined) {
    const isChanged =
      medicine.origin === 'own' &&
      (await changeStatement(tx, personId, id, changedStatement(medicine, change), call.now));
    if (!isChanged) throw fail('medicine_not_own');
  }
  if (change.is_active === false) await deleteReminder(tx, personId, id);
  await audit(tx, call, { personId, action: 'write', what: 'medicine', recordId: id, why });
  await publishWritten(tx, reading, [id], call.now);
}
