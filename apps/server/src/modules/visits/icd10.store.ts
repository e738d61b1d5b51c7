import { sql as raw } from 'kysely';
import type { Sql, Tx } from '#platform/db/types.ts';

export type DiagnosisCode = { readonly code: string; readonly title: string; readonly title_ar: string };

/** Likewise a text that is looked for: nothing in it is a pattern. */
const like = (word: string): string => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Diagnoses that have all of these words, those whose code or title begins with the first of them on top. */
export const findCodes = (sql: Sql, words: readonly string[], most: number): Promise<DiagnosisCode[]> =>
  sql
    .selectFrom('icd10_code')
    .select(['code', 'title', 'title_ar'])
    .where((w) => w.and(words.map((word) => w('words', 'like', like(word)))))
    .orderBy(raw`words not like ${like(words[0] ?? '').slice(1)}`)
    .orderBy('code')
    .limit(most)
    .execute();

/** Those of these codes that the list has. */
export const readCodes = (sql: Sql, codes: readonly string[]): Promise<DiagnosisCode[]> =>
  codes.length === 0
    ? Promise.resolve([])
    : sql.selectFrom('icd10_code').select(['code', 'title', 'title_ar']).where('code', 'in', codes).execute();

/** What these codes are called in Arabic already, those alone that have a title of their own in it. */
export async function arabicTitles(sql: Sql, codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await raw<{ code: string; title_ar: string }>`
    select code, title_ar from icd10_code where code = any(${codes}::text[]) and title_ar <> title`.execute(sql);
  return new Map(rows.map((row) => [row.code, row.title_ar]));
}

type NewCode = DiagnosisCode & { readonly words: string };

/** Adds these codes or changes their titles; answers how many were new and how many changed. */
export async function saveCodes(
  tx: Tx,
  codes: readonly NewCode[],
  source: 'portal' | 'import',
): Promise<{ added: number; changed: number }> {
  const { rows } = await raw<{ added: number; changed: number }>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(codes)}::jsonb) as g(code text, title text, title_ar text, words text)
    ), old as (select code from icd10_code where code in (select code from given)
    ), kept as (
      insert into icd10_code (code, title, title_ar, words, source)
      select code, title, title_ar, words, ${source} from given
      on conflict (code) do update set title = excluded.title, title_ar = excluded.title_ar, words = excluded.words, source = excluded.source
      where (icd10_code.title, icd10_code.title_ar, icd10_code.words) is distinct from (excluded.title, excluded.title_ar, excluded.words)
      returning code
    )
    select count(*) filter (where code not in (select code from old))::int as added,
      count(*) filter (where code in (select code from old))::int as changed from kept`.execute(tx);
  return rows[0] ?? { added: 0, changed: 0 };
}
