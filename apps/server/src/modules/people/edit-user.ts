import { isPersonName, tidyName } from '@balsam/domain/identity';
import { isPlainText } from '@balsam/domain/text';
import { audit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/db/types.ts';
import type { UserCall } from '../../platform/http/call.ts';
import { fail } from '../../platform/http/failure.ts';
import type { Files } from '../../platform/storage/files.ts';
import { updateProfile, type ProfileChange } from './edit-user.store.ts';
import { nameColumns, type NameColumn } from './names.ts';
import { ownPerson, ownReason } from './persons.policy.ts';
import { takePhoto } from './photo.ts';
import { userOf } from './read-user.ts';

const languageOf = {
  first_name: 'en',
  middle_name: 'en',
  family_name: 'en',
  first_name_ar: 'ar',
  middle_name_ar: 'ar',
  family_name_ar: 'ar',
} as const satisfies Record<NameColumn, 'ar' | 'en'>;

type Given<T> = { readonly [K in keyof T]?: T[K] | undefined };
export type UserWish = Given<Record<NameColumn, string>> &
  Given<{ address: string | null; city: string | null; photo: null }>;

/** The line to keep; an empty one is none. */
function lineOf(wish: UserWish, field: 'address' | 'city'): Partial<ProfileChange> {
  const line = wish[field];
  if (line === undefined) return {};
  if (line !== null && !isPlainText(line)) throw fail('text_not_plain', { path: field });
  return { [field]: line || null };
}

/** The names to fill in. A guardian fills in none: a child's name is changed at the front desk. */
function namesOf(call: UserCall, wish: UserWish): ProfileChange['names'] {
  const given = nameColumns.flatMap((column) => {
    const typed = wish[column];
    if (typed === undefined) return [];
    if (call.actor.guardianId !== undefined) throw fail('name_registered', { path: column });
    const name = tidyName(typed);
    if (!isPersonName(name, languageOf[column])) throw fail('name_not_valid', { path: column });
    return [[column, name]];
  });
  return Object.fromEntries(given) as ProfileChange['names'];
}

/**
 * Changes what a person may change of the open profile. A name is filled in where there is none; one that differs from the
 * registered is refused, so that an identity stays what the document says.
 * @throws not_found for another id, name_registered, name_not_valid, text_not_plain
 */
export async function editUser(tx: Tx, files: Files, call: UserCall, id: number, wish: UserWish) {
  const personId = ownPerson(call, id);
  const names = namesOf(call, wish);
  const stands = await updateProfile(tx, personId, { ...lineOf(wish, 'address'), ...lineOf(wish, 'city'), names });
  const registered = nameColumns.find((column) => names[column] !== undefined && names[column] !== stands?.[column]);
  if (registered) throw fail('name_registered', { path: registered });
  if (wish.photo === null) await takePhoto(tx, files, call, null);
  await audit(tx, call, { personId, action: 'write', what: 'profile', why: ownReason(call) });
  return userOf(tx, call);
}
