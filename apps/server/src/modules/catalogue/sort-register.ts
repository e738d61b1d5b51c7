import { isRecall, mayBeSold, unknownStatus, type RegisterRefusal } from '@balsam/domain/catalogue';
import { mapProduct, overlongColumn, type MappedProduct } from './map-product.ts';
import type { RegisterRow } from './read-register.ts';
import { titleOf } from './register-columns.ts';

/** Why the product of a line is not sold; the codes are kept with the product. */
export type Refusal = RegisterRefusal | 'cell_too_long';

export type SortedRegister = {
  readonly products: readonly MappedProduct[];
  /** The numbers that the register does not allow to be sold, and why. */
  readonly refusals: ReadonlyMap<string, Refusal>;
  /** Left out by the rules of the shop: how many lines for which reason. */
  readonly leftOut: Readonly<Record<string, number>>;
  /** Lines that could not be taken, with the reason in words. */
  readonly refused: readonly { readonly line: number; readonly reason: string }[];
};

/** What is wrong with a line that cannot be taken; undefined where it is refused by a rule of the shop. */
function faultOf(refusal: Refusal, row: RegisterRow): string | undefined {
  if (refusal === 'register_not_understood') return 'number, name or legal status is missing or unknown';
  if (refusal === 'price_not_readable') return 'the price cannot be read';
  if (refusal === 'status_not_understood') {
    const status = unknownStatus(row);
    return `the state in the column ${status ? titleOf(status) : ''} is not known`;
  }
  if (refusal !== 'cell_too_long') return undefined;
  const column = overlongColumn(row);
  return `the cell of ${column ? titleOf(column) : 'a column'} is too long`;
}

function refusalOf(row: RegisterRow): Refusal | undefined {
  const verdict = mayBeSold(row);
  if (!verdict.ok) return verdict.code;
  return overlongColumn(row) === undefined ? undefined : 'cell_too_long';
}

/** Of two reasons for one number the first counts, unless the other is a recall: whoever has it is told of that. */
const weightier = (before: Refusal | undefined, refusal: Refusal): Refusal =>
  before === undefined || (isRecall(refusal) && !isRecall(before)) ? refusal : before;

/**
 * What is sold of the register, and why the rest is not. Of two lines with one number that may be sold the first counts; a number with any line
 * that refuses it is not sold.
 */
export function sortRegister(rows: readonly RegisterRow[]): SortedRegister {
  const leftOut: Record<string, number> = {};
  const refused: { line: number; reason: string }[] = [];
  const refusals = new Map<string, Refusal>();
  const products = new Map<string, MappedProduct>();
  for (const row of rows) {
    const refusal = refusalOf(row);
    const fault = refusal && faultOf(refusal, row);
    if (refusal) refusals.set(row.number, weightier(refusals.get(row.number), refusal));
    if (fault) refused.push({ line: row.line, reason: fault });
    else if (refusal) leftOut[refusal] = (leftOut[refusal] ?? 0) + 1;
    else if (products.has(row.number)) refused.push({ line: row.line, reason: `number ${row.number} comes twice` });
    else products.set(row.number, mapProduct(row));
  }
  const sold = [...products.values()].filter(({ sourceId }) => !refusals.has(sourceId));
  return { products: sold, refusals, leftOut, refused };
}
