import { codesIn } from '../fhir/codes.ts';
import { waitsForDoctor } from '../statements.ts';
import { statementSource } from '../statements.store.ts';

type Body = Readonly<Record<string, unknown>>;
type Row = {
  readonly id: number;
  readonly title: string;
  readonly source: string;
  readonly clinical: string | null;
  /** What says how sure it is, and who says so. */
  readonly verification: Body;
};

const overCodes: ReadonlySet<string | null> = new Set(['resolved', 'inactive', 'remission']);
const unsureCodes: ReadonlySet<string> = new Set(['unconfirmed', 'provisional', 'differential']);

/** Whether it was so once and is so no longer. */
export const isOver = ({ clinical }: Pick<Row, 'clinical'>): boolean => overCodes.has(clinical);

/** Of an own statement: whether a doctor has confirmed it. */
export const statedOf = ({ source, verification }: Pick<Row, 'source' | 'verification'>) => {
  if (source !== statementSource) return null;
  return waitsForDoctor(verification) ? ('waiting' as const) : ('confirmed' as const);
};

const isUnsure = ({ verification }: Row): boolean =>
  codesIn(verification['verificationStatus']).some((code) => unsureCodes.has(code));

/** Which of all that is said under one name, the newest first, are shown. */
function shownOf<R extends Row>(all: readonly R[]): R[] {
  const waiting = all.filter((row) => statedOf(row) === 'waiting');
  const said = all.filter((row) => statedOf(row) !== 'waiting');
  const last = said.find((row) => !isUnsure(row)) ?? said[0];
  // Stated later, with the day on which it began: that lies before the one that was over.
  const cameBack = (row: R) => !isOver(row) && (isUnsure(row) || (statedOf(row) !== null && row.id > last!.id));
  const again = last && isOver(last) ? said.find(cameBack) : undefined;
  const own = waiting.find((row) => !isOver(row)) ?? waiting[0];
  return all.filter((row) => row === last || row === again || row === own);
}

/**
 * A fact that was said last stands for all of its name: a condition of ten visits is one line. What a clinician confirmed is not hidden by
 * what is less sure, what has come back stands beside what was over, and what waits for a doctor is there to be confirmed.
 */
export const linesOfNames = <R extends Row>(rows: readonly R[]): R[] =>
  [...Map.groupBy(rows, ({ title }) => title.toLowerCase()).values()].flatMap(shownOf);
