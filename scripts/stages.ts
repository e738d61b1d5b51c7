import { spawn } from 'node:child_process';
import { totalmem } from 'node:os';
import path from 'node:path';

/** One step of a check: what it is called, what is run (found among the project's own tools), and what mends most of its failures. */
export type Stage = {
  readonly name: string;
  readonly command: string;
  readonly mend?: string;
  /** Whether what it prints is shown when it passes, too. */
  readonly isShown?: true;
};
type Outcome = { readonly stage: Stage; readonly ok: boolean; readonly seconds: number };

const root = path.join(import.meta.dirname, '..');
const tools = path.join(root, 'node_modules/.bin');
/** What is written in Go (lint and types) collects no garbage as long as it needs no more than half of the memory: that took an eighth of its time. */
const ofGo = { GOGC: 'off', GOMEMLIMIT: String(Math.floor(totalmem() / 2)) };
const env = { ...ofGo, ...process.env, PATH: `${tools}${path.delimiter}${process.env['PATH'] ?? ''}` };

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Runs a stage. What it prints comes in one piece when it has ended, or as it comes with `live`. */
function runStage(stage: Stage, live: boolean): Promise<Outcome> {
  const begun = performance.now();
  const child = spawn(stage.command, {
    cwd: root,
    env,
    shell: true,
    stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
  });
  const printed: Buffer[] = [];
  child.stdout?.on('data', (bytes: Buffer) => printed.push(bytes));
  child.stderr?.on('data', (bytes: Buffer) => printed.push(bytes));
  return new Promise((resolve) => {
    child.once('close', (code) => {
      const seconds = (performance.now() - begun) / 1000;
      say(`${code === 0 ? 'ok    ' : 'FAILED'} ${stage.name} (${seconds.toFixed(1)} s)`);
      if (printed.length > 0 && (code !== 0 || stage.isShown)) process.stdout.write(Buffer.concat(printed));
      resolve({ stage, ok: code === 0, seconds });
    });
  });
}

/**
 * Runs all stages, so many at once, whatever fails; then names each failure again with what mends it, and sets the exit code.
 * @returns whether all of them passed
 */
export async function runStages(stages: readonly Stage[], { atOnce = 2, live = false } = {}): Promise<boolean> {
  const waiting = [...stages];
  const outcomes: Outcome[] = [];
  const work = async (): Promise<void> => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) {
      outcomes.push(await runStage(stage, live));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const failed = outcomes.filter(({ ok }) => !ok);
  for (const { stage } of failed) say(`${stage.name} failed.${stage.mend ? ` ${stage.mend}` : ''}`);
  if (failed.length > 0) process.exitCode = 1;
  return failed.length === 0;
}
