import type { Insertable } from 'kysely';
import type { AuditEntry } from '#platform/db/schema.gen.ts';
import type { Sql } from '#platform/db/types.ts';

export async function insertAuditEntries(sql: Sql, entries: readonly Insertable<AuditEntry>[]): Promise<void> {
  await sql.insertInto('audit_entry').values(entries).execute();
}
