import { isOver } from '@balsam/domain/records';
import { codesIn } from './codes.ts';

type Body = Readonly<Record<string, unknown>>;

/** The words of a status without a code. */
const textOf = (status: unknown): string[] => {
  const { text } = (typeof status === 'object' && status !== null ? status : {}) as { readonly text?: unknown };
  return typeof text === 'string' ? [text] : [];
};

/** The ends by which a condition says that it is over where it has no clinical status. */
const ends = ['abatementDateTime', 'abatementPeriod', 'abatementAge'];

/** Whether a condition or an allergy was so once and is so no longer: by its clinical status, else by the end that it names. */
export function saysOver(body: Body): boolean {
  const status = [...codesIn(body['clinicalStatus']), ...textOf(body['clinicalStatus'])];
  return status.length > 0 ? status.some(isOver) : ends.some((name) => (body[name] ?? null) !== null);
}
