import type { AppointmentType } from '@balsam/domain/booking';
import { fromSar } from '@balsam/domain/money';
import { doctorForChange, recordChange, type DoctorChange } from './doctor-for-change.ts';

type Fee = { readonly type: AppointmentType; readonly fee: number };

/** Sets what each kind of visit costs from now on; what is booked keeps its price. A kind that is left out is not sold any more. @throws not_found */
export async function saveFees(change: DoctorChange, fees: readonly Fee[]) {
  const { tx, doctorId } = change;
  const doctor = await doctorForChange(change);
  const amounts = new Map(fees.map(({ type, fee }) => [type, fromSar(fee)]));
  await tx.deleteFrom('doctor_fee').where('doctor_id', '=', doctorId).execute();
  const rows = [...amounts].map(([type, amount]) => ({ doctor_id: doctorId, type, amount }));
  if (rows.length > 0) await tx.insertInto('doctor_fee').values(rows).execute();
  return recordChange(change, doctor.person_id, 'doctor fees');
}
