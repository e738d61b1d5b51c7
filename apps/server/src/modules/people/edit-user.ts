import { isPersonName, normaliseName } from '@balsam/domain/identity';
import { isPlainText } from '@balsam/domain/text';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import type { Files } from '#platform/storage/files.ts';
import { updateProfile, type ProfileChange } from './edit-user.store.ts';
import { languageOfName, nameColumns, type NameColumn } from './names.ts';
import { ownPerson, ownReason } from './persons.policy.ts';
import { updateLanguage } from './persons.store.ts';
import { setPhoto } from './set-photo.ts';
import { userOf } from './read-user.ts';

type Optional<T> = { readonly [K in keyof T]?: T[K] | undefined };
export type UserUpdate = Optional<Record<NameColumn, string>> &
  Optional<{ address: string | null; city: string | null; photo: null }>;

/** A line of text to save; an empty one clears the field. */
function validLine(update: UserUpdate, field: 'address' | 'city'): Partial<ProfileChange> {
  const line = update[field];
  if (line === undefined) return {};
  if (line !== null && !isPlainText(line)) throw fail('text_not_plain', { path: field });
  return { [field]: line || null };
}

/** The names to fill in. A guardian may not fill in any: a child's name is changed at the front desk. */
function validNames(call: UserCall, update: UserUpdate): ProfileChange['names'] {
  const given = nameColumns.flatMap((column) => {
    const typed = update[column];
    if (typed === undefined) return [];
    if (call.actor.guardianId !== undefined) throw fail('name_registered', { path: column });
    const name = normaliseName(typed);
    if (!isPersonName(name, languageOfName[column])) throw fail('name_not_valid', { path: column });
    return [[column, name]];
  });
  return Object.fromEntries(given) as ProfileChange['names'];
}

/**
 * Updates what a person may change in the open profile. A name can only be filled in where it is empty: one that
 * differs from the registered name is refused, so that the identity stays that of the document.
 * @throws not_found for another id, name_registered, name_not_valid, text_not_plain
 */
export async function editUser(tx: Tx, files: Files, call: UserCall, id: number, update: UserUpdate) {
  const personId = ownPerson(call, id);
  const names = validNames(call, update);
  const saved = await updateProfile(tx, personId, {
    ...validLine(update, 'address'),
    ...validLine(update, 'city'),
    names,
  });
  const registered = nameColumns.find((column) => names[column] !== undefined && names[column] !== saved?.[column]);
  if (registered) throw fail('name_registered', { path: registered });
  if (update.photo === null) await setPhoto(tx, files, call, null);
  await audit(tx, call, { personId, action: 'write', what: 'profile', why: ownReason(call) });
  return userOf(tx, call);
}

/** Sets the caller's language for messages; inside a dependent's profile it is the guardian's own (S4.21). */
export async function changeLanguage(tx: Tx, call: UserCall, language: 'ar' | 'en') {
  const personId = call.actor.guardianId ?? call.actor.personId;
  await updateLanguage(tx, personId, language);
  await audit(tx, call, { personId, action: 'write', what: 'language', why: 'self' });
  return { language };
}
