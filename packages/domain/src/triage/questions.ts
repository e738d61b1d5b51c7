import { bodyQuestions } from './table/questions-body.ts';
import { dangerQuestions } from './table/questions-danger.ts';
import { headQuestions } from './table/questions-head.ts';
import { limbQuestions } from './table/questions-limbs.ts';
import type { TriageSource } from './table/sources.ts';
import { readCondition, type Condition } from './condition.ts';
import { cellsOf, listOf, urgencyOf } from './rows.ts';
import { sourceOf } from './rules.ts';
import type { Urgency, Words } from './types.ts';

export type Choice = Words & {
  readonly code: string;
  /** At least as urgent as this when it is chosen. */
  readonly urgency?: Urgency;
  readonly specialities: readonly string[];
};

export type Question = Words & {
  readonly code: string;
  /** One choice, or as many as are so and none of them as well. */
  readonly kind: 'one' | 'many';
  readonly when: Condition;
  readonly source: TriageSource;
  readonly choices: readonly Choice[];
};

function choiceOf(line: string): Choice {
  const [code, urgency, specialities, en, ar] = cellsOf(line, 5);
  const atLeast = urgencyOf(urgency);
  return { code, ...(atLeast && { urgency: atLeast }), specialities: listOf(specialities), en, ar };
}

/** A block: `? code | one or many | when it is asked | source | English | Arabic`, then a line `- code | urgency | specialities | English | Arabic` a choice. */
function questionOf(block: string): Question {
  const [head = '', ...lines] = block.trim().split('\n');
  const [code, kind, when, source, en, ar] = cellsOf(head, 6);
  return {
    code,
    kind: kind === 'one' ? 'one' : 'many',
    when: readCondition(when),
    source: sourceOf(source),
    choices: lines.map((line) => choiceOf(line.slice(2))),
    en,
    ar,
  };
}

/** Every question in the order in which they are asked: danger first. */
export const questions: readonly Question[] = [dangerQuestions, headQuestions, bodyQuestions, limbQuestions].flatMap(
  (table) => table.trim().slice(2).split('\n? ').map(questionOf),
);

const byCode = new Map(questions.map((question) => [question.code, question]));

/** The question of a code, if there is one. */
export const questionByCode = (code: string): Question | undefined => byCode.get(code);
