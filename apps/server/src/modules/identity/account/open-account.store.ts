import { roles } from '@balsam/domain/identity';
import type { Tx } from '#platform/db/types.ts';

/**
 * Opens a patient’s account with a password: a new account, or the first password of one that had codes only. Answers
 * false, and changes nothing, when there is an account with a password already, or one that is closed or has another
 * role.
 */
export async function openPatientAccount(
  tx: Tx,
  { personId, passwordHash }: { personId: number; passwordHash: string },
  now: Date,
): Promise<boolean> {
  const row = await tx
    .insertInto('account')
    .values({ person_id: personId, role_id: roles.patient, password_hash: passwordHash, created_at: now })
    .onConflict((c) =>
      c
        .column('person_id')
        .doUpdateSet({ password_hash: passwordHash })
        .where('account.password_hash', 'is', null)
        .where('account.role_id', '=', roles.patient)
        .where('account.status', '=', 'active'),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
