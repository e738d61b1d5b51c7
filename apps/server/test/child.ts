import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const source = path.join(import.meta.dirname, '../src');

/** A program of the server in a process of its own, and all that it has said. */
export type Child = {
  readonly process: ChildProcess;
  readonly said: { out: string; err: string };
  /** Where it answers; rejects when it ends before it does. */
  readonly url: Promise<string>;
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
};

const started = new Set<ChildProcess>();

/** Ends whatever a test has left running. */
export async function endAll(): Promise<void> {
  const running = [...started].filter((child) => child.exitCode === null && child.signalCode === null);
  for (const child of running) child.kill('SIGINT');
  await Promise.all(running.map((child) => once(child, 'exit')));
}

/** Runs `src/<program>` with these variables and no others of ours. The web app is not built: this is about the server. */
export function run(program: string, env: Record<string, string>, args: readonly string[] = []): Child {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [path.join(source, program), ...args], {
    env: { PATH, HOME, NODE_NO_WARNINGS: '1', BALSAM_BUILD_WEB: '0', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.add(child);
  const said = { out: '', err: '' };
  const ended = once(child, 'close').then(([code, signal]) => ({
    code: code as number | null,
    signal: signal as NodeJS.Signals | null,
  }));
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said.out += chunk.toString();
      const [, address] = /Balsam is ready at (\S+)/.exec(said.out) ?? [];
      if (address) resolve(address);
    });
    void ended.then(({ code }) => reject(new Error(`ended with ${code}: ${said.err}`)));
  });
  url.catch(() => {});
  child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()));
  return { process: child, said, url, ended };
}
