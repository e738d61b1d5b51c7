import { leadRows } from './table/leads.ts';
import { ruleRows } from './table/rules.ts';
import { acuteRows } from './table/rules-acute.ts';
import { quietRows } from './table/rules-quiet.ts';
import { riskRows } from './table/rules-risk.ts';
import { triageSources, type TriageSource } from './table/sources.ts';
import { readCondition, type Condition } from './condition.ts';
import { cellsOf, urgencyOf } from './rows.ts';
import type { Urgency } from './types.ts';

const isSource = (text: string): text is TriageSource => Object.hasOwn(triageSources, text);

/** The source that a line names. @throws for one that nobody has noted */
export function sourceOf(text: string): TriageSource {
  if (!isSource(text)) throw new Error(`${text}: no such source`);
  return text;
}

export type Rule = {
  readonly code: string;
  readonly urgency: Urgency;
  readonly source: TriageSource;
  readonly when: Condition;
};

const rowsOf = (table: string): string[] => table.trim().split('\n');

/** What findings say together; whatever rule holds, its urgency is the least. */
export const rules: readonly Rule[] = [ruleRows, acuteRows, riskRows, quietRows].flatMap(rowsOf).map((row) => {
  const [code, letter, source, when] = cellsOf(row, 4);
  const urgency = urgencyOf(letter);
  if (!urgency) throw new Error(`${row}: no urgency`);
  return { code, urgency, source: sourceOf(source), when: readCondition(when) };
});

/** Findings that together lead to a speciality. */
export const leads: readonly { readonly speciality: string; readonly when: Condition }[] = rowsOf(leadRows).map(
  (row) => {
    const [speciality, when] = cellsOf(row, 2);
    return { speciality, when: readCondition(when) };
  },
);
