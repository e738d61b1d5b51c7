import type { GuardianBasis } from '@balsam/domain/identity';
import type { Tx } from '#platform/db/types.ts';

/** Serialises changes of this person's family until the transaction ends. */
export async function lockFamily(tx: Tx, guardianId: number): Promise<void> {
  await tx.selectFrom('person').select('id').where('id', '=', guardianId).forNoKeyUpdate().execute();
}

export async function countGrants(tx: Tx, guardianId: number): Promise<number> {
  const { n } = await tx
    .selectFrom('guardianship')
    .select((x) => x.fn.countAll<number>().as('n'))
    .where('guardian_id', '=', guardianId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return n;
}

export type NewGrant = {
  readonly guardianId: number;
  readonly dependentId: number;
  readonly relationId: number;
  readonly basis: GuardianBasis;
};

/** Inserts the grant and answers its id. A consent replaces a declaration; undefined when another grant exists that it does not replace. */
export async function insertGrant(tx: Tx, grant: NewGrant, now: Date): Promise<number | undefined> {
  const details = {
    relation_id: grant.relationId,
    basis: grant.basis,
    granted_at: now,
    declared_at: grant.basis === 'declaration' ? now : null,
  };
  const row = await tx
    .insertInto('guardianship')
    .values({ guardian_id: grant.guardianId, dependent_id: grant.dependentId, ...details })
    .onConflict((c) =>
      c
        .columns(['guardian_id', 'dependent_id'])
        .where('revoked_at', 'is', null)
        .doUpdateSet(details)
        .where('guardianship.basis', '=', 'declaration')
        .where('excluded.basis', '=', 'consent'),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Ends a grant that the person gave or holds; undefined when there is none, or it has ended. */
export const endGrant = (tx: Tx, grantId: number, personId: number, now: Date) =>
  tx
    .updateTable('guardianship')
    .set({ revoked_at: now, revoked_by: personId })
    .where('id', '=', grantId)
    .where('revoked_at', 'is', null)
    .where((w) => w.or([w('guardian_id', '=', personId), w('dependent_id', '=', personId)]))
    .returning(['guardian_id', 'dependent_id'])
    .executeTakeFirst();

/** Ends all grants that the person gave or holds. */
export const endGrantsOf = (tx: Tx, personId: number, now: Date) =>
  tx
    .updateTable('guardianship')
    .set({ revoked_at: now, revoked_by: personId })
    .where((w) => w.or([w('guardian_id', '=', personId), w('dependent_id', '=', personId)]))
    .where('revoked_at', 'is', null)
    .returning(['id', 'guardian_id', 'dependent_id'])
    .execute();
