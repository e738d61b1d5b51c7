import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { knownPaths } from './screens.ts';

const table = path.join(import.meta.dirname, '../../../shared/spec/screens.tsv');

test('each screen of the specification is walked, or known to come later', () => {
  if (!existsSync(table)) process.stdout.write(`skipped: ${table} is not there\n`);
  test.skip(!existsSync(table), 'the specification is not beside this repository');
  const [, ...rows] = readFileSync(table, 'utf8').trim().split('\n');
  const specified = rows.map((row) => row.split('\t')[0]!);
  expect(specified.filter((each) => !knownPaths.has(each))).toEqual([]);
});
