import type { SignedIn } from '../../platform/access/actor.ts';
import type { Sql } from '../../platform/db/types.ts';
import type { StoredFile } from '../../platform/storage/files.ts';

/** Whether one works in the other's profile; given by the module of families, which stands above this one. */
export type IsFamily = (sql: Sql, one: number, other: number, now: Date) => Promise<boolean>;

/** Whose ticket a picture was sent in, when the caller may read that ticket; given by the module of support. */
export type TicketOfPicture = (sql: Sql, actor: SignedIn, fileId: string) => Promise<number | undefined>;

/** Whose order a picture shows the hand-over of, when the caller may see it; given by the module of delivery. */
export type PatientOfProof = (sql: Sql, actor: SignedIn, fileId: string) => Promise<number | undefined>;

type Rooms = {
  readonly isFamily: IsFamily;
  readonly ticketOfPicture: TicketOfPicture;
  readonly patientOfProof: PatientOfProof;
};

/** What else is kept, such as copies of the record, is not served as a picture. */
const pictures: ReadonlySet<string> = new Set(['identity', 'profile_photo', 'prescription', 'ticket', 'delivery']);

/**
 * The person whose record somebody reads who looks at this file; undefined when they may not. The open profile sees its own pictures; the
 * family sees each other's faces, never their documents; both sides of a ticket see what was sent in it; of a hand-over the order's patient, its rider
 * and those who keep the orders.
 */
export async function seenOf(
  sql: Sql,
  actor: SignedIn,
  file: StoredFile,
  { isFamily, ticketOfPicture, patientOfProof, now }: Rooms & { now: Date },
): Promise<number | undefined> {
  const { personId, guardianId } = actor;
  if (file.personId === null || !pictures.has(file.kind)) return undefined;
  // The rider sent it, but it is of the patient's order: who sees it is the order's business as soon as it belongs to one.
  const patient = file.kind === 'delivery' ? await patientOfProof(sql, actor, file.id) : undefined;
  if (patient !== undefined) return patient;
  if (file.personId === personId) return personId;
  if (file.kind === 'ticket') return ticketOfPicture(sql, actor, file.id);
  if (file.kind !== 'profile_photo') return undefined;
  const isOfFamily = file.personId === guardianId || (await isFamily(sql, personId, file.personId, now));
  return isOfFamily ? file.personId : undefined;
}
