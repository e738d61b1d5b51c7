import { sql, type RawBuilder } from 'kysely';
import type { Sql } from '#platform/db/types.ts';
import type { IndexedKind } from './search-index.store.ts';

/** More words with one beginning or ending than a vocabulary has. */
const most = 2000;

/** It sorts behind whatever a text can begin with. */
const last = '\u{10FFFF}';

/** Texts of a column in byte order that begin with this; as an interval, since a plan for all parameters finds no index for `like`. */
const beginsWith = (column: RawBuilder<unknown>, beginning: string) =>
  sql`(${column} >= ${beginning} and ${column} < ${beginning + last})`;

const reversed = (text: string): string => Array.from(text).toReversed().join('');

/**
 * Words of the vocabulary that begin with a typed word, or share so much of its beginning or end that they may differ
 * by one typo. One statement for all typed words, each part on its index. Its work grows with the words, and not with the records that have them.
 */
export async function readCandidates(db: Sql, kind: IndexedKind, typed: readonly string[]): Promise<string[]> {
  const parts = typed.flatMap((text) => {
    // With this many letters at both ends, one typo cannot touch both.
    const kept = Math.floor((text.length - 1) / 2);
    const ends = [
      beginsWith(sql`word`, text.slice(0, kept)),
      beginsWith(sql`reverse(word)`, reversed(text.slice(-kept))),
    ];
    // The words that begin with all of it have a limit of their own: they must not be missed for others.
    return [beginsWith(sql`word`, text), ...(kept === 0 ? [] : ends)].map(
      (matches) => sql`(select word from search_vocabulary where kind = ${kind} and ${matches} limit ${most})`,
    );
  });
  if (parts.length === 0) return [];
  const { rows } = await sql<{ word: string }>`${sql.join(parts, sql` union `)}`.execute(db);
  return rows.map((row) => row.word);
}
