import { audit } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { doctorWorks, readDepartments, readDoctors, setHead } from '#modules/admissions/index.ts';
import { doctorBrief } from '#modules/hospital/index.ts';
import { criticalToHead } from '#modules/records/index.ts';
import { doctorChoice } from './admissions-desk.ts';

/** The departments with their heads, and the doctors of each who may become it. */
export async function listDepartments(sql: Sql) {
  const [departments, doctors] = [await readDepartments(sql), await readDoctors(sql)];
  const items = departments.map(({ id, title, title_ar, head_doctor_id: headId }) => {
    const head = doctors.find((row) => row.id === headId);
    const own = doctors.filter((row) => row.department_id === id && row.is_active);
    return { id, title, title_ar, head: head ? doctorChoice(head) : null, doctors: own.map(doctorChoice) };
  });
  return { items };
}

type Wanted = { readonly head_doctor_id: number | null; readonly before: number | null };

/**
 * Names who is told of critical results that nobody acknowledged, or nobody. What reached nobody until then goes to the head.
 * @throws not_found, not_of_department, head_changed when another administrator was faster
 */
export async function nameHead(tx: Tx, call: UserCall, departmentId: number, wanted: Wanted): Promise<void> {
  const department = (await readDepartments(tx)).find(({ id }) => id === departmentId);
  if (!department) throw fail('not_found');
  const { head_doctor_id: doctorId, before } = wanted;
  const doctors = (await readDoctors(tx)).filter((row) => row.department_id === departmentId && row.is_active);
  // Whoever locks the doctor out at this moment waits, or has done it: results go to no head who does not sign in.
  if (doctorId !== null && !(doctors.some(({ id }) => id === doctorId) && (await doctorWorks(tx, doctorId))))
    throw fail('not_of_department', { path: 'head_doctor_id' });
  if (!(await setHead(tx, { departmentId, doctorId, before }))) throw fail('head_changed');
  if (doctorId !== null) await criticalToHead(tx, call, departmentId, doctorId);
  for (const id of new Set([doctorId, before])) {
    const doctor = id === null ? undefined : await doctorBrief(tx, id);
    const entry = { action: 'write', what: 'head of department', recordId: departmentId, why: 'staff' } as const;
    if (doctor) await audit(tx, call, { personId: doctor.personId, ...entry });
  }
}
