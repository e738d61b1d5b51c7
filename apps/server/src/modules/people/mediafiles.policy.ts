import type { SignedIn } from '#platform/access/actor.ts';
import type { Sql } from '#platform/db/types.ts';
import type { StoredFile } from '#platform/storage/files.ts';

/** Whether one is the other's guardian; given by the module of families, which depends on this one. */
export type IsFamily = (sql: Sql, one: number, other: number, now: Date) => Promise<boolean>;

/** Whose ticket a picture was sent in, when the caller may read that ticket; given by the module of support. */
export type TicketOfPicture = (sql: Sql, actor: SignedIn, fileId: string) => Promise<number | null | undefined>;

/** Whose order a picture shows the hand-over of, when the caller may see it; given by the module of delivery. */
export type PatientOfProof = (sql: Sql, actor: SignedIn, fileId: string) => Promise<number | undefined>;

/** Whether a picture is of a prescription that the caller does not get to see, though it is the open profile's; given by the module of orders. */
export type HidesPrescriptionPicture = (sql: Sql, actor: SignedIn, fileId: string) => Promise<boolean>;

/** Whose visit a picture was sent in or told of, when the caller may read it; given by the module of visits. */
export type PatientOfVisitPicture = (
  sql: Sql,
  actor: SignedIn,
  fileId: string,
  now: Date,
) => Promise<number | undefined>;

/** Whether somebody sees another's photo because one is the other's doctor; given by the module of booking. */
export type SeesPhotoOf = (sql: Sql, actor: SignedIn, personId: number) => Promise<boolean>;

type RelatedModules = {
  readonly seesPhotoOf: SeesPhotoOf;
  readonly patientOfVisitPicture: PatientOfVisitPicture;
  readonly isFamily: IsFamily;
  readonly ticketOfPicture: TicketOfPicture;
  readonly patientOfProof: PatientOfProof;
  readonly hidesPrescriptionPicture: HidesPrescriptionPicture;
};

/** Other files, such as copies of the record, are not served as pictures. */
const pictures: ReadonlySet<string> = new Set([
  'identity',
  'profile_photo',
  'prescription',
  'ticket',
  'delivery',
  'visit',
]);

/**
 * The person whose record is read with this file; undefined when the actor may not see it. The open profile sees its
 * own pictures; family members see each other's profile photos, never their documents, and so do doctors and their patients; both sides of a ticket see what
 * was sent in it, both sides of a visit what was shown for it; a proof of delivery is seen by the order's patient, its rider and the pharmacy's staff. The
 * prescription that a young person sent is out of the sight of a guardian with limited access.
 */
export async function visiblePatient(
  sql: Sql,
  actor: SignedIn,
  file: StoredFile,
  {
    isFamily,
    ticketOfPicture,
    patientOfProof,
    patientOfVisitPicture,
    hidesPrescriptionPicture,
    seesPhotoOf,
    now,
  }: RelatedModules & { now: Date },
): Promise<number | undefined> {
  const { personId, guardianId } = actor;
  if (file.personId === null || !pictures.has(file.kind)) return undefined;
  // The rider sent it, but it belongs to the patient’s order: the order decides who sees it.
  const patient = file.kind === 'delivery' ? await patientOfProof(sql, actor, file.id) : undefined;
  if (patient !== undefined) return patient;
  // What somebody from 15 on shows their doctor is theirs alone, also where a guardian works in their profile.
  if (file.kind === 'visit') {
    const ofVisit = await patientOfVisitPicture(sql, actor, file.id, now);
    return ofVisit ?? (file.personId === personId && guardianId === undefined ? personId : undefined);
  }
  if (file.kind === 'prescription' && (await hidesPrescriptionPicture(sql, actor, file.id))) return undefined;
  const ofTicket = file.kind === 'ticket' ? await ticketOfPicture(sql, actor, file.id) : undefined;
  if (ofTicket !== undefined) return ofTicket ?? undefined;
  if (file.personId === personId) return personId;
  if (file.kind !== 'profile_photo') return undefined;
  const isOfFamily = file.personId === guardianId || (await isFamily(sql, personId, file.personId, now));
  return isOfFamily || (await seesPhotoOf(sql, actor, file.personId)) ? file.personId : undefined;
}
