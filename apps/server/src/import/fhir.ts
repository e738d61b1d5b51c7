import { stat } from 'node:fs/promises';
import { UnclearPerson } from '#modules/people/index.ts';
import { BrokenBundle, importBundle, type ImportOptions, type ImportSummary } from '#modules/records/index.ts';
import type { Db } from '#platform/db/types.ts';
import { readText } from './read-text.ts';

const table = (summary: ImportSummary): string[] => [
  'type                       read     new  changed  same  shown',
  ...summary.types.map(
    (t) =>
      `${t.type.padEnd(24)} ${String(t.read).padStart(6)} ${String(t.added).padStart(7)} ${String(t.changed).padStart(8)} ${String(t.unchanged).padStart(5)} ${String(t.shown).padStart(6)}`,
  ),
];

function birthLines({ oddBirthDate: odd, mrn }: ImportSummary): string[] {
  if (odd === undefined) return [];
  const given = JSON.stringify(odd.given);
  return odd.isLeftOut
    ? [
        `the birth date ${given} was left out: expected a day of the Gregorian calendar as 1990-05-31, from 1900 until today`,
      ]
    : [
        `the birth date ${given} is no whole day: the record keeps it, the profile of MRN ${mrn} has it from a desk or a later file`,
      ];
}

/** The summary of an import as lines for a terminal: every resource of the file is in one of its counts. */
export function summaryLines(summary: ImportSummary): string[] {
  const kept = summary.types.reduce((n, t) => n + t.read, 0);
  return [
    ...table(summary),
    ...(summary.isOnePage ? ['the file is one page: it names a next one, which it does not hold'] : []),
    ...(summary.unresolved > 0 ? [`${summary.unresolved} references lead to nothing in the file`] : []),
    ...summary.changed.map((what) => `changed of MRN ${summary.mrn}: ${what}`),
    ...birthLines(summary),
    ...(summary.hasDied ? [`the file says that MRN ${summary.mrn} has died`] : []),
    ...summary.sameDescription.map(
      (mrn) =>
        `MRN ${mrn} has the same names, gender and birth date: if it is the same person, tell the records office`,
    ),
    ...summary.refused.map((r) => `refused${r.line ? ` entry ${r.line}` : ''}: ${r.reason}`),
    `read ${summary.read}, kept ${kept}, refused ${summary.refused.length}; ${summary.isNewPerson ? 'new' : 'known'} person, MRN ${summary.mrn}`,
  ];
}

/** Imports one bundle file in one transaction and says what became of it. Answers the exit code: 0, or 1 for a broken file. */
export async function importFhir(
  db: Db,
  { file, ...options }: { readonly file: string } & ImportOptions,
): Promise<number> {
  const { size } = await stat(file);
  process.stdout.write(`Reading ${file} (${Math.ceil(size / 1024)} kB)\n`);
  try {
    const text = await readText(file, BrokenBundle);
    const summary = await db.transaction().execute((tx) => importBundle(tx, text, options));
    process.stdout.write(`${summaryLines(summary).join('\n')}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof BrokenBundle || error instanceof UnclearPerson)) throw error;
    process.stderr.write(`Nothing was imported from ${file}: ${error.message}\n`);
    return 1;
  }
}
