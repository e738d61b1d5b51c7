import { roles } from '@balsam/domain/identity';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';

/** A call as the patient with this MRN, the doctor with this code, or the member of the staff with this e-mail address would make it. */
export async function callOf(tx: Tx, who: string, now: Date): Promise<UserCall> {
  const doctor = await tx.selectFrom('doctor').select(['id', 'person_id']).where('code', '=', who).executeTakeFirst();
  const person = await tx
    .selectFrom('person as p')
    .innerJoin('account as a', 'a.person_id', 'p.id')
    .select(['p.id', 'p.mrn', 'a.id as account_id', 'a.role_id'])
    .where((w) =>
      doctor ? w('p.id', '=', doctor.person_id) : w.or([w('p.mrn', '=', who), w('a.login_email', '=', who)]),
    )
    .executeTakeFirstOrThrow();
  return {
    actor: {
      kind: 'user',
      accountId: person.account_id,
      sessionId: 0,
      roleId: Object.values(roles).find((role) => role === person.role_id) ?? roles.patient,
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
