import { allowed, refused, type Allowed } from '../allowed/index.ts';

/**
 * D11.11: whether a result or a report may be held back from its patient, or released. What was withdrawn is not held any more: who has
 * seen it must learn that it is not true.
 */
export const mayRelease = (isReleased: boolean, isWithdrawn: boolean): Allowed<'not_found'> =>
  isReleased || !isWithdrawn ? allowed : refused('not_found');
