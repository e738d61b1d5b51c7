import { allowed, refused, type Allowed } from '../allowed/index.ts';
import { accessEnds } from '../identity/index.ts';
import { ageOn, type Day } from '../time/index.ts';

/** How many members somebody can have, how often in a day they may try to add one, and how old they must be. */
export const familyRules = { members: 20, addsPerDay: 10, guardianAge: 18 } as const;

/** Whether somebody born on `birthDay` (null: nobody knows) may have others in their care. */
export function mayHaveMembers(birthDay: Day | null, today: Day): Allowed<'guardian_under_age'> {
  return birthDay !== null && ageOn(birthDay, today) >= familyRules.guardianAge
    ? allowed
    : refused('guardian_under_age');
}

/** Whether somebody is added by declaration and not by a code of their own. */
export const isMinor = (birthDay: Day, today: Day): boolean => ageOn(birthDay, today) < accessEnds.limited;

/** What is on file of somebody, and what was typed of them. Names come in both languages; one that matches is enough. */
type OnFile = { readonly birthDay: Day | null; readonly familyNames: readonly string[] };
type Typed = { readonly birthDay: Day; readonly familyName: string };

const comparable = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll(/[أإآ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه');

/** Whether the file that an identity number named is that of the person who was described. */
export function isSamePerson(file: OnFile, typed: Typed): boolean {
  const names = file.familyNames.filter((name) => name !== '').map(comparable);
  return file.birthDay === typed.birthDay && names.includes(comparable(typed.familyName));
}

/** Where the code for a file that is there already must go, or why none is needed. */
export type Proof<C> = { readonly by: 'code'; readonly to: C } | { readonly by: 'mrn' } | { readonly by: 'nobody' };

/**
 * How somebody proves that a child with a file is theirs to care for: by a code to the one who cares for the child already, else to
 * the phone on the file, else by the file's own number. An adult answers for themselves, by their own phone or e-mail.
 */
export function proofOf<C>(of: {
  readonly isMinor: boolean;
  readonly guardian: C | undefined;
  readonly own: C | undefined;
  readonly mrnGiven: boolean;
}): Proof<C> {
  const to = of.isMinor ? (of.guardian ?? of.own) : of.own;
  if (to !== undefined) return { by: 'code', to };
  return of.isMinor && of.mrnGiven ? { by: 'mrn' } : { by: 'nobody' };
}
