import { roles } from '@balsam/domain/identity';
import { riyadhDay } from '@balsam/domain/time';
import { fail } from '#platform/http/failure.ts';
import { indexSearch, rebuildSlots } from '#modules/hospital/index.ts';
import { criticalToHeads } from '#modules/records/index.ts';
import {
  insertInvited,
  lockWorkerAccount,
  parseInvitation,
  sendLinkToWorker,
  unlockWorkerAccount,
  type Invitation,
  type WorkerChange,
} from '#modules/staff/index.ts';
import { doctorForChange } from './doctor-for-change.ts';
import { doctorDetail } from './read-doctors.ts';
import { insertDoctor, placeOf, setActive } from './accounts.store.ts';

type Change = Omit<WorkerChange, 'personId' | 'roleId'>;
type DoctorChange = Change & { readonly doctorId: number };
type NewDoctor = Omit<Invitation, 'role_id'> & {
  readonly gender: 'male' | 'female';
  readonly speciality_id: number;
  readonly clinic_ids: readonly number[];
};

const asWorker = (change: Change, personId: number): WorkerChange => ({ ...change, personId, roleId: roles.doctor });

/**
 * Invites a doctor, who chooses a password by the link that goes to their e-mail address. They can be found at once, and booked as soon as
 * they have hours and fees.
 * @throws email_not_valid, name_not_valid, email_taken, not_found for a speciality or a clinic that is not there
 */
export async function inviteDoctor(change: Change, doctor: NewDoctor) {
  const { tx, call } = change;
  const place = await placeOf(tx, doctor.speciality_id, doctor.clinic_ids);
  if (!place) throw fail('not_found');
  const personId = await insertInvited(tx, parseInvitation({ ...doctor, role_id: roles.doctor }), call.now);
  if (personId === undefined) throw fail('email_taken', { path: 'email_address' });
  const id = await insertDoctor(tx, { ...place, personId, gender: doctor.gender });
  await indexSearch(tx);
  await sendLinkToWorker(asWorker(change, personId), 'invitation');
  return doctorDetail(tx, call, id);
}

/** Sends a doctor a link: another invitation, or one to choose another password. @throws not_found, staff_changed, too_many_requests */
export async function sendDoctorLink(change: DoctorChange, purpose: 'invitation' | 'password') {
  const { person_id: personId } = await doctorForChange(change);
  await sendLinkToWorker(asWorker(change, personId), purpose);
  return doctorDetail(change.tx, change.call, change.doctorId);
}

async function moveDoctor(change: DoctorChange, isActive: boolean) {
  const { tx, call, doctorId } = change;
  const { person_id: personId } = await doctorForChange(change);
  await (isActive ? unlockWorkerAccount : lockWorkerAccount)(asWorker(change, personId));
  await setActive(tx, doctorId, isActive);
  await criticalToHeads(tx, call);
  await rebuildSlots(tx, doctorId, { from: riyadhDay(call.now) }, call.now);
  return doctorDetail(tx, call, doctorId);
}

/**
 * Locks a doctor out: sessions end, they are no longer found or booked, booked visits wait to be rearranged, and critical results that reach
 * nobody now go to the head of department.
 * @throws not_found, staff_changed
 */
export const lockDoctorOut = (change: DoctorChange) => moveDoctor(change, false);

/** Lets a doctor in again, and offers their hours; a head of department is told of critical results that reached nobody. @throws not_found, staff_changed */
export const letDoctorIn = (change: DoctorChange) => moveDoctor(change, true);
