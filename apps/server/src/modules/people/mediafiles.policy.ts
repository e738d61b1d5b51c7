import type { SignedIn } from '../../platform/access/actor.ts';
import type { Sql } from '../../platform/db/types.ts';
import type { KeptFile } from '../../platform/storage/files.ts';

/** Whether one works in the other's profile; given by the room of families, which stands above this one. */
export type IsFamily = (sql: Sql, one: number, other: number, now: Date) => Promise<boolean>;

/** What else is kept, such as copies of the record, is not served as a picture. */
const pictures: ReadonlySet<string> = new Set(['identity', 'profile_photo']);

/** The open profile sees its own pictures; the family sees each other's faces, never their documents. */
export async function maySee(
  sql: Sql,
  { personId, guardianId }: SignedIn,
  file: KeptFile,
  { isFamily, now }: { isFamily: IsFamily; now: Date },
): Promise<boolean> {
  if (file.personId === null || !pictures.has(file.kind)) return false;
  if (file.personId === personId) return true;
  if (file.kind !== 'profile_photo') return false;
  return file.personId === guardianId || isFamily(sql, personId, file.personId, now);
}
