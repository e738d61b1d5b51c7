import { roles } from '@balsam/domain/identity';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';

/** A call as the patient with this MRN, or the doctor with this code, would make it. */
export async function callOf(tx: Tx, who: string, now: Date): Promise<UserCall> {
  const doctor = await tx.selectFrom('doctor').select(['id', 'person_id']).where('code', '=', who).executeTakeFirst();
  const person = await tx
    .selectFrom('person as p')
    .innerJoin('account as a', 'a.person_id', 'p.id')
    .select(['p.id', 'p.mrn', 'a.id as account_id'])
    .where((w) => (doctor ? w('p.id', '=', doctor.person_id) : w('p.mrn', '=', who)))
    .executeTakeFirstOrThrow();
  return {
    actor: {
      kind: 'user',
      accountId: person.account_id,
      sessionId: 0,
      roleId: doctor ? roles.doctor : roles.patient,
      personId: person.id,
      mrn: person.mrn ?? undefined,
      doctorId: doctor?.id,
      guardianId: undefined,
    },
    now,
    requestId: 'demo',
    ip: '',
    userAgent: '',
  };
}
