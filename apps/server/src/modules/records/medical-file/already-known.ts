import { isDeepStrictEqual } from 'node:util';
import { procedureProgress } from '@balsam/domain/records';
import { riyadhDay } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import { codeIn, kindOf, textIn, wordsIn } from '../entries/entry-of.ts';
import { saysOver } from '../fhir/clinical-status.ts';
import { courseOf, medicinesOf, type RecordMedicine } from '../medicines.ts';
import type { StatedResource } from '../statements.ts';
import { knownFacts, rejectedStatements } from './medical-file.store.ts';

type Medicine = Pick<RecordMedicine, 'title' | 'isActive' | 'isPlanned' | 'startedOn' | 'endsOn' | 'origin' | 'body'>;

const isMedicine = ({ resourceType }: StatedResource): boolean => resourceType === 'MedicationStatement';

const medicineIn = (body: StatedResource, now: Date): Medicine => ({
  title: wordsIn(body['medicationCodeableConcept']) ?? '',
  ...courseOf(body, riyadhDay(now)),
  origin: 'own',
  body,
});

/** What a statement says of its course, without the day on which it was told. */
const courseWords = ({ body }: Medicine) => [body['effectiveDateTime'], body['effectivePeriod'], body['dosage']];

/** Whether one says what the other says: both are taken now, both are going to be, or it is the same course, whatever became of it since. */
const isSameMedicine = (one: Medicine, other: Medicine): boolean =>
  (one.isActive && other.isActive) ||
  (one.isPlanned && other.isPlanned) ||
  (one.startedOn === other.startedOn && one.endsOn === other.endsOn) ||
  (one.origin === other.origin && isDeepStrictEqual(courseWords(one), courseWords(other)));

/** Whether it was so once and is so no longer. */
function isOver(stated: StatedResource, now: Date): boolean {
  if (!isMedicine(stated)) return saysOver(stated);
  const { isActive, isPlanned } = courseOf(stated, riyadhDay(now));
  return !isActive && !isPlanned;
}

/** What is so now before what is over: the first of a name is the one that is kept. */
export function currentFirst(all: readonly StatedResource[], now: Date): StatedResource[] {
  const { now: current = [], over = [] } = Object.groupBy(all, (stated) => (isOver(stated, now) ? 'over' : 'now'));
  return [...current, ...over];
}

/** An allergy to a medicine is not the medicine that bears its name, and a procedure under way not the one that was done. */
const keyOf = (kind: string, title: string, status: string): string =>
  `${kind} ${kind === 'procedure' ? procedureProgress(status) : null} ${title.toLowerCase()}`;

/** What a statement says of itself, but for who says so, when it was told and what became of it. */
function contentOf(body: StatedResource): unknown {
  const { resourceType, code, medicationCodeableConcept, note, dosage, effectiveDateTime, effectivePeriod } = body;
  const { clinicalStatus, onsetDateTime, performedDateTime } = body;
  const concept = code ?? medicationCodeableConcept;
  const when = [onsetDateTime, performedDateTime, effectiveDateTime, effectivePeriod];
  return JSON.parse(JSON.stringify([resourceType, concept, clinicalStatus, ...when, dosage, note]));
}

/**
 * Those that neither the record nor an earlier one of them says already: of the same kind under the same name. An ended course of a medicine
 * hides none that is taken now, and what is over none that has come back. What was rejected or taken back is not stated anew by the same words.
 */
export async function notKnown(
  tx: Tx,
  personId: number,
  all: readonly StatedResource[],
  now: Date,
): Promise<StatedResource[]> {
  const known = await knownFacts(tx, personId);
  const facts = new Set(known.map(({ kind, title, status }) => keyOf(kind, title, status)));
  const current = new Set(
    known.flatMap(({ kind, title, status, facts: said }) => (saysOver(said) ? [] : [keyOf(kind, title, status)])),
  );
  const medicines: Medicine[] = await medicinesOf(tx, { personId, hideSensitive: false }, now);
  const rejected = (await rejectedStatements(tx, personId)).map(({ body }) => contentOf(body as StatedResource));
  const isRejected = (stated: StatedResource) => rejected.some((one) => isDeepStrictEqual(one, contentOf(stated)));
  return all.filter((stated) => {
    if (isRejected(stated)) return false;
    if (isMedicine(stated)) {
      const medicine = medicineIn(stated, now);
      const name = medicine.title.toLowerCase();
      const ofName = medicines.filter(({ title }) => title.toLowerCase() === name);
      medicines.push(medicine);
      return !ofName.some((one) => isSameMedicine(one, medicine));
    }
    const key = keyOf(
      kindOf({ type: stated.resourceType, body: stated }),
      wordsIn(stated['code']) ?? codeIn(stated['code']) ?? '',
      textIn(stated['status']) ?? '',
    );
    const isNew = !(isOver(stated, now) ? facts : current).has(key);
    facts.add(key);
    if (!isOver(stated, now)) current.add(key);
    return isNew;
  });
}
