import { doubtOf, readMoment, type Doubt } from '@balsam/domain/records';
import { saysOver } from '../fhir/clinical-status.ts';
import { codesIn } from '../fhir/codes.ts';
import { isNoneKnown, isNotKnown } from '../fhir/none-known.ts';
import { waitsForDoctor } from '../statements.ts';
import { statementSource } from '../statements.store.ts';

type Body = Readonly<Record<string, unknown>>;
type Row = {
  readonly title: string;
  readonly source: string;
  /** What says whether it is so now, how sure that is, who says so, when it began and when that was told. */
  readonly facts: Body;
};

/** Whether it was so once and is so no longer. */
export const isOver = ({ facts }: Pick<Row, 'facts'>): boolean => saysOver(facts);

/** Of an own statement: whether a doctor has confirmed it. */
export const statedOf = ({ source, facts }: Pick<Row, 'source' | 'facts'>) => {
  if (source !== statementSource) return null;
  return waitsForDoctor(facts) ? ('waiting' as const) : ('confirmed' as const);
};

/** How its source records what is not sure. */
export const verificationOf = ({ facts }: Pick<Row, 'facts'>): Doubt | null =>
  doubtOf(codesIn(facts['verificationStatus']));

/** What is shown of a doubt beside that something waits for a doctor, which says already that nobody has confirmed it. */
export const doubtBeside = (doubt: Doubt | null, isWaiting: boolean): Doubt | null =>
  isWaiting && doubt === 'unconfirmed' ? null : doubt;

const momentIn = (value: unknown): number | undefined =>
  typeof value === 'string' ? readMoment(value)?.at.getTime() : undefined;

/** A line with what tells it from others of its name. */
function toldOf<R extends Row>(row: R) {
  const { start } = (row.facts['onsetPeriod'] ?? {}) as { readonly start?: unknown };
  return {
    row,
    isOver: isOver(row),
    isUnsure: verificationOf(row) !== null,
    began: momentIn(row.facts['onsetDateTime']) ?? momentIn(start),
    told: momentIn(row.facts['recordedDate']),
  };
}
type Told = Omit<ReturnType<typeof toldOf>, 'row'>;

/**
 * Whether one line tells what became of the other since: both say when they were told, and not that they began on different days. Nothing less
 * sure speaks for what is sure.
 */
function tellsMoreThan(later: Told, earlier: Told): boolean {
  const isLater = later.told !== undefined && earlier.told !== undefined && later.told > earlier.told;
  const isAnother = later.began !== undefined && earlier.began !== undefined && later.began !== earlier.began;
  return isLater && !isAnother && later.isOver !== earlier.isOver && (earlier.isUnsure || !later.isUnsure);
}

/** The newest of these that is sure, else the newest. */
const surest = <T extends Told>(lines: readonly T[]): T | undefined => lines.find((line) => !line.isUnsure) ?? lines[0];

/** Which of all that is said under one name, the newest first, are shown. */
function shownOf<R extends Row>(all: readonly R[]): R[] {
  const waiting = all.filter((row) => statedOf(row) === 'waiting');
  const said = all.filter((row) => statedOf(row) !== 'waiting').map(toldOf);
  const stands = said.filter((line) => !said.some((one) => tellsMoreThan(one, line)));
  const now = surest(stands.filter((line) => !line.isOver));
  const past = surest(stands.filter((line) => line.isOver));
  const isPastShown = now === undefined || now.isUnsure || past?.isUnsure === false;
  const own = waiting.find((row) => !isOver(row)) ?? waiting[0];
  return all.filter((row) => row === now?.row || (isPastShown && row === past?.row) || row === own);
}

/**
 * What is so now stands for all that is said so under its name, and beside it what was over: a condition of ten visits is one line, and none
 * that is current is hidden by one that is not, unless that tells later how the same one ended. What a clinician confirmed is not hidden by
 * what is less sure, and what waits for a doctor is there to be confirmed.
 */
export const linesOfNames = <R extends Row>(rows: readonly R[]): R[] =>
  [...Map.groupBy(rows, ({ title }) => title.toLowerCase()).values()].flatMap(shownOf);

/** What its sources say that there is. That there is none is told where nothing else is so now, that nothing is known not at all: an empty list says that. */
export function withoutNone<R extends Row>(rows: readonly R[]): R[] {
  const isNone = ({ facts, title }: R) => isNoneKnown(facts, title);
  const isAny = rows.some((row) => !isNone(row) && !isOver(row));
  return rows.filter((row) => !isNone(row) || !(isAny || isNotKnown(row.facts, row.title)));
}
