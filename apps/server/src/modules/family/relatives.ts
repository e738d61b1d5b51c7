import { guardianAccess, type GuardianAccess } from '@balsam/domain/identity';
import { riyadhDay } from '@balsam/domain/time';
import type { Sql } from '#platform/db/types.ts';
import { fullNames } from '#modules/people/index.ts';
import { findBirthday, findGrantsBetween, findGuardianContacts, findParties } from './family.store.ts';

/** A person with their contact details. */
type Party = {
  readonly personId: number;
  readonly phone: string | null;
  readonly email: string | null;
  readonly language: 'ar' | 'en';
};

type Guardian = Party & { readonly access: Exclude<GuardianAccess, 'none'> };

/** The guardians to notify about a dependent who has no phone or e-mail address, each with their language and access. */
export async function guardiansToNotify(sql: Sql, dependentId: number, now: Date): Promise<Guardian[]> {
  const born = await findBirthday(sql, dependentId);
  const today = riyadhDay(now);
  const contacts = await findGuardianContacts(sql, dependentId);
  return contacts.flatMap(({ basis, person_id, phone, email, language }) => {
    const access = guardianAccess(born, today, basis);
    return access === 'none' ? [] : [{ personId: person_id, phone, email, language, access }];
  });
}

/** Whether one works in the other's profile, in either direction: they may see each other's photo. */
export async function isFamily(sql: Sql, one: number, other: number, now: Date): Promise<boolean> {
  const grants = await findGrantsBetween(sql, one, other);
  return grants.some(({ basis, birth_date }) => guardianAccess(birth_date, riyadhDay(now), basis) !== 'none');
}

type NamedParty = Party & { readonly name: string; readonly nameAr: string };

/** Both sides of a grant, ended or not, for messages about it; undefined when one of the accounts was deleted. */
export async function partiesOf(
  sql: Sql,
  grantId: number,
): Promise<{ guardian: NamedParty; dependent: NamedParty } | undefined> {
  const rows = await findParties(sql, grantId);
  const partyOf = (id: number | undefined): NamedParty | undefined => {
    const row = rows.find(({ person_id }) => person_id === id);
    return (
      row && { personId: row.person_id, phone: row.phone, email: row.email, language: row.language, ...fullNames(row) }
    );
  };
  const [guardian, dependent] = [partyOf(rows[0]?.guardian_id), partyOf(rows[0]?.dependent_id)];
  return guardian && dependent && { guardian, dependent };
}
