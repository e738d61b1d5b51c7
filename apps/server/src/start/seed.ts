import { sql } from 'kysely';
import { letDemoRun, seedDemo } from '#demo/index.ts';
import { seedPictures } from '#demo/pictures.ts';
import { openBlobStore } from '#gateways/files/blob-store.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/types.ts';
import { filesIn } from '#platform/storage/files.ts';

const seedingLock = 7_261_003;

/** Fills an empty database with the demo hospital, once, whichever of several processes comes first. Answers whether it did. */
export async function seedOnce(db: Db, now: Date, config: Config): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${seedingLock})`.execute(tx);
    const somebody = await tx.selectFrom('person').select('id').limit(1).executeTakeFirst();
    if (somebody) return false;
    await seedDemo(tx, now, config.secret);
    await letDemoRun(tx, now);
    await seedPictures(tx, filesIn(await openBlobStore(config)), now);
    return true;
  });
}
