import { sql as raw } from 'kysely';
import type { UnusedFiles } from '#platform/storage/purge-unused.ts';

/** Whether the file `f` is the document of its person or of a registration, or the card of a policy, also of one that was removed. */
const isUsed = raw<boolean>`(exists (select from person p where p.id = f.person_id and p.id_photo_file = f.id)
  or f.id in (select card_file from insurance_policy where card_file is not null)
  or f.id in (select id_photo_file from registration where id_photo_file is not null))`;

/** Pictures of identity documents and insurance cards that nothing names are gone after a day. */
export const unusedDocuments: UnusedFiles = {
  kind: 'identity',
  graceMinutes: 24 * 60,
  isUsed,
};
