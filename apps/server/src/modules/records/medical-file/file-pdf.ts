import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toArabicDigits } from '@balsam/domain/text';
import { riyadhDay } from '@balsam/domain/time';
import type { Sql } from '#platform/db/types.ts';
import { dayText, ltr } from '#platform/documents/formats.ts';
import { pdfOf } from '#platform/documents/pdf.ts';
import type { UserCall } from '#platform/http/call.ts';
import type { FileReply } from '#platform/http/serve.ts';
import { textsIn, type Language } from '#platform/texts.ts';
import { measuredTexts, medicalFileTexts } from './medical-file.texts.ts';
import { fileOf } from './read-file.ts';

const template = readFileSync(path.join(import.meta.dirname, '../../../platform/documents/letter.typ'), 'utf8');

type File = Awaited<ReturnType<typeof fileOf>>;
type Printed = Readonly<Record<keyof typeof medicalFileTexts, string>>;

/** Only the first of a long list is printed; the screen and the summary have the rest. */
const mostLines = 60;

function linesOf(list: File['allergies'], language: Language, t: Printed): string[] {
  return list.slice(0, mostLines).map(({ title, title_ar, day, note, stated, is_over }) => {
    const marks = [stated === 'waiting' ? t.stated : '', is_over ? t.over : ''].filter((mark) => mark !== '');
    const when = day === null ? '' : ` ${dayText(day, language)}`;
    return `• ${language === 'ar' ? title_ar : title}${when}${marks.length > 0 ? ` (${marks.join(' ')})` : ''}${note ? `: ${note}` : ''}`;
  });
}

const policyLines = (list: File['policies'], language: Language): string[] =>
  list.map(({ company, plan, policy_number, state_label, state_label_ar }) => {
    const [insurer, of, state] =
      language === 'ar' ? [company.title_ar, plan.title_ar, state_label_ar] : [company.title, plan.title, state_label];
    return `• ${insurer}, ${of}: ${ltr(policy_number)} (${state})`;
  });

const measurementLines = (list: File['measurements'], language: Language): string[] =>
  list.slice(0, mostLines).map(({ title, title_ar, decimal, comparator, value_text, unit, day }) => {
    const number = decimal === null ? (value_text ?? '') : language === 'ar' ? toArabicDigits(decimal) : decimal;
    const value = ltr(`${number} ${unit ?? ''}`.trim());
    const measured = comparator === null ? value : measuredTexts[comparator](value)[language];
    return `• ${language === 'ar' ? title_ar : title}: ${measured} ${dayText(day, language)}`;
  });

const medicineLines = (list: File['medicines'], language: Language): string[] =>
  list.slice(0, mostLines).map(({ title, title_ar, dosage, dosage_ar }) => {
    const words = language === 'ar' ? dosage_ar : dosage;
    return `• ${language === 'ar' ? title_ar : title}${words ? `: ${words}` : ''}`;
  });

function sectionsOf(file: File, language: Language, t: Printed) {
  const parts: readonly (readonly [string, readonly string[]])[] = [
    [t.allergies, linesOf(file.allergies, language, t)],
    [t.conditions, linesOf(file.conditions, language, t)],
    [t.medicines, medicineLines(file.medicines, language)],
    [t.procedures, linesOf(file.procedures, language, t)],
    [t.vaccines, linesOf(file.vaccines, language, t)],
    [t.measurements, measurementLines(file.measurements, language)],
    [t.insurance, [...policyLines(file.policies, language), ...linesOf(file.insurance, language, t)]],
  ];
  return parts.map(([title, paragraphs]) => ({
    title,
    lang: language,
    paragraphs: paragraphs.length > 0 ? paragraphs : [t.none],
  }));
}

/** The medical file on paper, in either language. */
export async function filePdf(
  db: Sql,
  call: UserCall,
  language: Language,
  mrn: string | undefined,
): Promise<FileReply> {
  const file = await fileOf(db, call, mrn);
  const t = textsIn(medicalFileTexts, language);
  const { identity } = file;
  const gender = identity.gender === null ? t.unknown : t[identity.gender];
  const bytes = pdfOf(template, {
    lang: language,
    issuer: t.issuer,
    title: t.title,
    kind: t.kind,
    facts: [
      [t.name, language === 'ar' ? identity.name_ar : identity.name],
      [t.mrn, ltr(identity.mrn_number)],
      [t.born, identity.birth_date === null ? t.unknown : dayText(identity.birth_date, language)],
      [t.gender, gender],
      [t.bloodGroup, file.blood_group ?? t.unknown],
      [t.printed, dayText(riyadhDay(call.now), language)],
    ],
    notes: [],
    sections: sectionsOf(file, language, t),
    closing: [],
    footer: t.footer,
  });
  return { mime: 'application/pdf', name: `medical-file-${language}.pdf`, bytes, inline: true };
}
