import { expect, test } from 'vitest';
import { faultsOf, readRules, withTests, type Source } from './rules.ts';

const table = (proof: string) =>
  `## 4\n\n| id | capability | rule | test |\n| -- | -- | -- | -- |\n| S4.05 | booking | A paid visit is not rescheduled. | ${proof} |\n`;
const decisions = '# Decided\n\n## §5 Time\n';
const named: Source = { file: 'apps/server/src/a.test.ts', text: "test('S4.05 a paid visit is cancelled')" };
const faults = (proof: string, ...sources: Source[]) =>
  faultsOf({ rules: readRules(table(proof)), decisions, sources });

test('a rule that is built names a test that names it', () => {
  expect(faults('`apps/server/src/a.test.ts`', named)).toEqual([]);
  expect(faults('`apps/server/src/b.test.ts`', named)).toEqual([
    'S4.05 has no test: apps/server/src/b.test.ts does not name it',
  ]);
  expect(faults('', named)).toEqual(['S4.05 has no test: nothing does not name it']);
});

test('a rule that is planned has no test yet', () => {
  expect(faults('planned')).toEqual([]);
  expect(faults('planned', named)).toEqual([
    'S4.05 is planned in docs/spec/rules.md, and apps/server/src/a.test.ts tests it',
  ]);
});

test('an id without a row and a section that is not there are found, in code and in docs', () => {
  const code: Source = { file: 'packages/domain/src/a.ts', text: '/** S4.99, DECISIONS §5 and DECISIONS §77 */' };
  expect(faults('planned', code)).toEqual([
    'packages/domain/src/a.ts names S4.99, which docs/spec/rules.md does not list',
    'packages/domain/src/a.ts cites DECISIONS §77, which docs/spec/decisions.md does not have',
  ]);
});

test('a rule that is listed twice is told', () => {
  const rules = readRules(table('planned') + table('planned').split('\n').at(-2)!);
  expect(faultsOf({ rules, decisions, sources: [] })).toEqual(['S4.05 is listed twice']);
});

test('the column of tests is filled in, and kept while it is right', () => {
  expect(withTests(table(''), [named])).toContain('| `apps/server/src/a.test.ts` |');
  const later: Source = { ...named, file: 'apps/server/src/z.test.ts' };
  expect(withTests(table('`apps/server/src/z.test.ts`'), [named, later])).toContain('| `apps/server/src/z.test.ts` |');
  expect(withTests(table('`gone.test.ts`'), [])).toContain('| planned |');
});

test('a row whose test is right keeps its layout', () => {
  const laidOut = table('`apps/server/src/a.test.ts`').replaceAll(' | ', '     | ');
  expect(readRules(laidOut)).toHaveLength(1);
  expect(withTests(laidOut, [named])).toBe(laidOut);
});
