import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serverTextFaults } from './server-texts.ts';

const root = path.join(import.meta.dirname, '..');

/** Files whose texts have not moved to a *.texts.ts yet. */
const pending: readonly string[] = [];

const sources = globSync('apps/server/src/**/*.ts', { cwd: root })
  .toSorted()
  .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
const faults = serverTextFaults(sources, pending);
for (const fault of faults) process.stdout.write(`${fault}\n`);
if (faults.length === 0)
  process.stdout.write(
    `The texts of ${sources.length} server files are in order; ${pending.length} have yet to move theirs.\n`,
  );
if (faults.length > 0) process.exitCode = 1;
