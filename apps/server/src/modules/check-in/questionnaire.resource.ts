import { z } from 'zod';
import type { Answer, Question } from '@balsam/domain/check-in';

/** What a text is called in Arabic, by FHIR's extension for translations. */
const Translated = z
  .object({ extension: z.array(z.object({ extension: z.array(z.object({ valueString: z.string().optional() })) })) })
  .optional()
  .transform((element) => element?.extension[0]?.extension.find(({ valueString }) => valueString)?.valueString);

const Item = z.object({
  linkId: z.string(),
  text: z.string(),
  _text: Translated,
  type: z.enum(['boolean', 'choice', 'integer', 'text']),
  required: z.boolean().default(false),
  maxLength: z.int().default(500),
  answerOption: z
    .array(z.object({ valueCoding: z.object({ code: z.string(), display: z.string(), _display: Translated }) }))
    .default([]),
  extension: z.array(z.object({ url: z.string(), valueInteger: z.int().optional() })).default([]),
});
type Item = z.output<typeof Item>;

const Questionnaire = z.object({
  url: z.string(),
  version: z.string(),
  title: z.string(),
  _title: Translated,
  item: z.array(Item),
});

const Value = z.union([
  z.object({ valueBoolean: z.boolean() }).transform(({ valueBoolean }) => valueBoolean),
  z.object({ valueInteger: z.number() }).transform(({ valueInteger }) => valueInteger),
  z.object({ valueString: z.string() }).transform(({ valueString }) => valueString),
  z.object({ valueCoding: z.object({ code: z.string() }) }).transform(({ valueCoding }) => valueCoding.code),
]);
const Response = z.object({ item: z.array(z.object({ linkId: z.string(), answer: z.array(Value).min(1) })) });

const bound = ({ extension }: Pick<Item, 'extension'>, name: 'minValue' | 'maxValue', otherwise: number): number =>
  extension.find(({ url }) => url.endsWith(`/${name}`))?.valueInteger ?? otherwise;

/** A question on the wire. */
const questionView = ({ _text: textAr, ...item }: Item) => ({
  link_id: item.linkId,
  text: item.text,
  text_ar: textAr ?? item.text,
  type: item.type,
  required: item.required,
  options: item.answerOption.map(({ valueCoding: { code, display, _display } }) => ({
    code,
    title: display,
    title_ar: _display ?? display,
  })),
  max_length: item.maxLength,
  min: bound(item, 'minValue', 0),
  max: bound(item, 'maxValue', 1_000_000),
});

/** A FHIR Questionnaire as it is asked: for the wire, for the rules, and what a response has to name. */
export function readQuestionnaire(resource: unknown) {
  const { url, version, title, _title, item } = Questionnaire.parse(resource);
  const items = item.map(questionView);
  const questions: Question[] = items.map((each) => ({
    linkId: each.link_id,
    type: each.type,
    required: each.required,
    codes: each.options.map(({ code }) => code),
    maxLength: each.max_length,
    min: each.min,
    max: each.max,
  }));
  return { canonical: `${url}|${version}`, view: { title, title_ar: _title ?? title, items }, questions };
}
export type ReadQuestionnaire = ReturnType<typeof readQuestionnaire>;

/** The answers of a FHIR QuestionnaireResponse. */
export const readAnswers = (resource: unknown) =>
  Response.parse(resource).item.flatMap(({ linkId, answer: [value] }) =>
    value === undefined ? [] : [{ link_id: linkId, value }],
  );

const valueOf = (question: ReadQuestionnaire['view']['items'][number], value: Answer['value']) => {
  if (typeof value === 'boolean') return { valueBoolean: value };
  if (typeof value === 'number') return { valueInteger: value };
  if (question.type !== 'choice') return { valueString: value };
  const option = question.options.find(({ code }) => code === value);
  return { valueCoding: { code: value, display: option?.title } };
};

/** Answers that were validated as a FHIR QuestionnaireResponse. */
export const writeResponse = (
  { canonical, view }: ReadQuestionnaire,
  answers: readonly Answer[],
  about: {
    readonly mrn: string | null;
    readonly appointmentId: number;
    readonly now: Date;
    readonly isFinished: boolean;
  },
) => ({
  resourceType: 'QuestionnaireResponse',
  questionnaire: canonical,
  status: about.isFinished ? 'completed' : 'in-progress',
  subject: { identifier: { system: 'urn:balsam:mrn', value: about.mrn } },
  encounter: { identifier: { system: 'urn:balsam:appointment', value: String(about.appointmentId) } },
  authored: about.now.toISOString(),
  item: view.items.flatMap((question) => {
    const answer = answers.find(({ linkId }) => linkId === question.link_id);
    return answer ? [{ linkId: question.link_id, text: question.text, answer: [valueOf(question, answer.value)] }] : [];
  }),
});
