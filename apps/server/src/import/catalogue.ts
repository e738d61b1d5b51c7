import { readFile, stat } from 'node:fs/promises';
import { BrokenRegister, importRegister, type RegisterImport } from '#modules/catalogue/index.ts';
import type { Db } from '#platform/db/types.ts';

const shownRefusals = 20;
/** Of the command, when lines were refused: what could be read is taken over, the rest wants somebody's eyes. */
const someRefused = 2;

/** Why lines are left out or products withdrawn, in words. */
const reasons: Readonly<Record<string, string>> = {
  hospital_only: 'for hospitals only',
  controlled: 'controlled',
  not_marketed: 'not marketed',
  suspended: 'authorization suspended',
  cancelled: 'authorization cancelled',
  not_valid: 'authorization expired',
  status_not_understood: 'a state that is not known',
  price_out_of_range: 'price missing or out of range',
  price_not_readable: 'price not readable',
  register_not_understood: 'number, name or legal status missing or unknown',
  cell_too_long: 'a cell too long',
};

/** The summary of an import as lines for a terminal: every line of the file is in one of its counts. */
export function summaryLines(summary: RegisterImport, seconds: number): string[] {
  const { refused, withdrawn } = summary;
  const more = refused.length > shownRefusals ? [`and ${refused.length - shownRefusals} more`] : [];
  return [
    `read ${summary.read}, new ${summary.added}, changed ${summary.changed}, same ${summary.unchanged}, refused ${refused.length}`,
    ...Object.entries(summary.leftOut).map(([code, count]) => `left out, ${reasons[code] ?? code}: ${count}`),
    `withdrawn from sale ${withdrawn.length}, sold again ${summary.resumed.length}`,
    ...withdrawn.map(({ number, name, reason }) => `withdrawn ${number} ${name}: ${reasons[reason] ?? reason}`),
    // An old file puts back on sale what a newer one had refused: whoever imports it sees what.
    ...summary.resumed.map(({ number, name }) => `sold again ${number} ${name}`),
    `without an Arabic name, sold under the English one: ${summary.arabicMissing}`,
    ...refused.slice(0, shownRefusals).map(({ line, reason }) => `refused line ${line}: ${reason}`),
    ...more,
    `${Math.round(summary.read / seconds)} lines a second`,
  ];
}

/** Imports the register of medicines in one transaction and says what became of it. Answers the exit code: 0, 1 for a broken file, 2 when lines were refused. */
export async function importCatalogue(
  db: Db,
  { file, stock, withdrawMany = false }: { file: string; stock: number; withdrawMany?: boolean },
  now: Date,
): Promise<number> {
  const { size } = await stat(file);
  process.stdout.write(`Reading ${file} (${Math.ceil(size / 1024)} kB)\n`);
  const bytes = await readFile(file);
  const began = performance.now();
  const progress = (done: number, of: number) => void process.stdout.write(`\r${done} of ${of} products`);
  try {
    const summary = await db
      .transaction()
      .execute((tx) => importRegister(tx, bytes, { now, stock, withdrawMany, progress }));
    process.stdout.write(`\n${summaryLines(summary, (performance.now() - began) / 1000).join('\n')}\n`);
    return summary.refused.length > 0 ? someRefused : 0;
  } catch (error) {
    if (!(error instanceof BrokenRegister)) throw error;
    process.stderr.write(`Nothing was imported from ${file}: ${error.message}\n`);
    return 1;
  }
}
