import { advice } from './advice.ts';
import { questions } from './questions.ts';
import { symptoms } from './symptoms.ts';
import type { Words } from './types.ts';

/** A text of the table that people read, by what names it. */
export type TableText = Words & { readonly code: string };

/** What names the texts of the table. */
export const textCode = {
  symptom: (code: string): string => `symptom.${code}`,
  question: (code: string): string => `question.${code}`,
  choice: (question: string, code: string): string => `choice.${question}.${code}`,
  advice: (code: string): string => `advice.${code}`,
} as const;

/** Every text of the table: complaints, questions with their choices, and advice. */
export const tableTexts: readonly TableText[] = [
  ...symptoms.map(({ code, en, ar }) => ({ code: textCode.symptom(code), en, ar })),
  ...questions.flatMap(({ code, en, ar, choices }) => [
    { code: textCode.question(code), en, ar },
    ...choices.map((choice) => ({ code: textCode.choice(code, choice.code), en: choice.en, ar: choice.ar })),
  ]),
  ...advice.map(({ code, en, ar }) => ({ code: textCode.advice(code), en, ar })),
];

const codes: ReadonlySet<string> = new Set(tableTexts.map(({ code }) => code));

/** Whether the table has such a text. */
export const isTableText = (code: string): boolean => codes.has(code);

/** The words of a text: those of the table, or what was published in their place. */
export type WordsOf = (code: string, own: Words) => Words;

/** Reads texts with what was published in the place of some. */
export function wordsWith(published: readonly TableText[]): WordsOf {
  const byCode = new Map(published.map((text) => [text.code, text]));
  return (code, own) => byCode.get(code) ?? own;
}
