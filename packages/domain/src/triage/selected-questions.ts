import type { Question } from './questions.ts';

const fewest = 3;
const most = 5;
/** Asked where a speciality has too few of its own. */
const general: ReadonlySet<string> = new Set(['onset', 'course', 'history']);

/** Three to five questions that choices of which lead to a speciality, or to a part of it. */
export function selectedQuestions(speciality: string, questions: readonly Question[]): Question[] {
  const leading = ({ choices }: Question) =>
    choices.filter(({ specialities }) => specialities.some((code) => code.startsWith(speciality))).length;
  const own = questions
    .filter((question) => leading(question) > 0)
    .toSorted((a, b) => leading(b) - leading(a))
    .slice(0, most);
  const others = questions.filter(({ code }) => general.has(code));
  return [...own, ...others].slice(0, Math.max(fewest, own.length));
}
