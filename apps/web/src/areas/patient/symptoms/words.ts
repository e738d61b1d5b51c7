import { questionByCode, symptomByCode, textCode, wordsWith, type WordsOf } from '@balsam/domain/triage';
import { useQuery } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';

type Words = { readonly en: string; readonly ar: string };

/** Reads texts of the table in the words that the hospital published in the place of some. */
export const useTexts = () => {
  const { data } = useQuery(api.triage.symptoms.query({ quiet: true }));
  const wordsOf: WordsOf = wordsWith(
    (data?.texts ?? []).map(({ code, title, title_ar }) => ({ code, en: title, ar: title_ar })),
  );
  const shown = (name: string, own: Words | undefined): string => {
    const words = own && wordsOf(name, own);
    return inLocale(words?.en, words?.ar);
  };
  const choiceIn = (question: string, code: string): string =>
    shown(
      textCode.choice(question, code),
      questionByCode(question)?.choices.find((choice) => choice.code === code),
    );
  return {
    symptom: (code: string): string => shown(textCode.symptom(code), symptomByCode(code)),
    question: (code: string): string => shown(textCode.question(code), questionByCode(code)),
    choice: choiceIn,
    /** A complaint, or an answer (`question.choice`). */
    name: (name: string): string => {
      const [question = '', choice] = name.split('.');
      return choice === undefined ? shown(textCode.symptom(name), symptomByCode(name)) : choiceIn(question, choice);
    },
  };
};
