import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toArabicDigits } from '@balsam/domain/text';
import { riyadhDay, type Day } from '@balsam/domain/time';
import type { Sql } from '#platform/db/types.ts';
import { dayText, knownDayText, ltr } from '#platform/documents/formats.ts';
import { pdfOf } from '#platform/documents/pdf.ts';
import type { UserCall } from '#platform/http/call.ts';
import type { FileReply } from '#platform/http/serve.ts';
import { textsIn, type Language } from '#platform/texts.ts';
import { measuredTexts, medicalFileTexts } from './medical-file.texts.ts';
import { fileOf } from './read-file.ts';

const template = readFileSync(path.join(import.meta.dirname, '../../../platform/documents/letter.typ'), 'utf8');

type File = Awaited<ReturnType<typeof fileOf>>;
type Printed = Readonly<Record<keyof typeof medicalFileTexts, string>>;

/** Only the first of a long list is printed, and that it goes on; the screen and the summary have the rest. */
const mostLines = 60;

const shortened = <T>(list: readonly T[], lineOf: (one: T) => string, t: Printed): string[] => [
  ...list.slice(0, mostLines).map(lineOf),
  ...(list.length > mostLines ? [t.more] : []),
];

/** What is said of a line, such as that no doctor has confirmed it. */
const marksOf = (marks: readonly (string | false)[], language: Language): string => {
  const said = marks.filter((mark) => mark !== false);
  return said.length > 0 ? ` (${said.join(language === 'ar' ? '؛ ' : '; ')})` : '';
};

type Line = File['conditions'][number] & Partial<File['vaccines'][number] & File['allergies'][number]>;

function linesOf(list: readonly Line[], language: Language, t: Printed): string[] {
  const lineOf = ({ title, title_ar, day, precision, note, ...line }: Line): string => {
    const when = day === null ? '' : ` ${knownDayText(day, precision, language)}`;
    const marks = marksOf(
      [
        line.criticality ? t[`criticality_${line.criticality}`] : false,
        line.severity ? t[`severity_${line.severity}`] : false,
        line.stated === 'waiting' && t.stated,
        line.progress !== null && t[`progress_${line.progress}`],
        line.doubt !== null && t[line.doubt],
        line.is_over && t.over,
        line.is_subpotent === true && t.notCounted,
      ],
      language,
    );
    return `• ${language === 'ar' ? title_ar : title}${when}${marks}${note ? `: ${note}` : ''}`;
  };
  return shortened(list, lineOf, t);
}

const policyLines = (list: File['policies'], language: Language): string[] =>
  list.map(({ company, plan, policy_number, state_label, state_label_ar }) => {
    const [insurer, of, state] =
      language === 'ar' ? [company.title_ar, plan.title_ar, state_label_ar] : [company.title, plan.title, state_label];
    return `• ${insurer}, ${of}: ${ltr(policy_number)} (${state})`;
  });

function measurementLines(list: File['measurements'], language: Language, t: Printed): string[] {
  const lineOf = (one: File['measurements'][number]): string => {
    const { title, title_ar, decimal, comparator, value_text, unit, day, precision } = one;
    const number = decimal === null ? (value_text ?? '') : language === 'ar' ? toArabicDigits(decimal) : decimal;
    const value = ltr(`${number} ${unit ?? ''}`.trim());
    const measured = comparator === null ? value : measuredTexts[comparator](value)[language];
    return `• ${language === 'ar' ? title_ar : title}: ${measured} ${knownDayText(day, precision, language)}`;
  };
  return shortened(list, lineOf, t);
}

function medicineLines(list: File['medicines'], language: Language, t: Printed): string[] {
  const lineOf = ({ title, title_ar, dosage, dosage_ar, stated, is_planned }: File['medicines'][number]): string => {
    const words = language === 'ar' ? dosage_ar : dosage;
    const marks = marksOf([is_planned && t.planned, stated === 'waiting' && t.stated], language);
    return `• ${language === 'ar' ? title_ar : title}${marks}${words ? `: ${words}` : ''}`;
  };
  return shortened(list, lineOf, t);
}

function sectionsOf(file: File, language: Language, t: Printed) {
  const parts: readonly (readonly [string, readonly string[]])[] = [
    [t.allergies, linesOf(file.allergies, language, t)],
    [t.conditions, linesOf(file.conditions, language, t)],
    [t.medicines, medicineLines(file.medicines, language, t)],
    [t.procedures, linesOf(file.procedures, language, t)],
    [t.vaccines, linesOf(file.vaccines, language, t)],
    [t.measurements, measurementLines(file.measurements, language, t)],
    [t.insurance, [...policyLines(file.policies, language), ...linesOf(file.insurance, language, t)]],
  ];
  return parts.map(([title, paragraphs]) => ({
    title,
    lang: language,
    paragraphs: paragraphs.length > 0 ? paragraphs : [t.none],
  }));
}

/** The file as the template prints it. */
export function fileDocument(file: File, language: Language, printedOn: Day): object {
  const t = textsIn(medicalFileTexts, language);
  const { identity } = file;
  const gender = identity.gender === null ? t.unknown : t[identity.gender];
  return {
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
      [t.printed, dayText(printedOn, language)],
    ],
    notes: [],
    sections: sectionsOf(file, language, t),
    closing: [],
    footer: t.footer,
  };
}

/** The medical file on paper, in either language. */
export async function filePdf(
  db: Sql,
  call: UserCall,
  language: Language,
  mrn: string | undefined,
): Promise<FileReply> {
  const file = await fileOf(db, call, mrn);
  const bytes = pdfOf(template, fileDocument(file, language, riyadhDay(call.now)));
  return { mime: 'application/pdf', name: `medical-file-${language}.pdf`, bytes, inline: true };
}
