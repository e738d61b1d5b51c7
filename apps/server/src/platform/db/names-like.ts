import { sql, type RawBuilder } from 'kysely';
import { spellingsOf } from '@balsam/domain/text';
import { containsPattern } from './contains-pattern.ts';

const likeAny = (text: RawBuilder<string>, patterns: readonly string[]): RawBuilder<boolean> =>
  patterns.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`(${sql.join(
        patterns.map((pattern) => sql`name_key(${text}) like name_key(${pattern})`),
        sql` or `,
      )})`;

/** Whether a name begins as it was typed, by the index of names; nobody's does by less than two letters. */
export const nameBegins = (text: RawBuilder<string>, typed: string): RawBuilder<boolean> =>
  likeAny(
    text,
    spellingsOf(typed, 2).map((name) => containsPattern(name).slice(1)),
  );

/** Whether what was typed stands somewhere in a text with names. */
export const nameContains = (text: RawBuilder<string>, typed: string): RawBuilder<boolean> =>
  likeAny(text, spellingsOf(typed, 1).map(containsPattern));
