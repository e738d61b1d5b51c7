import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

/** Server and web app side by side, each reloading when its sources change: the app at http://localhost:5173, the server behind it. */
const root = path.join(import.meta.dirname, '..');
const vite = path.join(root, 'node_modules/vite/bin/vite.js');

const run = (args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): ChildProcess =>
  spawn(process.execPath, [...args], { cwd, stdio: 'inherit', env: { ...process.env, ...env } });

const children = [
  run(['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], root, { BALSAM_BUILD_WEB: '0' }),
  run([vite], path.join(root, 'apps/web')),
];

let leaving = false;
const leave = (): void => {
  if (leaving) return;
  leaving = true;
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave);
for (const child of children) child.once('exit', leave);
