import type { StaffLink } from '#platform/db/schema.gen.ts';
import type { Sql, Tx } from '#platform/db/types.ts';

export type LinkPurpose = StaffLink['purpose'];

/** Ends the links of an account, or those for one purpose. */
export async function revokeLinks(tx: Tx, accountId: number, now: Date, purpose?: LinkPurpose): Promise<void> {
  await tx
    .updateTable('staff_link')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .$if(purpose !== undefined, (q) => q.where('purpose', '=', purpose!))
    .execute();
}

type NewLink = {
  readonly hash: Buffer;
  readonly accountId: number;
  readonly purpose: LinkPurpose;
  readonly now: Date;
  readonly expiresAt: Date;
};

export async function insertLink(tx: Tx, { hash, accountId, purpose, now, expiresAt }: NewLink): Promise<void> {
  await tx
    .insertInto('staff_link')
    .values({ token_hash: hash, account_id: accountId, purpose, created_at: now, expires_at: expiresAt })
    .execute();
}

/** A valid link with its account: an invitation needs an invited account, the others an active one. */
export const findLink = (sql: Sql, hash: Buffer, now: Date) =>
  sql
    .selectFrom('staff_link as l')
    .innerJoin('account as a', 'a.id', 'l.account_id')
    .innerJoin('person as p', 'p.id', 'a.person_id')
    .select(['l.id', 'l.purpose', 'l.expires_at', 'l.sealed_secret', 'l.account_id'])
    .select(['a.person_id', 'a.role_id', 'a.login_email', 'p.first_name', 'p.first_name_ar'])
    .where('l.token_hash', '=', hash)
    .where('l.used_at', 'is', null)
    .where('l.revoked_at', 'is', null)
    .where('l.expires_at', '>', now)
    .where((w) =>
      w.or([
        w.and([w('l.purpose', '=', 'invitation'), w('a.status', '=', 'invited')]),
        w.and([w('l.purpose', '<>', 'invitation'), w('a.status', '=', 'active')]),
      ]),
    )
    .executeTakeFirst();

export type LinkRow = NonNullable<Awaited<ReturnType<typeof findLink>>>;

/** Saves a sealed secret with the link, unless it has one already; answers the one that it then has. */
export async function saveSecret(sql: Sql, id: number, sealed: string): Promise<string> {
  const { sealed_secret } = await sql
    .updateTable('staff_link')
    .set((w) => ({ sealed_secret: w.fn.coalesce('sealed_secret', w.val(sealed)) }))
    .where('id', '=', id)
    .returning('sealed_secret')
    .executeTakeFirstOrThrow();
  return sealed_secret ?? sealed;
}

/** Consumes a link: false when it was used or revoked before. */
export async function consumeLink(tx: Tx, id: number, now: Date): Promise<boolean> {
  const consumed = await tx
    .updateTable('staff_link')
    .set({ used_at: now, sealed_secret: null })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return consumed !== undefined;
}
