import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.join(import.meta.dirname, '../../../..');
export const webFolder = path.join(root, 'apps/web/dist');

const sources = [
  'apps/web/{index.html,shl.html,vite.config.ts,vite.link.config.ts,package.json,project.inlang/settings.json}',
  'apps/web/{src,vite,public,scripts}/**/*.*',
  'packages/*/src/**/*.ts',
  'package-lock.json',
];
const made = /paraglide|\.gen\.ts$|\.test\.tsx?$/;

/** One hash over all that the web app is built from. */
function sourceHash(): string {
  const hash = createHash('sha256');
  const files = globSync(sources, { cwd: root }).filter((file) => !made.test(file));
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

const viteConfigs = ['vite.config.ts', 'vite.link.config.ts'] as const;

function runVite(config: string): Promise<void> {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [vite, 'build', '--config', config, '--logLevel', 'warn'], {
      cwd: path.join(root, 'apps/web'),
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    // A start that is given up leaves no build behind.
    const end = () => void child.kill();
    process.once('exit', end);
    child.once('error', reject);
    child.once('exit', (code) => {
      process.off('exit', end);
      return code === 0 ? resolve() : reject(new Error('The web app could not be built; the lines above say why.'));
    });
  });
}

/**
 * Builds the web app into `folder` when its sources are other than those of the last build, in production as elsewhere: a checkout that
 * was brought up to date serves its own.
 */
export async function buildWebIfChanged(
  say: (line: string) => void,
  folder: string = webFolder,
  build: (config: string) => Promise<void> = runVite,
): Promise<void> {
  const mark = path.join(folder, '.built-from');
  const now = sourceHash();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === now) return;
  say('Building the web app (once, and after its sources change) …');
  // The app first: its build empties the folder.
  for (const config of viteConfigs) await build(config);
  mkdirSync(folder, { recursive: true });
  writeFileSync(mark, now);
}
