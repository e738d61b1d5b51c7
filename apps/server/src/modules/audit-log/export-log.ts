import { Readable } from 'node:stream';
import { riyadhDay, riyadhTime } from '@balsam/domain/time';
import type { Db } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import type { FileReply } from '#platform/http/serve.ts';
import { auditTexts } from './audit-log.texts.ts';
import { countEntries, findEntries, type EntryFilter } from './entries.store.ts';
import { entryViews } from './entries.view.ts';
import { auditLook, searchOf, type LogQuery } from './search-log.ts';

type Language = 'ar' | 'en';
type Item = Awaited<ReturnType<typeof entryViews>>[number];

/** Entries of one file. */
export const exportLimit = 50_000;
const chunk = 1000;

/** Excel reads UTF-8 by this mark. */
const mark = '\u{FEFF}';

/** With these a formula begins, by the signs of full width too. */
const sign = '=+\\-@\uff1d\uff0b\uff0d\uff20';
const isFormula = new RegExp(`^[${sign}\\t\\r\\n]`);
/**
 * Where a program begins another cell that takes semicolons, as Excel does in Arabic, tabs or bars for what parts them: to it only the first
 * cell of a line is quoted, and a line ends wherever one does.
 */
const formulaWithin = new RegExp(`(?=[${sign}])(?:(?<=[;|][\\s"]*)|(?<=\\S\\s*[\\t\\r\\n][\\s"]*))`, 'g');

/** A cell of which no spreadsheet takes anything for a formula, quoted as RFC 4180 has it. */
export const cell = (value: string): string => {
  const safe = value.replaceAll(formulaWithin, "'").replaceAll('"', '""');
  return isFormula.test(value) ? `"'${safe}"` : `"${safe}"`;
};

const line = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

const cellsOf = (item: Item, language: Language): readonly string[] => {
  const at = new Date(item.at);
  const { who, whose } = item;
  const role = who && auditTexts.roles[who.role_id]?.[language];
  return [
    `${riyadhDay(at)} ${riyadhTime(at)}`,
    (language === 'ar' ? who?.name_ar : who?.name) ?? auditTexts.nobody[language],
    role ?? '',
    auditTexts.actions[item.action][language],
    language === 'ar' ? item.title_ar : item.title,
    item.record_id ?? '',
    whose.mrn_number ?? (language === 'ar' ? whose.name_ar : whose.name) ?? '',
    auditTexts.whys[item.why][language],
    item.reason ?? '',
  ];
};

async function* linesOf(db: Db, filter: EntryFilter, language: Language): AsyncGenerator<string> {
  yield mark + line(auditTexts.columns.map((text) => text[language]));
  let before: number | undefined;
  for (;;) {
    // A page after the other: the file may be larger than what a process should hold.
    const rows = await findEntries(db, filter, { before, count: chunk });
    const items = await entryViews(db, rows);
    yield items.map((item) => line(cellsOf(item, language))).join('');
    if (rows.length < chunk) return;
    before = rows.at(-1)?.id;
  }
}

/**
 * The audit log as CSV, as it stood when it was asked for: what comes in while it is sent is not in it. The export itself is an entry (D13.30).
 * @throws not_found, export_too_large
 */
export async function exportLog(
  db: Db,
  call: UserCall,
  { lang = 'ar', ...query }: LogQuery & { readonly lang?: Language | undefined },
): Promise<FileReply> {
  const search = await searchOf(db, call, query);
  const until = search.filter.until < call.now ? search.filter.until : call.now;
  const filter = { ...search.filter, until };
  if ((await countEntries(db, filter, exportLimit)) > exportLimit) throw fail('export_too_large');
  await auditLook(db, call, search, 'audit log export');
  return {
    mime: 'text/csv; charset=utf-8',
    name: `balsam-audit-${search.from}-${search.until}.csv`,
    bytes: Readable.from(linesOf(db, filter, lang)),
  };
}
