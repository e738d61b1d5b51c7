import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.join(import.meta.dirname, '../src');

/** A program of the server in a process of its own, and all that it has printed. */
export type ChildProgram = {
  readonly process: ChildProcess;
  readonly output: { out: string; err: string };
  /** The address that it serves; rejects when it exits before it is ready. */
  readonly url: Promise<string>;
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
};

const manifest = readFileSync(path.join(source, '../../../package.json'), 'utf8');
/** What `npm start` sets for the process: a variable, and an option of Node. */
const [, arenas = '', option = ''] = /"start": ".* MALLOC_ARENA_MAX=(\d+) node (--\S+) /.exec(manifest) ?? [];

const started = new Set<ChildProcess>();

/** Stops all programs that a test has left running. */
export async function stopAllPrograms(): Promise<void> {
  const running = [...started].filter((child) => child.exitCode === null && child.signalCode === null);
  for (const child of running) child.kill('SIGINT');
  await Promise.all(running.map((child) => once(child, 'exit')));
}

/** Runs `src/<program>` as `npm start` would, with these environment variables, `PATH` and `HOME` alone. The web app is not built. */
export function runProgram(program: string, env: Record<string, string>, args: readonly string[] = []): ChildProgram {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [option, path.join(source, program), ...args], {
    env: { PATH, HOME, MALLOC_ARENA_MAX: arenas, NODE_NO_WARNINGS: '1', BALSAM_BUILD_WEB: '0', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.add(child);
  const output = { out: '', err: '' };
  const ended = once(child, 'close').then(([code, signal]) => ({
    code: code as number | null,
    signal: signal as NodeJS.Signals | null,
  }));
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output.out += chunk.toString();
      const [, address] = /Balsam is ready at (\S+)/.exec(output.out) ?? [];
      if (address) resolve(address);
    });
    void ended.then(({ code }) => reject(new Error(`ended with ${code}: ${output.err}`)));
  });
  url.catch(() => {});
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()));
  return { process: child, output, url, ended };
}
