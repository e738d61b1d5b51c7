import type pg from 'pg';

/** What a server says of itself, and of what the account may do in it. */
type Found = {
  readonly number: number;
  readonly version: string;
  readonly encoding: string;
  readonly only_reads: boolean;
  readonly may_create: boolean;
};

/** The oldest that is supported, as `server_version_num` counts. */
const oldest = 160_000;

/** Why a database cannot be the hospital's, in one line that names the setting; nothing when it can. */
export function whyUnfit({ number, version, encoding, only_reads, may_create }: Found): string | undefined {
  if (number < oldest) return `DATABASE_URL must name a PostgreSQL 16 or newer: this one is ${version}.`;
  if (only_reads)
    return 'DATABASE_URL must name a database that can be written: this one only reads, as a standby does.';
  if (!may_create) return 'DATABASE_URL must name an account that may make tables: let it own the database.';
  if (encoding !== 'UTF8')
    return `DATABASE_URL must name a database with the encoding UTF8: this one has ${encoding}. Create it with the locale C.UTF-8.`;
  return undefined;
}

/**
 * Under some locales PostgreSQL takes Arabic letters for punctuation, and trigram search silently finds nothing. The extension that tells is
 * made for the question alone where the database does not have it yet.
 */
async function isDeafToArabic(client: pg.Client): Promise<boolean> {
  await client.query('begin');
  try {
    await client.query('create extension if not exists pg_trgm');
    const { rows } = await client.query<{ trigrams: string[] }>(`select show_trgm('بنادول') as trigrams`);
    return rows[0]!.trigrams.length < 5;
  } finally {
    await client.query('rollback');
  }
}

/** Looks before anything is written. @throws Error in one line that names the setting */
export async function refuseUnfit(client: pg.Client): Promise<void> {
  const { rows } = await client.query<Found>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
            current_setting('server_encoding') as encoding,
            current_setting('transaction_read_only')::bool as only_reads,
            coalesce(has_schema_privilege(current_schema(), 'create'), false) as may_create`,
  );
  const why = whyUnfit(rows[0]!);
  if (why !== undefined) throw new Error(why);
  if (await isDeafToArabic(client)) {
    throw new Error(
      'DATABASE_URL must name a database whose locale knows Arabic letters: create it with the locale C.UTF-8.',
    );
  }
}
