import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { faultsOf, readRules, readSources, withTests } from './rules.ts';

/**
 * `npm run rules`: each rule id that the repository names is a row of docs/spec/rules.md, each row that is built names a test that names it,
 * and each section of the decisions that is cited is there. `-- --write` fills in the column of tests.
 */
const root = path.join(import.meta.dirname, '..');
const table = path.join(root, 'docs/spec/rules.md');
const sources = readSources(root);
const text = readFileSync(table, 'utf8');
if (process.argv.includes('--write')) writeFileSync(table, withTests(text, sources));
const faults = faultsOf({
  rules: readRules(readFileSync(table, 'utf8')),
  decisions: readFileSync(path.join(root, 'docs/spec/decisions.md'), 'utf8'),
  sources,
});
process.stdout.write(
  faults.length > 0
    ? `${faults.join('\n')}\n`
    : 'every rule that is named is listed, and every built rule has a test\n',
);
process.exitCode = faults.length > 0 ? 1 : 0;
