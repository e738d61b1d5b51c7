import { allowed, refused, type Allowed } from '../allowed/index.ts';
import { accessEnds } from '../identity/index.ts';
import { ageOn, type Day } from '../time/index.ts';

/** How many members somebody can have, how often in a day they may try to add one, and how old they must be. */
export const familyRules = { members: 20, addsPerDay: 10, guardianAge: 18 } as const;

/** Whether somebody born on `birthDay` (null: unknown) may be a guardian. */
export function mayHaveMembers(birthDay: Day | null, today: Day): Allowed<'guardian_under_age'> {
  return birthDay !== null && ageOn(birthDay, today) >= familyRules.guardianAge
    ? allowed
    : refused('guardian_under_age');
}

/** Whether somebody is added by declaration instead of by their own code. */
export const isMinor = (birthDay: Day, today: Day): boolean => ageOn(birthDay, today) < accessEnds.limited;

/** What is on file of a person, and what was entered. Names come in both languages; one that matches is enough. */
type OnFile = { readonly birthDay: Day | null; readonly familyNames: readonly string[] };
type DescribedPerson = { readonly birthDay: Day; readonly familyName: string };

const comparable = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll(/[أإآ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه');

/** Whether the file with an identity number belongs to the person who was entered. */
export function isSamePerson(file: OnFile, described: DescribedPerson): boolean {
  const names = file.familyNames.filter((name) => name !== '').map(comparable);
  return file.birthDay === described.birthDay && names.includes(comparable(described.familyName));
}

/** Where the code for an existing file must go, or why none is needed. */
export type Proof<C> = { readonly by: 'code'; readonly to: C } | { readonly by: 'mrn' } | { readonly by: 'nobody' };

/**
 * How a guardian proves that a child with a file is in their care: by a code to the child's present guardian, else to
 * the phone on the file, else by the MRN. An adult consents by a code to their own phone or e-mail.
 */
export function proofOf<C>(member: {
  readonly isMinor: boolean;
  readonly guardian: C | undefined;
  readonly own: C | undefined;
  readonly mrnGiven: boolean;
}): Proof<C> {
  const to = member.isMinor ? (member.guardian ?? member.own) : member.own;
  if (to !== undefined) return { by: 'code', to };
  return member.isMinor && member.mrnGiven ? { by: 'mrn' } : { by: 'nobody' };
}
