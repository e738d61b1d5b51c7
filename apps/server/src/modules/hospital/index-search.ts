import type { Tx } from '../../platform/db/types.ts';
import { readDoctorTexts, readSpecialityTexts, replaceVocabulary } from './search-index.store.ts';
import { phrasesOf, vocabularyOf } from './vocabulary.ts';

const present = (texts: readonly (string | null)[]): string[] => texts.filter((text): text is string => text !== null);

/**
 * Makes the vocabulary of the search anew from doctors and specialities. A doctor is found by their own names, by what their specialities
 * are called and treat, and by their branches. To be called whenever one of these changes.
 */
export async function indexSearch(tx: Tx): Promise<void> {
  const specialities = await readSpecialityTexts(tx);
  const doctors = await readDoctorTexts(tx);
  const words = new Map(
    specialities.map((s) => [
      s.id,
      vocabularyOf([
        ...present([s.title, s.title_ar, s.parent_title, s.parent_title_ar]),
        ...phrasesOf(s.keywords),
        ...phrasesOf(s.keywords_ar),
      ]),
    ]),
  );
  const named = doctors.map((d) => ({
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
    ...[...words].flatMap(([recordId, mine]) => mine.map((word) => ({ word, kind: 'speciality' as const, recordId }))),
    ...named.flatMap(({ id, words: mine }) =>
      [...mine].map((word) => ({ word, kind: 'doctor' as const, recordId: id })),
    ),
  ]);
}
