import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { wireNameFaults } from './wire-names.ts';

const root = path.join(import.meta.dirname, '..');

const sources = globSync('apps/web/src/{areas,routes,shared,shell}/**/*.{ts,tsx}', { cwd: root })
  .toSorted()
  .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
const faults = sources.flatMap(wireNameFaults);
for (const fault of faults) process.stdout.write(`${fault}\n`);
if (faults.length === 0)
  process.stdout.write(`${sources.length} files of the web read no field by a name in capitals.\n`);
if (faults.length > 0) process.exitCode = 1;
