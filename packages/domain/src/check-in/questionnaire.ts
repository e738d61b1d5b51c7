import { isBlank } from '../text/index.ts';
import { allowed, refused, type Allowed } from '../allowed/index.ts';

/** A question as it is asked: its bounds are those of the FHIR Questionnaire that it was read from. */
export type Question = {
  readonly linkId: string;
  readonly type: 'boolean' | 'choice' | 'integer' | 'text';
  readonly required: boolean;
  /** Of a choice: the codes that can be chosen. */
  readonly codes: readonly string[];
  readonly maxLength: number;
  readonly min: number;
  readonly max: number;
};
export type Answer = { readonly linkId: string; readonly value: boolean | number | string };

const fits = ({ type, codes, maxLength, min, max }: Question, value: Answer['value']): boolean => {
  if (type === 'boolean') return typeof value === 'boolean';
  if (type === 'integer') return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
  if (type === 'choice') return typeof value === 'string' && codes.includes(value);
  return typeof value === 'string' && !isBlank(value) && value.length <= maxLength;
};

/**
 * D13.21: whether answers are those of this questionnaire: each question at most once, none that is not asked, each of its type and within
 * its bounds; and all that are required, when it is finished with. A refusal names the first question that is wrong.
 */
export function validateAnswers(
  questions: readonly Question[],
  answers: readonly Answer[],
  isFinished: boolean,
): Allowed<'answer_wrong' | 'answer_missing'> {
  const asked = new Map(questions.map((question) => [question.linkId, question]));
  const seen = new Set<string>();
  for (const { linkId, value } of answers) {
    const question = asked.get(linkId);
    if (!question || seen.has(linkId) || !fits(question, value)) return refused('answer_wrong', { question: linkId });
    seen.add(linkId);
  }
  const missing = isFinished ? questions.find(({ linkId, required }) => required && !seen.has(linkId)) : undefined;
  return missing ? refused('answer_missing', { question: missing.linkId }) : allowed;
}
