import { readFileSync } from 'node:fs';
import path from 'node:path';
import { questionByCode, severities, sinces, symptomByCode, urgencies, type Survey } from '@balsam/domain/triage';
import { z } from 'zod';

const Symptom = z.strictObject({ code: z.string(), since: z.enum(sinces), severity: z.enum(severities) });
const OneOrMore = z.union([z.string().transform((code) => [code]), z.array(z.string())]);
const UrgencyCode = z.enum(urgencies);

const Case = z.strictObject({
  id: z.string(),
  age_years: z.number().min(0).max(130),
  gender: z.enum(['male', 'female']),
  chief_complaint: z.string(),
  symptoms: z.array(Symptom).min(1),
  answers: z.record(z.string(), OneOrMore).default({}),
  expected: z.strictObject({
    /** More than one where the clinicians accept more than one. */
    urgency: z.union([UrgencyCode.transform((code) => [code]), z.array(UrgencyCode)]).optional(),
    specialities: z.array(z.string()).optional(),
  }),
  reason: z.string().optional(),
});

export type LabelledCase = z.infer<typeof Case> & { readonly survey: Survey };

/** Codes that the table does not have: a case that names one measures something else than it says. */
function unknownCodes({ symptoms, chief_complaint, answers }: z.infer<typeof Case>): string[] {
  const codes = [chief_complaint, ...symptoms.map(({ code }) => code)].filter((code) => !symptomByCode(code));
  const choices = Object.entries(answers).flatMap(([question, taken]) => {
    const known = questionByCode(question)?.choices.map(({ code }) => code) ?? [];
    return taken.filter((code) => code !== 'none' && !known.includes(code)).map((code) => `${question}.${code}`);
  });
  return [...codes, ...choices];
}

function readCase(line: string): LabelledCase {
  const one = Case.parse(JSON.parse(line));
  const unknown = unknownCodes(one);
  if (unknown.length > 0) throw new Error(`${one.id}: the table has no ${unknown.join(', ')}`);
  const survey = {
    ageYears: one.age_years,
    gender: one.gender,
    chiefComplaint: one.chief_complaint,
    symptoms: one.symptoms,
    answers: one.answers,
  };
  return { ...one, survey };
}

/** The cases of a file, one a line. @throws for a line that is not of the form, or a code that the table does not have */
export const readCases = (file: string): LabelledCase[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(readCase);

const folder = path.join(import.meta.dirname, '../../triage');

/** The labelled cases of the project. */
export const ownFiles = [
  'ramaswamy34.jsonl',
  'avey-part.jsonl',
  'fdma-v3.jsonl',
  'practice.jsonl',
  'blind-1.jsonl',
  'blind-2.jsonl',
  'blind-3.jsonl',
  'blind-4.jsonl',
  'blind-5.jsonl',
  'blind-6.jsonl',
  'blind-7.jsonl',
  'blind-8.jsonl',
  'blind-9.jsonl',
  'blind-10.jsonl',
  'blind-11.jsonl',
  'blind-12.jsonl',
  'semigran45.jsonl',
  'esi-part.jsonl',
].map((name) => path.join(folder, name));
