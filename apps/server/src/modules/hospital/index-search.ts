import type { Tx } from '#platform/db/types.ts';
import { lockVocabulary, readDoctorTexts, readSpecialityTexts, replaceVocabulary } from './search-index.store.ts';
import { phrasesOf, vocabularyOf } from './vocabulary.ts';

const nonNull = (texts: readonly (string | null)[]): string[] => texts.filter((text): text is string => text !== null);

/**
 * Rebuilds the vocabulary of the search from doctors and specialities. A doctor is found by their own names, by the
 * names and keywords of their specialities, and by their branches. To be called whenever one of these changes.
 */
export async function indexSearch(tx: Tx): Promise<void> {
  await lockVocabulary(tx);
  const specialities = await readSpecialityTexts(tx);
  const doctors = await readDoctorTexts(tx);
  const words = new Map(
    specialities.map((s) => [
      s.id,
      vocabularyOf([
        ...nonNull([s.title, s.title_ar, s.parent_title, s.parent_title_ar]),
        ...phrasesOf(s.keywords),
        ...phrasesOf(s.keywords_ar),
      ]),
    ]),
  );
  const doctorWords = doctors.map((d) => ({
    id: d.id,
    words: new Set([
      ...vocabularyOf([
        `${d.first_name} ${d.middle_name} ${d.family_name}`,
        `${d.first_name_ar} ${d.middle_name_ar} ${d.family_name_ar}`,
        d.title,
        d.title_ar,
        ...d.places,
      ]),
      ...d.speciality_ids.flatMap((id) => words.get(id) ?? []),
    ]),
  }));
  await replaceVocabulary(tx, [
    ...[...words].flatMap(([recordId, recordWords]) =>
      recordWords.map((word) => ({ word, kind: 'speciality' as const, recordId })),
    ),
    ...doctorWords.flatMap(({ id, words: recordWords }) =>
      [...recordWords].map((word) => ({ word, kind: 'doctor' as const, recordId: id })),
    ),
  ]);
}
