import { questions, selectedQuestions, symptoms, textCode, wordsWith } from '@balsam/domain/triage';
import type { Sql } from '#platform/db/types.ts';
import { fail } from '#platform/http/failure.ts';
import { showApproval } from './approval.ts';
import { readSpecialities } from './surveys.store.ts';
import { findWords } from './words.store.ts';

type Words = { readonly en: string; readonly ar: string };

/** The complaints that can be chosen, and whether the checker is open. */
export async function listSymptoms(sql: Sql, now: Date) {
  const approval = await showApproval(sql, now);
  const texts = (await findWords(sql, now))?.texts ?? [];
  const wordsOf = wordsWith(texts);
  return {
    ...approval,
    is_open: approval.approved_by !== null,
    texts: texts.map(({ code, en, ar }) => ({ code, title: en, title_ar: ar })),
    items: symptoms.map(({ regions, gender, ...symptom }) => {
      const { en, ar } = wordsOf(textCode.symptom(symptom.code), symptom);
      return { code: symptom.code, title: en, title_ar: ar, regions: [...regions], gender: gender ?? null };
    }),
  };
}

/** What a doctor of a speciality would ask first. @throws not_found for a speciality that the hospital does not have */
export async function listSelectedQuestions(sql: Sql, specialityId: number, now: Date) {
  const speciality = (await readSpecialities(sql)).find(({ id }) => id === specialityId);
  if (!speciality) throw fail('not_found');
  const chosen = selectedQuestions(speciality.code, questions);
  const wordsOf = wordsWith((await findWords(sql, now))?.texts ?? []);
  const titled = (name: string, own: Words) => {
    const { en, ar } = wordsOf(name, own);
    return { title: en, title_ar: ar };
  };
  return {
    items: chosen.map(({ code, kind, choices, ...own }) => ({
      code,
      kind,
      ...titled(textCode.question(code), own),
      choices: choices.map((choice) => ({
        code: choice.code,
        ...titled(textCode.choice(code, choice.code), choice),
      })),
    })),
  };
}
