import { adviceRows } from './table/advice.ts';
import { readCondition, type Condition, type Findings } from './condition.ts';
import { cellsOf } from './rows.ts';
import type { Words } from './types.ts';

export type Advice = Words & {
  readonly code: string;
  /** What one can do oneself, or what to watch for. */
  readonly kind: 'self_care' | 'watch';
};

/** All that can be advised, with when it is. */
export const advice: readonly (Advice & { readonly when: Condition })[] = adviceRows
  .trim()
  .split('\n')
  .map((row) => {
    const [code, kind, when, en, ar] = cellsOf(row, 5);
    return {
      code,
      kind: kind === 'watch' ? ('watch' as const) : ('self_care' as const),
      when: readCondition(when),
      en,
      ar,
    };
  });

/** What helps at home and what to watch for, by what was told. */
export const adviceFor = (findings: Findings): Advice[] =>
  advice.filter(({ when }) => when.holds(findings)).map(({ code, kind, en, ar }) => ({ code, kind, en, ar }));
