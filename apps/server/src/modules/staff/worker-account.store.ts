import type { RoleId, StaffState } from '@balsam/domain/identity';
import type { Tx } from '#platform/db/types.ts';

/** The account of a worker of this role, locked until the transaction ends. */
export const lockWorker = (tx: Tx, personId: number, roleId: RoleId) =>
  tx
    .selectFrom('account as a')
    .innerJoin('person as p', 'p.id', 'a.person_id')
    .select(['a.id as account_id', 'a.status', 'a.login_email', 'a.doctor_code'])
    .select(['p.email', 'p.language', 'p.first_name', 'p.first_name_ar'])
    .where('a.person_id', '=', personId)
    .where('a.role_id', '=', roleId)
    .where('a.status', '<>', 'deleted')
    .forUpdate('a')
    .executeTakeFirst();

/**
 * Moves an account to another state. One that is let in again is as before: who never chose a password is invited still. Answers the new
 * state; undefined when it is not in one of the states `from`.
 */
export async function moveAccount(
  tx: Tx,
  accountId: number,
  from: readonly StaffState[],
  to: 'locked' | 'unlocked',
): Promise<StaffState | undefined> {
  const row = await tx
    .updateTable('account')
    .set((x) => ({
      status:
        to === 'locked'
          ? x.val('locked' as const)
          : x
              .case()
              .when('password_hash', 'is', null)
              .then('invited' as const)
              .else('active' as const)
              .end(),
    }))
    .where('id', '=', accountId)
    .where('status', 'in', from)
    .returning('status')
    .executeTakeFirst();
  return row?.status as StaffState | undefined;
}
