import type pg from 'pg';

/** What was restored in part looks like a hospital in which nobody is yet: it must not be opened as one. */
export const halfRestored =
  'A restore into this database is under way, or was not finished: begin it again with an empty database, and without the files that were copied.';

/** Marks a database from before the first step of a restore. No migration makes this table: it is of no hospital. */
export async function beginRestore(client: pg.ClientBase): Promise<void> {
  await client.query('create table unfinished_restore ()');
}

/** Takes the mark away, after the last step. */
export async function endRestore(client: pg.ClientBase): Promise<void> {
  await client.query('drop table unfinished_restore');
}

/** Whether a restore began here and did not come to its end. */
export async function isHalfRestored(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ is_there: boolean }>(
    `select to_regclass('unfinished_restore') is not null as is_there`,
  );
  return rows[0]?.is_there === true;
}
