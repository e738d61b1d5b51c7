import { roles } from '@balsam/domain/identity';
import { instantAt, riyadhDay } from '@balsam/domain/time';
import { audit } from '../../platform/audit/audit.ts';
import type { UserCall } from '../../platform/http/call.ts';
import { fail } from '../../platform/http/failure.ts';
import type { Image } from '../../platform/images/read-image.ts';
import { countUp } from '../../platform/limits/limits.store.ts';
import type { Platform } from '../../platform/platform.ts';
import { ownPerson, ownReason } from './persons.policy.ts';
import { takePhoto } from './photo.ts';

const picturesPerDay = 60;
/** A rider takes a photo and a signature at each door, and may have to send one again on a poor line. */
const picturesOfRiderPerDay = 400;

/** How the log of accesses names a picture that is no face. */
export const pictureWords = {
  identity: 'identity document',
  prescription: 'prescription',
  ticket: 'ticket picture',
  delivery: 'delivery picture',
} as const;

type Sent = {
  readonly patientId: number;
  readonly kind: keyof typeof pictureWords | 'profile_photo';
  readonly image: Image;
};

/**
 * Keeps a picture of the open profile: its photo, in the place of the one before, or one of a document, of a prescription or
 * for support.
 * @throws not_found for another's id, too_many_requests after sixty in a day, of a rider four hundred
 */
export async function takePicture({ db, files }: Platform, call: UserCall, sent: Sent): Promise<string> {
  const personId = ownPerson(call, sent.patientId);
  const { kind, image } = sent;
  return db.transaction().execute(async (tx) => {
    const today = instantAt(riyadhDay(call.now), 0);
    const count = { scope: 'pictures_of_account', key: String(call.actor.accountId), bucket: today };
    const most = call.actor.roleId === roles.rider ? picturesOfRiderPerDay : picturesPerDay;
    if ((await countUp(tx, count, most)) === undefined) throw fail('too_many_requests');
    const id = await files.save(tx, { personId, kind, mime: image.mime, bytes: image.bytes }, call.now);
    if (kind === 'profile_photo') await takePhoto(tx, files, call, id);
    else await audit(tx, call, { personId, action: 'write', what: pictureWords[kind], why: ownReason(call) });
    return id;
  });
}
