import { familyRules, isSamePerson, mayHaveMembers, proofOf, type Proof } from '@balsam/domain/family';
import { guardianAccess } from '@balsam/domain/identity';
import { instantAt, riyadhDay } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import { countUp } from '#platform/limits/limits.store.ts';
import type { Platform } from '#platform/platform.ts';
import { requestCode } from '#modules/identity/index.ts';
import { openFile, ownLogInOnly, requireAgreedTerms } from '#modules/people/index.ts';
import { subjectOf } from './consent-subject.ts';
import { validateMember, type NewMember, type MemberInput } from './validate-member.ts';
import { findBirthday, findFile, findGuardianContacts, type FileRow } from './family.store.ts';
import { assertFamilyNotFull, grantAccess } from './grant-access.ts';

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
  assertAllowed(verdict);
  const tries = { scope: 'family_add', key: String(accountId), bucket: instantAt(today, 0) };
  if ((await countUp(tx, tries, familyRules.addsPerDay)) === undefined) throw fail('too_many_requests');
  await assertFamilyNotFull(tx, personId);
}

/** How the caller proves that they may manage this file; `nobody` when it is not that of the person who was entered. */
async function proofFor(tx: Tx, call: UserCall, file: FileRow | undefined, member: NewMember): Promise<Proof<Contact>> {
  const { personId } = call.actor;
  const onFile = file && { birthDay: file.birth_date, familyNames: [file.family_name, file.family_name_ar] };
  const same =
    onFile &&
    file.id !== personId &&
    isSamePerson(onFile, { birthDay: member.birthDate, familyName: member.familyName });
  const others = await findGuardianContacts(tx, file?.id ?? 0);
  if (!same) return { by: 'nobody' };
  const today = riyadhDay(call.now);
  const live = others.filter(({ basis }) => guardianAccess(file.birth_date, today, basis) !== 'none');
  if (live.some(({ person_id }) => person_id === personId)) throw fail('family_already_added');
  const [guardian] = live.flatMap((contact) => reachable(contact) ?? []);
  return proofOf({ isMinor: member.isMinor, guardian, own: reachable(file), mrnGiven: member.mrn === file.mrn });
}

/** Requests the consent code; when nobody can be asked, the same answer without sending one. */
async function requestConsentCode(
  tx: Tx,
  platform: Platform,
  call: UserCall,
  member: NewMember,
  file?: FileRow,
  to?: Contact,
) {
  const subject = subjectOf({
    guardianId: call.actor.personId,
    dependentId: to && file ? file.id : 0,
    relationId: member.relationId,
    basis: member.isMinor ? 'declaration' : 'consent',
  });
  // The decoy depends on all that must match: another birth date gives another decoy, whether or not the real one was right.
  const name = `family:${member.column}:${member.number}:${member.birthDate}:${member.familyName.toLowerCase()}`;
  const sent = await requestCode(tx, platform, call, { purpose: 'consent', subject, name, to });
  return { state: 'code_sent' as const, ...sent };
}

/**
 * Adds a family member, or requests the code that proves it (DECISIONS §3). A minor without a file is added at once by
 * the guardian's declaration, and gets a file. Where there is a file its identity number, birth date and family name
 * must match; when they do not, and for an adult without a file, the answer is as if a code had been sent.
 */
export async function addMember(tx: Tx, platform: Platform, call: UserCall, input: MemberInput) {
  ownLogInOnly(call);
  const member = await validateMember(tx, input, call.now);
  await checkGuardian(tx, call);
  const granted = { relationId: member.relationId, basis: 'declaration' } as const;
  const opened = member.isMinor ? await openFile(tx, member, call.now) : undefined;
  if (opened) return grantAccess(tx, call, { ...granted, dependentId: opened.personId });
  const file = await findFile(tx, member.column, member.number);
  const proof = await proofFor(tx, call, file, member);
  if (proof.by === 'mrn') return grantAccess(tx, call, { ...granted, dependentId: file!.id });
  return requestConsentCode(tx, platform, call, member, file, proof.by === 'code' ? proof.to : undefined);
}
