import { normaliseArabic } from '@balsam/domain/text';
import type { Sql, Tx } from '#platform/db/types.ts';
import { findCodes, saveCodes, type DiagnosisCode } from './icd10.store.ts';

/** So many are chosen from at most. */
const most = 20;

/** A text as it is kept and looked for: no case, no marks, one spelling of Arabic letters. */
const normalised = (text: string): string => normaliseArabic(text).toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** What a diagnosis is found by: its code with and without the point, and its words in both languages. */
const wordsOf = ({ code, title, title_ar }: DiagnosisCode, more: string): string =>
  normalised([code, code.replace('.', ''), title, title_ar, more].join(' '));

/** Diagnoses by code or words in either language. */
export function searchCodes(sql: Sql, query: string): Promise<DiagnosisCode[]> {
  const words = normalised(query).split(' ').filter(Boolean).slice(0, 8);
  return words.length === 0 ? Promise.resolve([]) : findCodes(sql, words, most);
}

/** Takes diagnoses into the list, by their codes. `more` are words that people search beside the title. */
export const addCodes = (
  tx: Tx,
  codes: readonly (DiagnosisCode & { readonly more?: string })[],
  source: 'portal' | 'import',
): Promise<{ added: number; changed: number }> =>
  saveCodes(
    tx,
    codes.map(({ more = '', ...code }) => ({ ...code, words: wordsOf(code, more) })),
    source,
  );
