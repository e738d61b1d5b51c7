import { sql } from 'kysely';
import type { Sql } from '#platform/db/types.ts';
import type { IndexedKind } from './search-index.store.ts';

/** More words with one prefix than a vocabulary has. */
const most = 500;

/**
 * Words of the vocabulary that begin with a typed word, or share so much of its beginning or end that they may differ
 * by one typo. One statement for all typed words, each part on its index.
 */
export async function readCandidates(db: Sql, kind: IndexedKind, typed: readonly string[]): Promise<string[]> {
  const parts = typed.map((word) => {
    // With this many letters at both ends, one typo cannot touch both.
    const kept = Math.floor((word.length - 1) / 2);
    const ends =
      kept === 0
        ? sql`false`
        : sql`word like ${`${word.slice(0, kept)}%`} or reverse(word) like reverse(${word.slice(-kept)}::text) || '%'`;
    return sql`select word from search_word where kind = ${kind} and (word like ${`${word}%`} or ${ends})`;
  });
  if (parts.length === 0) return [];
  const { rows } = await sql<{ word: string }>`
    select word from (${sql.join(parts, sql` union `)}) as candidate limit ${most * typed.length}`.execute(db);
  return rows.map((row) => row.word);
}
