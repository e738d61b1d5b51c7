import { createHash, randomBytes } from 'node:crypto';
import { sessionExpiry } from '@balsam/domain/identity';
import type { Db } from '#platform/db/types.ts';

const accountOf = (db: Db, who: string) =>
  db
    .selectFrom('account as a')
    .innerJoin('person as p', 'p.id', 'a.person_id')
    .select(['a.id', 'a.person_id', 'a.role_id'])
    .where((w) => w.or([w('p.mrn', '=', who), w('a.doctor_code', '=', who), w('a.login_email', '=', who)]))
    .executeTakeFirstOrThrow();

const dependentOf = (db: Db, guardianId: number, mrn: string) =>
  db
    .selectFrom('guardianship as g')
    .innerJoin('person as p', 'p.id', 'g.dependent_id')
    .select('p.id')
    .where('g.guardian_id', '=', guardianId)
    .where('p.mrn', '=', mrn)
    .executeTakeFirstOrThrow();

/**
 * A bearer token of somebody of the demo hospital, named by MRN, doctor id or e-mail address, without a log-in through HTTP.
 * `inside` is the MRN of a dependent whose profile the session works in.
 */
export async function tokenFor(db: Db, who: string, now: Date, inside?: string): Promise<string> {
  const account = await accountOf(db, who);
  const dependent = inside === undefined ? undefined : await dependentOf(db, account.person_id, inside);
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('session')
    .values({
      token_hash: createHash('sha256').update(token).digest(),
      account_id: account.id,
      person_id: dependent?.id ?? account.person_id,
      guardian_id: dependent ? account.person_id : null,
      remember: true,
      created_at: now,
      last_seen_at: now,
      expires_at: sessionExpiry({ roleId: account.role_id, remember: true, lastSeenAt: now }),
    })
    .execute();
  return token;
}
