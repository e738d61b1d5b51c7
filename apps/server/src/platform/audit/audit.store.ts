import type { Insertable } from 'kysely';
import type { AuditEntry } from '../db/schema.gen.ts';
import type { Sql } from '../db/types.ts';

export async function insertAuditEntries(sql: Sql, entries: readonly Insertable<AuditEntry>[]): Promise<void> {
  await sql.insertInto('audit_entry').values(entries).execute();
}
