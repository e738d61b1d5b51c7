import { assess, questionsOf, urgencies, type Urgency } from '@balsam/domain/triage';
import type { Figure } from '../figures.ts';
import { ownFiles, readCases, type LabelledCase } from './cases.ts';

type Result = LabelledCase & {
  readonly urgency: Urgency;
  readonly specialities: readonly { readonly code: string; readonly sub: string }[];
};

const place = (urgency: Urgency): number => urgencies.indexOf(urgency);
const accepted = ({ expected }: Result): readonly Urgency[] => expected.urgency ?? [];
/** Nothing milder is accepted: the person should be on the way to the hospital. */
const isEmergency = (result: Result): boolean =>
  accepted(result).length > 0 && accepted(result).every((one) => one === 'emergency');
const isExact = (result: Result): boolean => accepted(result).includes(result.urgency);
const isCareful = (result: Result): boolean =>
  isExact(result) || accepted(result).some((one) => place(result.urgency) === place(one) + 1);
const isRightDoctor = ({ expected, specialities }: Result): boolean =>
  specialities.some(({ code, sub }) => (expected.specialities ?? []).some((one) => one === code || one === sub));

const run = (one: LabelledCase): Result => ({ ...one, ...assess(one.survey) });

/** Answered against expected; a case that accepts several stands under the mildest of them that fits best. */
function confusionTable(results: readonly Result[]): string {
  const width = 12;
  const expectedOf = (result: Result): Urgency | undefined =>
    isExact(result) ? result.urgency : accepted(result).toSorted((a, b) => place(a) - place(b))[0];
  const line = (cells: readonly string[]) => cells.map((cell) => cell.padEnd(width)).join('');
  const rows = urgencies.map((expected) =>
    line([
      expected,
      ...urgencies.map((answered) =>
        String(results.filter((one) => expectedOf(one) === expected && one.urgency === answered).length),
      ),
    ]),
  );
  return [line(['expected', ...urgencies]), ...rows].join('\n');
}

const figureOf = (what: string, all: readonly Result[], is: (one: Result) => boolean, atLeast: number): Figure[] =>
  all.length === 0
    ? []
    : [
        {
          what: `triage: ${what}`,
          measured: all.filter(is).length / all.length,
          unit: 'share',
          aim: { atLeast },
          binding: true,
          detail: `${all.filter(is).length} of ${all.length}`,
        },
      ];

const missLine = ({ id, urgency, specialities, expected }: Result): string =>
  `  ${id}: ${urgency}, ${specialities.map(({ sub }) => sub).join(' ')}; expected ${JSON.stringify(expected)}`;

function sayMisses(title: string, misses: readonly Result[], say: (line: string) => void): void {
  if (misses.length === 0) return;
  say(`${title}:`);
  for (const miss of misses) say(missLine(miss));
}

/** Answers to questions that the app does not ask this person: they say nothing, and whoever coded the case may have meant them to. */
function sayUnasked(results: readonly Result[], say: (line: string) => void): void {
  const lines = results.flatMap(({ id, survey }) => {
    const asked = new Set(questionsOf(survey).map(({ question }) => question.code));
    const unasked = Object.keys(survey.answers).filter((code) => !asked.has(code));
    return unasked.length === 0 ? [] : [`  ${id}: ${unasked.join(', ')}`];
  });
  if (lines.length > 0) say(['Answered and not asked, so without effect:', ...lines].join('\n'));
}

/** Measures the table on labelled cases: on a file, or on those of the project. Says the confusion table and each miss. */
export function measureTriage(files: readonly string[], say: (line: string) => void): Figure[] {
  const byFile = (files.length > 0 ? files : ownFiles).map((file) => readCases(file).map(run));
  const results = byFile.flat();
  const withUrgency = results.filter((one) => accepted(one).length > 0);
  const emergencies = withUrgency.filter(isEmergency);
  // A file in which only emergencies have an urgency says nothing of how well the milder ones are told apart.
  const graded = byFile
    .map((own) => own.filter((one) => accepted(one).length > 0))
    .filter((own) => !own.every(isEmergency))
    .flat();
  const withDoctor = results.filter(({ expected }) => (expected.specialities ?? []).length > 0);
  say(confusionTable(withUrgency));
  sayMisses(
    'Emergencies that were not called one',
    emergencies.filter((one) => one.urgency !== 'emergency'),
    say,
  );
  sayMisses(
    'Not exactly right',
    graded.filter((one) => !isExact(one)),
    say,
  );
  sayMisses(
    'Not among three specialities',
    withDoctor.filter((one) => !isRightDoctor(one)),
    say,
  );
  sayUnasked(results, say);
  return [
    ...figureOf('emergencies called emergency', emergencies, (one) => one.urgency === 'emergency', 1),
    ...figureOf('urgency right or one step too careful', graded, isCareful, 0.9),
    ...figureOf('urgency exactly right', graded, isExact, 0.75),
    ...figureOf('right speciality among three', withDoctor, isRightDoctor, 0.85),
  ];
}
