import type { Insertable, Selectable } from 'kysely';
import { roles } from '@balsam/domain/identity';
import type { Registration } from '#platform/db/schema.gen.ts';
import type { Sql, Tx } from '#platform/db/types.ts';

export type RegistrationRow = Selectable<Registration>;
export type IdentityColumn = RegistrationRow['identity_column'];

const known = (sql: Sql) =>
  sql
    .selectFrom('person as p')
    .leftJoin('account as a', 'a.person_id', 'p.id')
    .select(['p.id', 'p.mrn', 'p.phone', 'p.email', 'p.language', 'p.birth_date', 'a.role_id', 'a.status'])
    .select((s) => s('a.password_hash', 'is not', null).$castTo<boolean>().as('has_password'))
    .where('p.deleted_at', 'is', null);

/** The person with this identity number. */
export const findByIdentity = (sql: Sql, column: IdentityColumn, number: string) =>
  known(sql).where(`p.${column}`, '=', number).executeTakeFirst();

/** The person with this MRN and this identity number. */
export const findByFile = (sql: Sql, mrn: string, column: IdentityColumn, number: string) =>
  known(sql).where('p.mrn', '=', mrn).where(`p.${column}`, '=', number).executeTakeFirst();

export type KnownRow = NonNullable<Awaited<ReturnType<typeof findByFile>>>;

/** Whether the person of a file has an account with a password, or one that no registration may change. */
export const hasLogIn = ({ role_id, status, has_password }: KnownRow): boolean =>
  role_id !== null && (has_password || role_id !== roles.patient || status !== 'active');

export async function insertRegistration(tx: Tx, row: Insertable<Registration>): Promise<void> {
  await tx.insertInto('registration').values(row).execute();
}

export const findRegistration = (sql: Sql, id: number) =>
  sql.selectFrom('registration').selectAll().where('id', '=', id).executeTakeFirst();

/** Deletes a registration to complete it: of two at the same time the second finds none. */
export const claimRegistration = (tx: Tx, id: number, now: Date) =>
  tx
    .deleteFrom('registration')
    .where('id', '=', id)
    .where('is_decoy', '=', false)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();

/** Ends the registrations under way for a file, when its code went to a phone that is the file's no more. */
export async function endRegistrationsOf(tx: Tx, personId: number): Promise<void> {
  await tx.deleteFrom('registration').where('person_id', '=', personId).where('kind', '=', 'medical_file').execute();
}

/** Counts a try to upload a photo by this token; undefined for an unknown token. */
export const countUpload = (sql: Sql, tokenHash: Buffer) =>
  sql
    .updateTable('registration')
    .set((s) => ({ uploads: s('uploads', '+', 1) }))
    .where('upload_token_hash', '=', tokenHash)
    .returning(['uploads', 'upload_expires_at'])
    .executeTakeFirst();

/** The registration that a token may upload the photo of, locked; undefined when the id is another one’s. */
export const lockForPhoto = (tx: Tx, tokenHash: Buffer, id: number, now: Date) =>
  tx
    .selectFrom('registration')
    .select(['id', 'id_photo_file'])
    .where('upload_token_hash', '=', tokenHash)
    .where('id', '=', id)
    .where('upload_expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();

export async function updatePhoto(tx: Tx, id: number, fileId: string): Promise<void> {
  await tx.updateTable('registration').set({ id_photo_file: fileId }).where('id', '=', id).execute();
}

/** Assigns the photo to the new person. */
export async function assignPhoto(tx: Tx, fileId: string, personId: number): Promise<void> {
  await tx.updateTable('stored_file').set({ person_id: personId }).where('id', '=', fileId).execute();
}

/**
 * Completes a medical file when its person gets an account: the e-mail address where there was none, and the language. The code reached
 * them, so that no desk has to confirm their phone any more.
 */
export async function completeFile(
  tx: Tx,
  { person_id, email, language }: Pick<RegistrationRow, 'email' | 'language'> & { person_id: number },
): Promise<void> {
  await tx
    .updateTable('person')
    .set((s) => ({
      email: s.fn.coalesce('email', s.val(email)),
      language: s.fn.coalesce(s.val(language), 'language'),
      phone_typed_at: null,
      phone_confirmed_at: null,
    }))
    .where('id', '=', person_id)
    .execute();
}

/** Deletes expired registrations, at most `most` of them; those that another process has locked are skipped. */
export const deleteExpired = (tx: Tx, now: Date, most: number) =>
  tx
    .deleteFrom('registration')
    .where('id', 'in', (s) =>
      s
        .selectFrom('registration')
        .select('id')
        .where('expires_at', '<=', now)
        .orderBy('expires_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id_photo_file')
    .execute();
