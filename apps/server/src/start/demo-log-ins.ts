import type { Db } from '#platform/db/types.ts';

/**
 * A database that was filled with the demo hospital once lets everybody in who has read the README.
 * @throws Error in one line when the demo log-ins are in it
 */
export async function refuseDemoLogIns(db: Db): Promise<void> {
  const known = await db
    .selectFrom('account')
    .innerJoin('person', 'person.id', 'account.person_id')
    .select('account.id')
    .where('person.email', 'like', '%@balsam.example')
    .where('account.status', '<>', 'deleted')
    .limit(1)
    .executeTakeFirst();
  if (!known) return;
  throw new Error(
    'The database that DATABASE_URL names holds the demo hospital, and everybody knows its log-ins: production needs another.',
  );
}
