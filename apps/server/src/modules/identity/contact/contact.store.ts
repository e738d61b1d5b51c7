import type { Sql, Tx } from '#platform/db/types.ts';

/** The current contact details and language of a person. */
export const findContact = (sql: Sql, personId: number) =>
  sql
    .selectFrom('person')
    .select(['phone', 'email', 'language'])
    .where('id', '=', personId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** Whether another account signs in with this address. */
export async function isAnothersLogIn(sql: Sql, accountId: number, email: string): Promise<boolean> {
  const row = await sql
    .selectFrom('account')
    .select('id')
    .where('login_email', '=', email)
    .where('id', '<>', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function updatePhone(tx: Tx, personId: number, phone: string): Promise<void> {
  const reached = { phone_typed_at: null, phone_confirmed_at: null };
  await tx
    .updateTable('person')
    .set({ phone, ...reached })
    .where('id', '=', personId)
    .execute();
}

/** Sets the e-mail address, and the one of the log-in where there is one; the database refuses one that another log-in has. */
export async function updateEmail(tx: Tx, personId: number, email: string): Promise<void> {
  await tx.updateTable('person').set({ email }).where('id', '=', personId).execute();
  await tx
    .updateTable('account')
    .set({ login_email: email })
    .where('person_id', '=', personId)
    .where('login_email', 'is not', null)
    .execute();
}
