import {
  convertDecimal,
  plainDecimal,
  sameUnit,
  statusPrecedence,
  unitForMath,
  unitGroup,
} from '@balsam/domain/records';
import type { latestLabs, resultsOfTest } from './records.store.ts';

type LatestRow = Awaited<ReturnType<typeof latestLabs>>[number];
type ResultRow = Awaited<ReturnType<typeof resultsOfTest>>[number];
type Row = Pick<
  ResultRow,
  'id' | 'loinc' | 'value_number' | 'value_decimal' | 'unit' | 'unit_code' | 'status' | 'taken_at' | 'withdrawn_at'
>;

/** Most values of one trend; the oldest are left out beyond that. */
const mostValues = 500;

const textOnly = 'in words';
const groupOf = (row: Row): string =>
  row.value_number === null && row.unit === null
    ? textOnly
    : `unit ${unitGroup(unitForMath(row.unit, row.unit_code), row.loinc)}`;

/**
 * The results of one test by what can stand in one trend: values in units that are one or can be converted. An answer in words
 * ('haemolysed') stands with the values where there is one group of them, else by itself.
 */
function seriesOf<T extends Row>(rows: readonly T[]): readonly T[][] {
  const groups = Map.groupBy(rows, groupOf);
  const numbers = [...groups].filter(([key]) => key !== textOnly).map(([, list]) => list);
  const texts = groups.get(textOnly) ?? [];
  if (numbers.length === 1) return [[...numbers[0]!, ...texts]];
  return texts.length === 0 ? numbers : [...numbers, texts];
}

/** By when it was taken; of one moment a correction comes after what it corrects. */
const oldestFirst = (a: Row, b: Row): number =>
  a.taken_at.getTime() - b.taken_at.getTime() || statusPrecedence(a.status) - statusPrecedence(b.status) || a.id - b.id;

/** Valid results before withdrawn ones, then the newest first. */
const newestFirst = (a: Row, b: Row): number =>
  Number(a.withdrawn_at !== null) - Number(b.withdrawn_at !== null) || oldestFirst(b, a);

/** The tests of a person, each with its newest result and how many stand, the latest taken first. */
export function testsOf(rows: readonly LatestRow[]): readonly LatestRow[] {
  const series = [...Map.groupBy(rows, ({ test }) => test).values()].flatMap(seriesOf);
  const tests = series.map((list) => {
    const count = list.reduce((sum, row) => sum + row.count, 0);
    return { ...list.toSorted(newestFirst)[0]!, count };
  });
  return tests.toSorted(
    (a, b) => b.taken_at.getTime() - a.taken_at.getTime() || a.title.localeCompare(b.title, 'en') || a.id - b.id,
  );
}

/** The number as the laboratory wrote it; for results from before that was kept, as it is stored. */
export const decimalOf = (row: Pick<Row, 'value_number' | 'value_decimal'>): string | null =>
  row.value_decimal ?? (row.value_number === null ? null : (plainDecimal(String(row.value_number)) ?? null));

/** The value of a result in the unit of its trend; null where it is in that unit already, or has no number. */
function convertedTo(row: ResultRow, target: ResultRow | undefined) {
  const [from, to] = [unitForMath(row.unit, row.unit_code), target && unitForMath(target.unit, target.unit_code)];
  const decimal = decimalOf(row);
  if (decimal === null || from === null || !to || sameUnit(from, to)) return null;
  const converted = convertDecimal(decimal, from, to, row.loinc);
  return converted === undefined ? null : { value: Number(converted), decimal: converted };
}

/** The trend of a result: the newest valid result, and every one oldest first, in the unit of the newest number. */
export function trendOf(rows: readonly ResultRow[], resultId: number) {
  const series = seriesOf(rows).find((list) => list.some(({ id }) => id === resultId));
  if (!series) return undefined;
  const sorted = series.toSorted(newestFirst);
  const target = sorted.find((row) => row.value_number !== null);
  return {
    newest: sorted[0]!,
    count: series.filter((row) => row.withdrawn_at === null).length,
    unit: target?.unit ?? null,
    values: series
      .toSorted(oldestFirst)
      .slice(-mostValues)
      .map((row) => ({ row, converted: convertedTo(row, target) })),
  };
}
