import { readFileSync } from 'node:fs';
import path from 'node:path';
import { daysBetween, riyadhDay } from '@balsam/domain/time';
import { renderSVG } from 'uqr';
import type { Sql } from '#platform/db/types.ts';
import { countText, dayText, ltr } from '#platform/documents/formats.ts';
import { pdfOf } from '#platform/documents/pdf.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import type { FileReply } from '#platform/http/serve.ts';
import type { Platform } from '#platform/platform.ts';
import { textsIn, type Language } from '#platform/texts.ts';
import { fullNames } from '#modules/people/index.ts';
import { medicalReportsTexts, reportTitles } from './medical-reports.texts.ts';
import { ownReport } from './read-reports.ts';
import { filesOf, type ReportRow } from './reports.store.ts';

const template = readFileSync(path.join(import.meta.dirname, '../../platform/documents/letter.typ'), 'utf8');

const verifyUrl = (publicUrl: string, code: string) => `${publicUrl}/verify/${code}`;

function factsOf(row: ReportRow, language: Language, t: Readonly<Record<string, string>>) {
  const isArabic = language === 'ar';
  const { name, nameAr } = fullNames(row);
  const leave =
    row.sick_from === null || row.sick_to === null
      ? []
      : [
          [t['from'], dayText(row.sick_from, language)],
          [t['to'], dayText(row.sick_to, language)],
        ];
  const when =
    row.stay_ended_on === null
      ? [[t['visit'], dayText(row.visit_day, language)]]
      : [
          [t['admitted'], dayText(row.visit_day, language)],
          [t['discharged'], dayText(row.stay_ended_on, language)],
        ];
  return [
    [t['patient'], isArabic ? nameAr : name],
    [t['mrn'], ltr(row.mrn ?? '')],
    ...when,
    [t['doctor'], isArabic ? row.doctor_ar || row.doctor : row.doctor],
    ...leave,
    [t['issued'], dayText(riyadhDay(row.issued_at!), language)],
    [t['number'], countText(row.id, language)],
  ];
}

/** The text in the asked language, or as it was written where there is none in it. */
function bodyOf(row: ReportRow, language: Language) {
  const texts = { en: row.text_en, ar: row.text_ar };
  const other = language === 'ar' ? 'en' : 'ar';
  const shown = texts[language] === '' ? other : language;
  const sections = texts[shown] === '' ? [] : [{ title: '', lang: shown, paragraphs: texts[shown].split('\n') }];
  return { sections, isTranslated: texts[language] !== '' || texts[other] === '' };
}

/** A document as the template prints it, with the code that opens its verification page. */
export function reportDocument(row: ReportRow, language: Language, publicUrl: string): object {
  const { sickLeave, export: _export, ...plain } = medicalReportsTexts;
  const t = textsIn(plain, language);
  const { sections, isTranslated } = bodyOf(row, language);
  const url = verifyUrl(publicUrl, row.code!);
  const isLeave = row.sick_from !== null && row.sick_to !== null;
  const days = isLeave ? countText(daysBetween(row.sick_from!, row.sick_to!) + 1, language) : '';
  return {
    lang: language,
    issuer: t.issuer,
    title: reportTitles[row.kind][language],
    kind: language === 'ar' ? row.speciality_ar : row.speciality,
    facts: factsOf(row, language, t),
    notes: isLeave ? [sickLeave(days)[language]] : [],
    sections,
    closing: [...(isTranslated ? [] : [t.asWritten]), ...(isLeave ? [t.notSeha] : []), `${t.verify} ${ltr(url)}`],
    footer: t.footer,
    qr: renderSVG(url, { ecc: 'M', border: 0 }),
    qr_alt: t.qr,
    qr_label: t.verify,
  };
}

/**
 * What was uploaded in the asked language where nothing was written in it, or in the other one where nothing was written at all. A sick leave
 * is always our own form, which bears the code that it is verified by.
 */
async function uploaded(
  sql: Sql,
  { files }: Platform,
  row: ReportRow,
  language: Language,
): Promise<Buffer | undefined> {
  const texts = { en: row.text_en, ar: row.text_ar };
  if (row.kind === 'sick_leave' || texts[language] !== '') return undefined;
  const all = await filesOf(sql, row.id);
  const isBlank = texts.en === '' && texts.ar === '';
  const chosen = all.find((file) => file.language === language) ?? (isBlank ? all[0] : undefined);
  return chosen && (await files.get(sql, chosen.file_id))?.bytes;
}

type Asked = { readonly action: 'download' | 'view'; readonly lang: Language; readonly id: number };

/**
 * A document of the open profile as PDF: what was written or uploaded in the language that is asked for, else in the other one.
 * @throws not_found; report_not_ready; report_withdrawn; discharge_summary_missing (S8.10)
 */
export async function readReportFile(
  platform: Platform,
  call: UserCall,
  { action, lang, id }: Asked,
): Promise<FileReply> {
  const row = await ownReport(platform.db, call, id);
  if (row.state === 'withdrawn') throw fail('report_withdrawn');
  if (row.state !== 'approved')
    throw fail(row.kind === 'discharge_summary' ? 'discharge_summary_missing' : 'report_not_ready');
  const file = await uploaded(platform.db, platform, row, lang);
  const bytes = file ?? pdfOf(template, reportDocument(row, lang, platform.config.publicUrl));
  return { mime: 'application/pdf', name: `${row.kind}-${id}-${lang}.pdf`, bytes, inline: action === 'view' };
}
