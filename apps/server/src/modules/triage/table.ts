import { questions, selectedQuestions, symptoms } from '@balsam/domain/triage';
import type { Sql } from '#platform/db/types.ts';
import { fail } from '#platform/http/failure.ts';
import { showApproval } from './approval.ts';
import { readSpecialities } from './surveys.store.ts';

/** The complaints that can be chosen, and whether the checker is open. */
export async function listSymptoms(sql: Sql) {
  const approval = await showApproval(sql);
  return {
    ...approval,
    is_open: approval.approved_by !== null,
    items: symptoms.map(({ code, en, ar, regions, gender }) => ({
      code,
      title: en,
      title_ar: ar,
      regions: [...regions],
      gender: gender ?? null,
    })),
  };
}

/** What a doctor of a speciality would ask first. @throws not_found for a speciality that the hospital does not have */
export async function listSelectedQuestions(sql: Sql, specialityId: number) {
  const speciality = (await readSpecialities(sql)).find(({ id }) => id === specialityId);
  if (!speciality) throw fail('not_found');
  const chosen = selectedQuestions(speciality.code, questions);
  return {
    items: chosen.map(({ code, kind, en, ar, choices }) => ({
      code,
      kind,
      title: en,
      title_ar: ar,
      choices: choices.map((choice) => ({ code: choice.code, title: choice.en, title_ar: choice.ar })),
    })),
  };
}
