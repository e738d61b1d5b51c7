import type { AppointmentType } from '@balsam/domain/booking';
import { fromSar } from '@balsam/domain/money';
import { fail } from '#platform/http/failure.ts';
import { doctorForChange, recordChange, type DoctorChange } from './doctor-for-change.ts';
import { readFees } from './doctors.store.ts';

type Fee = { readonly type: AppointmentType; readonly fee: number };
type Wanted = {
  readonly fees: readonly Fee[];
  /** The fees as the desk saw them when it began. */
  readonly seen: readonly Fee[];
};

const amountsOf = (fees: readonly Fee[]): ReadonlyMap<AppointmentType, number> =>
  new Map(fees.map(({ type, fee }) => [type, fromSar(fee)]));

/** Nobody sets a fee back that somebody else has changed meanwhile. @throws desk_changed */
async function assertSeen({ tx, doctorId }: DoctorChange, seen: readonly Fee[]): Promise<void> {
  const [now, known] = [await readFees(tx, doctorId), amountsOf(seen)];
  if (now.length !== known.size || now.some(({ type, amount }) => known.get(type) !== amount))
    throw fail('desk_changed');
}

/**
 * Sets what each kind of visit costs from now on; what is booked keeps its price. A kind that is left out is not sold any more.
 * @throws not_found, desk_changed
 */
export async function saveFees(change: DoctorChange, { fees, seen }: Wanted) {
  const { tx, doctorId } = change;
  const doctor = await doctorForChange(change);
  await assertSeen(change, seen);
  await tx.deleteFrom('doctor_fee').where('doctor_id', '=', doctorId).execute();
  const rows = [...amountsOf(fees)].map(([type, amount]) => ({ doctor_id: doctorId, type, amount }));
  if (rows.length > 0) await tx.insertInto('doctor_fee').values(rows).execute();
  return recordChange(change, doctor.person_id, 'doctor fees');
}
