import { questionByCode, tableTexts, type TableText } from '@balsam/domain/triage';
import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.ts';

const byCode = new Map(tableTexts.map((text) => [text.code, text]));

/** The words that the table itself has. */
export const tableTextOf = (code: string): TableText | undefined => byCode.get(code);

/** Where a text stands: a complaint, a question, the answer to one, or advice. */
export const tableTextPlace = (code: string): string => {
  const [kind, name = ''] = code.split('.');
  if (kind === 'symptom') return m.content_symptom_complaint();
  if (kind === 'advice') return m.content_symptom_advice();
  if (kind === 'question') return m.content_field_question();
  const question = questionByCode(name);
  return m.content_symptom_answer({ question: inLocale(question?.en, question?.ar) });
};
