import { readFileSync } from 'node:fs';
import path from 'node:path';
import { confirmationOf } from '@balsam/domain/records';
import type { Sql } from '#platform/db/types.ts';
import { knownDayText, ltr } from '#platform/documents/formats.ts';
import { pdfOf } from '#platform/documents/pdf.ts';
import type { UserCall } from '#platform/http/call.ts';
import type { FileReply } from '#platform/http/serve.ts';
import { textsIn, type Language } from '#platform/texts.ts';
import { patientById } from '#modules/people/index.ts';
import { reportForPdf } from './read-reports.ts';
import { reportTextsOnPaper } from './report.texts.ts';

const template = readFileSync(path.join(import.meta.dirname, '../../../platform/documents/letter.typ'), 'utf8');

/** A report as a document, with its frame in the asked language; its text stands as it was written. */
export async function reportPdf(
  db: Sql,
  call: UserCall,
  id: number,
  language: Language,
  mrn?: string,
): Promise<FileReply> {
  const { personId, card, texts, authors } = await reportForPdf(db, call, id, language, mrn);
  const patient = await patientById(db, personId);
  const t = textsIn(reportTextsOnPaper, language);
  const isArabic = language === 'ar';
  const facts = [
    [t.patient, (isArabic ? patient?.nameAr : patient?.name) ?? ''],
    [t.mrn, ltr(patient?.mrn ?? '')],
    [t.date, card.day === null ? t.unknownDate : knownDayText(card.day, card.precision, language)],
    ...(authors.length > 0 ? [[t.author, authors.join(isArabic ? '، ' : ', ')]] : []),
  ];
  const chosen = texts.filter((text) => text.language === language);
  const shown = chosen.length > 0 ? chosen : texts;
  const bytes = pdfOf(template, {
    lang: language,
    issuer: t.hospital,
    title: isArabic ? card.title_ar : card.title,
    kind: t[card.type],
    facts,
    notes: confirmationOf(card.status) === 'preliminary' ? [t.preliminary] : [],
    sections: shown.map(({ text, language: lang }) => ({ title: '', lang, paragraphs: text.split('\n') })),
    closing: chosen.length > 0 ? [] : [t.asWritten],
    footer: t.footer,
  });
  return { mime: 'application/pdf', name: `report-${id}-${language}.pdf`, bytes, inline: true };
}
