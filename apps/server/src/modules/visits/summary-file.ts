import { readFileSync } from 'node:fs';
import path from 'node:path';
import { followUpDay } from '@balsam/domain/visits';
import { toArabicDigits } from '@balsam/domain/text';
import type { Day } from '@balsam/domain/time';
import { audit } from '#platform/audit/audit.ts';
import type { Sql } from '#platform/db/types.ts';
import { ltr, momentText } from '#platform/documents/formats.ts';
import { pdfOf } from '#platform/documents/pdf.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import type { FileReply } from '#platform/http/serve.ts';
import { textsIn, type Language, type Text } from '#platform/texts.ts';
import type { Visit } from '#modules/booking/index.ts';
import { partsOf, summaryVisit } from './read-summary.ts';
import { visitsTexts as texts } from './visits.texts.ts';

const template = readFileSync(path.join(import.meta.dirname, 'summary.typ'), 'utf8');

type Parts = Awaited<ReturnType<typeof partsOf>>;

/** `DD/MM/YYYY`, an island of its own direction. */
const dayText = (day: Day, language: Language): string => {
  const text = day.split('-').toReversed().join('/');
  return ltr(language === 'ar' ? toArabicDigits(text) : text);
};

const paragraphs = (text: string): string[] => text.split(/\n+/).filter((line) => line.trim() !== '');

/** The sections of a summary, those without content left out. */
function sectionsOf(visit: Visit, parts: Parts, language: Language) {
  const t = textsIn(texts.document, language);
  const say = (text: Text): string => text[language];
  const { sickLeave, follow_up_days: days } = parts;
  const all: readonly (readonly [string, readonly string[]])[] = [
    [t.findings, paragraphs(parts.findings)],
    [t.diagnosis, parts.diagnoses.map((d) => `${language === 'ar' ? d.text_ar : d.text} (${ltr(d.code)})`)],
    [t.medicines, parts.medicines.map((m) => `${language === 'ar' ? m.name_ar : m.name}: ${say(texts.dosage(m))}`)],
    [t.advice, paragraphs(parts.advice)],
    [
      t.sickLeave,
      sickLeave ? [say(texts.period(dayText(sickLeave.from, language), dayText(sickLeave.to, language)))] : [],
    ],
    [t.followUp, days === null ? [] : [say(texts.followUp(dayText(followUpDay(visit.startsAt, days), language)))]],
    [t.addenda, parts.addenda.map((a) => `${momentText(a.written_at, language)}: ${a.text}`)],
  ];
  return all.filter(([, lines]) => lines.length > 0);
}

function documentOf(visit: Visit, parts: Parts, signedAt: Date, language: Language): object {
  const t = textsIn(texts.document, language);
  const isArabic = language === 'ar';
  const { patient, doctor, speciality } = visit;
  return {
    lang: language,
    title: t.title,
    hospital: texts.hospital[language],
    facts: [
      [t.patient, isArabic ? patient.nameAr : patient.name],
      [t.mrn, ltr(patient.mrn ?? '')],
      [t.doctor, texts.doctor(doctor)[language]],
      [t.speciality, isArabic ? speciality.titleAr : speciality.title],
      [t.when, momentText(visit.startsAt, language)],
      [t.signed, momentText(signedAt, language)],
    ],
    sections: sectionsOf(visit, parts, language),
    footer: t.footer,
  };
}

/** A signed summary as PDF in one language. @throws not_found when there is none that the caller may read */
export async function summaryFile(sql: Sql, call: UserCall, id: number, language: Language): Promise<FileReply> {
  const visit = await summaryVisit(sql, call, id);
  const parts = await partsOf(sql, id);
  if (parts.signed_at === null) throw fail('not_found');
  const { patient, why } = visit;
  await audit(sql, call, { personId: patient.personId, action: 'read', what: 'visit summary', recordId: id, why });
  const bytes = pdfOf(template, documentOf(visit, parts, parts.signed_at, language));
  return { mime: 'application/pdf', name: `visit-${id}-${language}.pdf`, bytes, inline: true };
}
