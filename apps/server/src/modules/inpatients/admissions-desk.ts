import type { CallReply, contract } from '@balsam/contract';
import { bedLabel, dayOfStay } from '@balsam/domain/admissions';
import { audit } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { publish } from '#platform/outbox/outbox.ts';
import {
  bedsInUse,
  doctorWorks,
  endStay,
  insertStay,
  isInHospital,
  moveStay,
  patientAdmitted,
  readDoctors,
  readWards,
  stayHandedOver,
  staysOfHospital,
  wardIsThere,
  type DoctorRow,
  type WardRow,
} from '#modules/admissions/index.ts';
import { fullNames, patientByMrn } from '#modules/people/index.ts';
import { handOverCritical } from '#modules/records/index.ts';

type Reply = CallReply<typeof contract.admissions.list>;

const wardView = ({ id, title, title_ar, location, location_ar }: WardRow): Reply['wards'][number] => ({
  id,
  title,
  title_ar,
  location: { title: location, title_ar: location_ar },
});

/** A doctor as one is chosen. */
export const doctorChoice = (row: DoctorRow): Reply['doctors'][number] => {
  const { name, nameAr } = fullNames(row);
  return { id: row.id, name, name_ar: nameAr };
};

/** Who lies in the hospital now, for the front desk: names and beds, nothing clinical. */
export async function listAdmissions(sql: Sql, call: UserCall): Promise<Reply> {
  const [stays, wardRows, doctorRows] = [await staysOfHospital(sql), await readWards(sql), await readDoctors(sql)];
  const wards = wardRows.map(wardView);
  const doctors = new Map(doctorRows.map((row) => [row.id, { ...doctorChoice(row), is_active: row.is_active }]));
  await audit(
    sql,
    call,
    ...stays.map(
      ({ id, person_id: personId }) =>
        ({ personId, action: 'read', what: 'stay', recordId: id, why: 'staff' }) as const,
    ),
  );
  const items = stays.flatMap((stay) => {
    const [ward, doctor] = [wards.find(({ id }) => id === stay.ward_id), doctors.get(stay.doctor_id)];
    const { name, nameAr } = fullNames(stay);
    const patient = { name, name_ar: nameAr, mrn_number: stay.mrn };
    const { id, bed, admitted_at: at } = stay;
    const since = { since: at.toISOString(), day_of_stay: dayOfStay(at, call.now) };
    return ward && doctor ? [{ id, patient, doctor, ward, bed, ...since }] : [];
  });
  const active = doctorRows.filter((row) => row.is_active).map(doctorChoice);
  return { items, total: items.length, wards, doctors: active };
}

type Wanted = {
  readonly mrn_number: string;
  readonly doctor_id: number;
  readonly ward_id: number;
  readonly bed: string;
  readonly diagnosis: string;
  readonly diagnosis_ar: string;
};

/** A stay is put under a doctor who works. @throws not_found, responsible_locked */
async function checkDoctor(tx: Tx, doctorId: number): Promise<void> {
  const isActive = await doctorWorks(tx, doctorId);
  if (isActive === undefined) throw fail('not_found', { path: 'doctor_id' });
  if (!isActive) throw fail('responsible_locked');
}

/**
 * Admits a person to a bed, under a doctor who has their record from then on and is notified. Critical results of theirs that wait
 * go to that doctor. Of two who want the same bed the database lets one in.
 * @throws not_found for an unknown number, doctor or ward, responsible_locked, already_admitted, bed_taken
 */
export async function admitPatient(tx: Tx, call: UserCall, wanted: Wanted): Promise<{ id: number }> {
  const patient = await patientByMrn(tx, wanted.mrn_number);
  if (!patient) throw fail('not_found');
  const { personId } = patient;
  const { doctor_id: doctorId, ward_id: wardId, diagnosis, diagnosis_ar: diagnosisAr } = wanted;
  const bed = bedLabel(wanted.bed);
  const stay = { personId, doctorId, wardId, bed, diagnosis, diagnosisAr };
  if (!(await wardIsThere(tx, wardId))) throw fail('not_found');
  await checkDoctor(tx, doctorId);
  // Beds that were written down before they had one spelling; of two that come now the index lets one in.
  const isTaken = (await bedsInUse(tx, wardId)).some((used) => bedLabel(used) === bed);
  const id = isTaken ? undefined : await insertStay(tx, stay, call.now);
  if (id === undefined) throw (await isInHospital(tx, personId)) ? fail('already_admitted') : fail('bed_taken');
  await audit(tx, call, { personId, action: 'write', what: 'stay', recordId: id, why: 'staff' });
  await handOverCritical(tx, call, personId, doctorId);
  await publish(tx, patientAdmitted, { admission_id: id, doctor_id: doctorId }, call.now);
  return { id };
}

/** Ends a stay: its doctor's access ends with it. @throws not_found, already_discharged */
export async function dischargePatient(tx: Tx, call: UserCall, id: number): Promise<void> {
  const ended = await endStay(tx, id, call.now);
  if (ended === undefined) throw fail('not_found');
  if (ended === 'ended') throw fail('already_discharged');
  await audit(tx, call, { personId: ended, action: 'write', what: 'stay', recordId: id, why: 'staff' });
}

/**
 * Puts a stay under another doctor, who has the record from then on and is notified; the one before has it no longer. Critical results that
 * wait go with it. Of two desks the second is told. Nothing happens where the doctor is the same.
 * @throws not_found for an unknown stay or doctor, responsible_locked for a doctor who does not work, already_discharged, responsible_changed
 */
export async function handOverStay(
  tx: Tx,
  call: UserCall,
  id: number,
  { doctor_id: doctorId, before }: { readonly doctor_id: number; readonly before: number },
): Promise<void> {
  await checkDoctor(tx, doctorId);
  const moved = await moveStay(tx, id, { doctorId, before });
  if (moved === undefined) throw fail('not_found');
  if (moved === 'ended') throw fail('already_discharged');
  if (moved === 'changed') throw fail('responsible_changed');
  if (doctorId === before) return;
  await audit(tx, call, { personId: moved, action: 'write', what: 'stay', recordId: id, why: 'staff' });
  await handOverCritical(tx, call, moved, doctorId);
  await publish(tx, stayHandedOver, { admission_id: id, doctor_id: doctorId }, call.now);
}
