import { wordsIn } from './entries/entry-of.ts';
import { saysOver } from './fhir/clinical-status.ts';
import { isNoneKnown } from './fhir/none-known.ts';
import type { Located } from './fhir/references.ts';
import { isWithdrawn } from './fhir/withdrawn.ts';

const isMedicine = (type: string): boolean => type.startsWith('Medication');
/** What is stopped or was never taken is no medicine of now. */
const isCurrent = ({ type, body }: Located): boolean =>
  !isWithdrawn({ body }) &&
  !saysOver(body) &&
  (!isMedicine(type) ||
    (['active', 'on-hold', 'unknown'].includes(String(body['status'])) && body['doNotPerform'] !== true));

const listOf = ({ type }: Located): string => (isMedicine(type) ? 'Medication' : type);
const isNone = ({ body }: Located): boolean =>
  isNoneKnown(
    body,
    wordsIn(body['code']) ?? wordsIn(body['vaccineCode']) ?? wordsIn(body['medicationCodeableConcept']),
  );

/** Leaves out what says that there is none, or that nothing is known, where another source names one that is so now. */
export function withoutNoneBeside(all: readonly Located[]): Located[] {
  const none = new Set(all.filter(isNone));
  const named = new Set(all.filter((one) => !none.has(one) && isCurrent(one)).map(listOf));
  return all.filter((one) => !none.has(one) || !named.has(listOf(one)));
}
