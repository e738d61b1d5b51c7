import { questionByCode, symptomByCode } from '@balsam/domain/triage';

type Words = { readonly en: string; readonly ar: string };

/** The words of complaints, and of answers (`question.choice`). */
export const namesOf = (names: readonly string[]): Words[] =>
  names.flatMap((name) => {
    const [question = '', choice] = name.split('.');
    const words =
      choice === undefined
        ? symptomByCode(name)
        : questionByCode(question)?.choices.find(({ code }) => code === choice);
    return words ? [words] : [];
  });
