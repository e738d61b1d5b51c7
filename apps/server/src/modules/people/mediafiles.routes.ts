import type { FastifyRequest } from 'fastify';
import { mediafiles } from '@balsam/contract/registration';
import { isStaff, roles } from '@balsam/domain/identity';
import { audit } from '#platform/audit/audit.ts';
import type { Call, UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { callExternal, read, type Route } from '#platform/http/serve.ts';
import { readImage, type Image } from '#platform/images/read-image.ts';
import type { Platform } from '#platform/platform.ts';
import {
  visiblePatient,
  type HidesPrescriptionPicture,
  type IsFamily,
  type PatientOfProof,
  type PatientOfVisitPicture,
  type SeesPhotoOf,
  type TicketOfPicture,
} from './mediafiles.policy.ts';
import { auditNames, savePicture } from './save-picture.ts';

/** Given by the modules that depend on this one. */
export type HigherModules = {
  readonly isFamily: IsFamily;
  readonly ticketOfPicture: TicketOfPicture;
  readonly patientOfProof: PatientOfProof;
  readonly hidesPrescriptionPicture: HidesPrescriptionPicture;
  readonly patientOfVisitPicture: PatientOfVisitPicture;
  readonly seesPhotoOf: SeesPhotoOf;
  /** Admits a caller by the upload token of a registration, or throws. */
  readonly admitUpload: (platform: Platform, token: string | undefined, now: Date) => Promise<void>;
  /** Saves the ID photo of the token's own registration, and answers the file's id. */
  readonly keepIdPhoto: (
    platform: Platform,
    call: Call,
    sent: { token: string; patientId: number; image: Image },
  ) => Promise<string>;
};

const wellFormed = /^Bearer +([\w-]{20,100})$/i;
const tokenOf = (request: FastifyRequest): string | undefined =>
  wellFormed.exec(request.headers.authorization ?? '')?.[1];

const isSignedIn = (call: Call): call is UserCall => call.actor.kind === 'user';

const upload = ({ admitUpload, keepIdPhoto }: HigherModules): Route => ({
  ...callExternal(mediafiles.upload, async ({ platform, call, body, file, request }) => {
    if (file === undefined) throw fail('file_required', { path: 'file' });
    const image = await readImage(file);
    const patientId = body.patient_id;
    const kind = isSignedIn(call) ? (body.kind ?? 'profile_photo') : 'identity';
    const id = isSignedIn(call)
      ? await savePicture(platform, call, { patientId, kind, image })
      : await keepIdPhoto(platform, call, { token: tokenOf(request) ?? '', patientId, image });
    return { id, kind, width: image.width, height: image.height, bytes: image.bytes.length };
  }),
  admit: async (platform, { call, request }) => {
    if (!isSignedIn(call)) await admitUpload(platform, tokenOf(request), call.now);
  },
});

const auditNameOf = (kind: string): string => Object.entries(auditNames).find(([of]) => of === kind)?.[1] ?? 'photo';

const auditReasonOf = ({ actor }: UserCall, personId: number) => {
  // A rider reads a patient’s picture as staff.
  if (actor.roleId === roles.doctor && actor.personId !== personId) return 'care';
  const isWorker = isStaff(actor.roleId) || actor.roleId === roles.rider;
  if (isWorker && actor.personId !== personId) return 'staff';
  return actor.guardianId === undefined && actor.personId === personId ? 'self' : 'guardian';
};

const show = (
  modules: Pick<
    HigherModules,
    | 'isFamily'
    | 'ticketOfPicture'
    | 'patientOfProof'
    | 'hidesPrescriptionPicture'
    | 'patientOfVisitPicture'
    | 'seesPhotoOf'
  >,
): Route =>
  read(mediafiles.show, async ({ platform, db, call, params }) => {
    const file = await platform.files.get(db, params.id);
    const personId = file && (await visiblePatient(db, call.actor, file, { ...modules, now: call.now }));
    if (!file || personId === undefined) throw fail('not_found');
    const what = auditNameOf(file.kind);
    await audit(db, call, { personId, action: 'read', what, recordId: file.id, why: auditReasonOf(call, personId) });
    return { mime: file.mime, name: `${file.kind}.webp`, bytes: file.bytes, inline: true };
  });

/** Uploading pictures, and serving them to those who may see them. */
export const mediafilesRoutes = (others: HigherModules): readonly Route[] => [upload(others), show(others)];
