import { dosageWords, readDosage } from '@balsam/domain/medication';
import { inLocale } from '#shared/i18n/locale.ts';
import { besideEachOther, bodyOf, firstOf, listOf, textOf, wordsOf } from './fhir-words.ts';

/** How a medicine is taken: in the words of who wrote it, else in ours. */
export function dosageText(dosage: unknown): string {
  const body = bodyOf(dosage);
  const words = dosageWords(readDosage(body));
  const own = [
    words === undefined ? '' : inLocale(words.en, words.ar),
    wordsOf(body['route']),
    ...listOf(body['additionalInstruction']).map(wordsOf),
    textOf(body['patientInstruction']),
  ];
  return firstOf(textOf(body['text']), besideEachOther(own));
}
