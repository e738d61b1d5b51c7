import { readOrderQuery } from '@balsam/domain/orders';
import { sameLetters } from '@balsam/domain/text';
import { sql, type RawBuilder } from 'kysely';
import { containsPattern } from '#platform/db/contains-pattern.ts';
import { phoneToCall } from '../common/order-reach.store.ts';

/** A Saudi number without its country. */
const wholeDigits = 9;

/** The names of a person `p` in the one spelling that `normaliseArabic` gives what is typed. */
const names = sql`translate(lower(concat_ws(' ', p.first_name, p.middle_name, p.family_name, p.first_name_ar, p.middle_name_ar, p.family_name_ar)),
  ${sameLetters.from}, ${sameLetters.to})`;

type Reach = {
  /** Whether a part of a number is enough, as for whoever has few orders, or it must be the whole. */
  readonly number: 'part' | 'whole';
  readonly phone: 'part' | 'whole';
  readonly names: boolean;
  readonly now: Date;
};

const either = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(conditions, sql` or `)})`;

/** Whether an order `o` of a person `p` is what was typed: its number, the phone, and where they may be seen the MRN and the names. */
export function orderMatches(typed: string | undefined, reach: Reach): RawBuilder<boolean> {
  if (!typed?.trim()) return sql<boolean>`true`;
  const { number, phone, words } = readOrderQuery(typed);
  const byNumber = reach.number === 'whole' ? sql`o.id = ${number}` : sql`o.id::text like ${`%${number}%`}`;
  const isWhole = reach.phone === 'whole';
  const byPhone = sql`${phoneToCall(reach.now)} like ${isWhole ? `%${phone}` : `%${phone}%`}`;
  const byName = sql.join(
    words.map((word) => sql`${names} like ${containsPattern(word)}`),
    sql` and `,
  );
  return either([
    ...(number === undefined ? [] : [byNumber]),
    ...(phone === undefined || (isWhole && phone.length < wholeDigits) ? [] : [byPhone]),
    ...(reach.names && number !== undefined ? [sql`p.mrn = ${String(number)}`] : []),
    ...(reach.names && words.length > 0 ? [sql`(${byName})`] : []),
  ]);
}
