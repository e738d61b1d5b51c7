import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from './alive.ts';

/**
 * Who uses a cluster: one empty file for each process, named by its number. The last one to leave stops it, so that
 * an import beside a running server leaves the database up, and a server that was killed leaves nothing behind once
 * the next one has stopped. Call these under the start lock.
 */
function folderOf(home: string): string {
  return path.join(home, 'pg-users');
}

/** Writes our process down as a user of the cluster. */
export function join(home: string): void {
  mkdirSync(folderOf(home), { recursive: true });
  writeFileSync(path.join(folderOf(home), String(process.pid)), '');
}

/** Takes our process off and answers whether nobody else uses the cluster; the marks of dead processes go as well. */
export function leave(home: string): boolean {
  const folder = folderOf(home);
  const others = readdirSync(folder)
    .map(Number)
    .filter((pid) => pid !== process.pid);
  const living = others.filter(isAlive);
  for (const pid of others.filter((each) => !living.includes(each)))
    rmSync(path.join(folder, String(pid)), { force: true });
  rmSync(path.join(folder, String(process.pid)), { force: true });
  return living.length === 0;
}
