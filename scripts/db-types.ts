// Writes the types of the database's tables from the migrations: `npm run db:types`. With --check it only says
// whether they are out of date, and fails if so.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generate, PostgresDialect, type PostprocessFunction } from 'kysely-codegen';
import { sql } from 'kysely';
import { openDatabase } from '../apps/server/src/platform/db/open.ts';
import { cloneTemplate, ensureEmptyTemplate, openTestCluster } from '../apps/server/test/databases.ts';

const TARGET = path.join(import.meta.dirname, '../apps/server/src/platform/db/schema.gen.ts');

/** Tables of libraries and of the migrations themselves: no query of ours reads them. */
const NOT_OURS = '{migration,migration_fingerprint,socket_io_attachments}';

/** As the pool of open.ts reads and writes them. An instant is a Date in both directions, never a string. */
const AS_OUR_POOL = { int8: 'number', numeric: 'number', timestamptz: 'Date' };

/** How PostgreSQL writes `check (column in (…))` back. */
const IS_ONE_OF = /^CHECK \(\(\w+ = ANY \(ARRAY\[/;

/** `check (state in ('a', 'b'))` types its column as 'a' | 'b'. */
const narrowChecked: PostprocessFunction<Record<string, never>> = async ({ db, metadata }) => {
  const { rows } = await sql<{ table: string; column: string; definition: string }>`
    select c.conrelid::regclass::text as "table", a.attname as "column", pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'c' and cardinality(c.conkey) = 1 and a.atttypid = 'text'::regtype`.execute(db);
  for (const { table, column, definition } of rows.filter((row) => IS_ONE_OF.test(row.definition))) {
    const found = metadata.tables.find(({ name }) => name === table)?.columns.find(({ name }) => name === column);
    if (found) found.enumValues = [...definition.matchAll(/'([^']+)'::text/g)].map(([, value]) => value ?? '');
  }
  return metadata;
};

async function typesOf(url: string): Promise<string> {
  const { db } = openDatabase(url, { max: 2 });
  try {
    return await generate({
      db,
      dialect: new PostgresDialect({ dateParser: 'string' }),
      excludePattern: NOT_OURS,
      typeMapping: AS_OUR_POOL,
      postprocess: narrowChecked,
    });
  } finally {
    await db.destroy();
  }
}

async function typesOfMigrations(): Promise<string> {
  const cluster = await openTestCluster();
  try {
    const scratch = await cloneTemplate(cluster.adminUrl, await ensureEmptyTemplate(cluster.adminUrl));
    try {
      return await typesOf(scratch.url);
    } finally {
      await scratch.drop();
    }
  } finally {
    await cluster.stop();
  }
}

const types = await typesOfMigrations();
if (!process.argv.includes('--check')) {
  writeFileSync(TARGET, types);
} else if (readFileSync(TARGET, 'utf8') !== types) {
  console.error('The types of the database are out of date: run npm run db:types');
  process.exitCode = 1;
}
