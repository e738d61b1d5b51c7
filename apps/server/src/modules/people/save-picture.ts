import { roles } from '@balsam/domain/identity';
import { instantAt, riyadhDay } from '@balsam/domain/time';
import { audit } from '#platform/audit/audit.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import type { Image } from '#platform/images/read-image.ts';
import { countUp } from '#platform/limits/limits.store.ts';
import type { Platform } from '#platform/platform.ts';
import { ownPerson, ownReason } from './persons.policy.ts';
import { setPhoto } from './set-photo.ts';

const picturesPerDay = 60;
/** A rider takes a photo and a signature at each door, and may have to send one again when the connection is poor. */
const picturesOfRiderPerDay = 400;

/** How the audit log names a picture that is no profile photo. */
export const auditNames = {
  identity: 'identity document',
  prescription: 'prescription',
  ticket: 'ticket picture',
  delivery: 'delivery picture',
  visit: 'visit picture',
} as const;

type PictureUpload = {
  readonly patientId: number;
  readonly kind: keyof typeof auditNames | 'profile_photo';
  readonly image: Image;
};

/**
 * Saves a picture of the open profile: its photo, replacing the previous one, or one of a document, of a prescription
 * or for support.
 * @throws not_found for another id, too_many_requests after sixty in a day, of a rider four hundred
 */
export async function savePicture({ db, files }: Platform, call: UserCall, upload: PictureUpload): Promise<string> {
  const personId = ownPerson(call, upload.patientId);
  const { kind, image } = upload;
  return db.transaction().execute(async (tx) => {
    const today = instantAt(riyadhDay(call.now), 0);
    const count = { scope: 'pictures_of_account', key: String(call.actor.accountId), bucket: today };
    const most = call.actor.roleId === roles.rider ? picturesOfRiderPerDay : picturesPerDay;
    if ((await countUp(tx, count, most)) === undefined) throw fail('too_many_requests');
    const id = await files.save(tx, { personId, kind, mime: image.mime, bytes: image.bytes }, call.now);
    if (kind === 'profile_photo') await setPhoto(tx, files, call, id);
    else await audit(tx, call, { personId, action: 'write', what: auditNames[kind], why: ownReason(call) });
    return id;
  });
}
