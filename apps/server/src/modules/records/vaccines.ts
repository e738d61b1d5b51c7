import { precisionOf, type KnownMoment } from '@balsam/domain/records';
import { riyadhDay, type Day } from '@balsam/domain/time';
import type { Sql } from '#platform/db/types.ts';
import { cvxCodesIn } from './fhir/codes.ts';
import { isNoneKnown } from './fhir/none-known.ts';
import type { Reading } from './records.policy.ts';
import { vaccineRows } from './sizes.store.ts';

/** A vaccine that was given, with the CVX codes that say which. */
export type GivenVaccine = {
  readonly id: number;
  readonly title: string;
  readonly titleAr: string | null;
  readonly on: Day | null;
  /** How exactly the day is known: of a year or a month `on` is the first. */
  readonly precision: KnownMoment['precision'] | null;
  readonly cvx: readonly string[];
  /** Too weak to protect, as its sender says. */
  readonly isSubpotent: boolean;
};

/** The vaccines of a record, the newest first. A code of one digit is that of two with a zero before it. */
export async function vaccinesOf(
  db: Sql,
  { personId, hideSensitive }: Pick<Reading, 'personId' | 'hideSensitive'>,
): Promise<GivenVaccine[]> {
  const rows = await vaccineRows(db, personId, hideSensitive);
  const given = rows.filter(({ code, title }) => !isNoneKnown({ vaccineCode: code }, title));
  return given.map(({ id, title, title_ar, at, at_text: text, code, is_subpotent: isSubpotent }) => ({
    id,
    title,
    titleAr: title_ar,
    on: at && riyadhDay(at),
    precision: at && precisionOf(text ?? ''),
    cvx: cvxCodesIn(code).map((one) => one.padStart(2, '0')),
    isSubpotent,
  }));
}
