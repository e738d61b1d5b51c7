import {
  questionByCode,
  symptomByCode,
  textCode,
  wordsWith,
  type Answers,
  type Gender,
  type SurveySymptom,
  type TableText,
  type WordsOf,
} from '@balsam/domain/triage';
import type { triage } from '@balsam/contract/triage';
import type { CallReply } from '@balsam/contract/call';
import type { KeptResult, SpecialityRow, SurveyRow } from './surveys.store.ts';

type Title = { readonly title: string; readonly title_ar: string };

type MayChange = CallReply<typeof triage.survey>['may_change'];

type Words = { readonly en: string; readonly ar: string };

const titleOf = (wordsOf: WordsOf, name: string, own: Words | undefined): Title[] => {
  if (!own) return [];
  const { en, ar } = wordsOf(name, own);
  return [{ title: en, title_ar: ar }];
};

/** The words of a complaint, or of an answer (`question.choice`); nothing where a later table has it no more. */
function titlesOf(wordsOf: WordsOf, name: string): Title[] {
  const [question = '', choice] = name.split('.');
  if (choice === undefined) return titleOf(wordsOf, textCode.symptom(name), symptomByCode(name));
  const own = questionByCode(question)?.choices.find(({ code }) => code === choice);
  return titleOf(wordsOf, textCode.choice(question, choice), own);
}

const answersOf = (wordsOf: WordsOf, answers: Answers) =>
  Object.entries(answers).flatMap(([code, taken]) => {
    const question = questionByCode(code);
    return titleOf(wordsOf, textCode.question(code), question).map((title) => ({
      question: code,
      ...title,
      choices: (question?.choices ?? [])
        .filter((choice) => taken.includes(choice.code))
        .flatMap((choice) =>
          titleOf(wordsOf, textCode.choice(code, choice.code), choice).map((one) => ({ code: choice.code, ...one })),
        ),
    }));
  });

function specialitiesOf(wordsOf: WordsOf, result: KeptResult, rows: readonly SpecialityRow[]) {
  const byCode = new Map(rows.map((row) => [row.code, row]));
  return result.specialities.flatMap(({ code, sub, because }) => {
    const row = byCode.get(code);
    if (!row) return [];
    const part = byCode.get(sub);
    const sub_id = part && part.id !== row.id ? part.id : null;
    return [
      {
        ...row,
        sub_id,
        by_age: because.includes('child'),
        because: because.flatMap((name) => titlesOf(wordsOf, name)),
      },
    ];
  });
}

// What was written as JSON is read as it was: only this module writes the columns.
const symptomsIn = (row: SurveyRow) => row.symptoms as unknown as readonly SurveySymptom[];
const answersIn = (row: SurveyRow) => row.answers as unknown as Answers;
const wordsIn = (row: SurveyRow) => (row.words ?? []) as unknown as readonly TableText[];
const resultIn = (row: SurveyRow) => row.result as unknown as KeptResult;

const advicesOf = (result: KeptResult, kind: 'self_care' | 'watch') =>
  result.advice.filter((advice) => advice.kind === kind).map(({ en, ar }) => ({ title: en, title_ar: ar }));

/** A survey as its owner, or the doctor of the visit that it is attached to, reads it. */
export function mapSurvey(row: SurveyRow, rows: readonly SpecialityRow[], may_change: MayChange) {
  const result = resultIn(row);
  const wordsOf = wordsWith(wordsIn(row));
  const chief = titlesOf(wordsOf, row.chief_complaint)[0] ?? {
    title: row.chief_complaint,
    title_ar: row.chief_complaint,
  };
  return {
    id: row.id,
    created_at: row.created_at.toISOString(),
    version: row.version,
    approved_by: row.physician,
    age_years: row.age_years,
    gender: row.gender satisfies Gender,
    chief_complaint: row.chief_complaint,
    ...chief,
    note: row.note,
    symptoms: symptomsIn(row).flatMap((told) => titlesOf(wordsOf, told.code).map((title) => ({ ...told, ...title }))),
    answers: answersOf(wordsOf, answersIn(row)),
    urgency: row.urgency,
    because: result.because.flatMap((name) => titlesOf(wordsOf, name)),
    specialities: specialitiesOf(wordsOf, result, rows),
    help: [...result.help],
    self_care: advicesOf(result, 'self_care'),
    watch_for: advicesOf(result, 'watch'),
    appointment_id: row.appointment_id,
    may_change,
  };
}
