import { familyRules, isSamePerson, mayHaveMembers, proofOf, type Proof } from '@balsam/domain/family';
import { guardianAccess } from '@balsam/domain/identity';
import { instantAt, riyadhDay } from '@balsam/domain/time';
import type { Tx } from '../../platform/db/types.ts';
import type { UserCall } from '../../platform/http/call.ts';
import { fail } from '../../platform/http/failure.ts';
import { countUp } from '../../platform/limits/limits.store.ts';
import type { Platform } from '../../platform/platform.ts';
import { requestCode } from '../identity/index.ts';
import { openFile, ownLogInOnly, requireAgreedTerms } from '../people/index.ts';
import { subjectOf } from './asked-of.ts';
import { describe, type Described, type Typed } from './described.ts';
import { findBirthday, findFile, findGuardianContacts, type FileRow } from './family.store.ts';
import { checkRoom, grantAccess } from './grant-access.ts';

type Contact = { readonly phone: string | null; readonly email: string | null; readonly language: 'ar' | 'en' };

const reachable = (contact: Contact): Contact | undefined =>
  contact.phone === null && contact.email === null
    ? undefined
    : { phone: contact.phone, email: contact.email, language: contact.language };

async function checkGuardian(tx: Tx, call: UserCall): Promise<void> {
  const { accountId, personId } = call.actor;
  await requireAgreedTerms(tx, call);
  const today = riyadhDay(call.now);
  const verdict = mayHaveMembers(await findBirthday(tx, personId), today);
  if (!verdict.ok) throw fail(verdict.code);
  const tries = { scope: 'family_add', key: String(accountId), bucket: instantAt(today, 0) };
  if ((await countUp(tx, tries, familyRules.addsPerDay)) === undefined) throw fail('too_many_requests');
  await checkRoom(tx, personId);
}

/** How this file is proven to be the caller's to work in. Nobody's, when it is not that of the person who was described. */
async function proofFor(tx: Tx, call: UserCall, file: FileRow | undefined, of: Described): Promise<Proof<Contact>> {
  const { personId } = call.actor;
  const onFile = file && { birthDay: file.birth_date, familyNames: [file.family_name, file.family_name_ar] };
  const same =
    onFile && file.id !== personId && isSamePerson(onFile, { birthDay: of.birthDate, familyName: of.familyName });
  const others = await findGuardianContacts(tx, file?.id ?? 0);
  if (!same) return { by: 'nobody' };
  const today = riyadhDay(call.now);
  const live = others.filter(({ basis }) => guardianAccess(file.birth_date, today, basis) !== 'none');
  if (live.some(({ person_id }) => person_id === personId)) throw fail('family_already_added');
  const [guardian] = live.flatMap((contact) => reachable(contact) ?? []);
  return proofOf({ isMinor: of.isMinor, guardian, own: reachable(file), mrnGiven: of.mrn === file.mrn });
}

/** Asks for the code; of nobody, when there is nothing to prove, with the same answer. */
async function ask(tx: Tx, platform: Platform, call: UserCall, of: Described, file?: FileRow, to?: Contact) {
  const subject = subjectOf({
    guardianId: call.actor.personId,
    dependentId: to && file ? file.id : 0,
    relationId: of.relationId,
    basis: of.isMinor ? 'declaration' : 'consent',
  });
  // All that must match names the decoy: by another day of birth the answer is another one as well, whether or not it was right.
  const name = `family:${of.column}:${of.number}:${of.birthDate}:${of.familyName.toLowerCase()}`;
  const asked = await requestCode(tx, platform, call, { purpose: 'consent', subject, name, to });
  return { state: 'code_sent' as const, ...asked };
}

/**
 * Adds a family member, or asks for the code that proves it (DECISIONS §3). A minor whom no file knows is added at once by the
 * guardian's declaration, and gets a file. Where a file is there its identity number, birth date and family name must match; when
 * they do not, and for an adult whom nobody knows, the answer is as if a code had gone out.
 */
export async function addMember(tx: Tx, platform: Platform, call: UserCall, typed: Typed) {
  ownLogInOnly(call);
  const of = await describe(tx, typed, call.now);
  await checkGuardian(tx, call);
  const granted = { relationId: of.relationId, basis: 'declaration' } as const;
  const opened = of.isMinor ? await openFile(tx, of, call.now) : undefined;
  if (opened) return grantAccess(tx, call, { ...granted, dependentId: opened.personId });
  const file = await findFile(tx, of.column, of.number);
  const proof = await proofFor(tx, call, file, of);
  if (proof.by === 'mrn') return grantAccess(tx, call, { ...granted, dependentId: file!.id });
  return ask(tx, platform, call, of, file, proof.by === 'code' ? proof.to : undefined);
}
