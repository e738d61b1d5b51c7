import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { writeNew } from '#platform/config/write-new.ts';
import { canReach, unprivilegedUser, type SystemUser } from './account.ts';
import { copiedBinaries, installedBinaries, type Binaries } from './binaries.ts';

/**
 * Where a cluster lives: `home` holds our own files (password, log, who uses it), `data` PostgreSQL's. `user` is set
 * when PostgreSQL runs as somebody else than we do.
 */
export type Place = { home: string; data: string; binaries: Binaries; user: SystemUser | undefined; password: string };

const passwordFile = (home: string): string => path.join(home, 'pg-password');

/** Whether a cluster was ever begun in this folder. */
export const hasCluster = (home: string): boolean => existsSync(passwordFile(home));

function passwordOf(home: string): string {
  const file = passwordFile(home);
  // No cluster was ever made with an empty one, which initdb refuses: a full disk left it.
  if (existsSync(file) && !readFileSync(file, 'utf8').trim()) rmSync(file);
  if (!existsSync(file)) writeNew(file, crypto.randomUUID());
  return readFileSync(file, 'utf8').trim();
}

/** A folder outside root's own, the same one for the same home each time. */
function reachableFolder(home: string): string {
  const folder = path.join('/var/lib/balsam', createHash('sha256').update(home).digest('hex').slice(0, 12));
  mkdirSync(folder, { recursive: true });
  // Whatever the umask was: PostgreSQL's user has to come through here.
  for (const each of [path.dirname(folder), folder]) chmodSync(each, 0o755);
  return folder;
}

function refuseForeignData(data: string): void {
  const uid = process.getuid?.();
  if (uid === undefined || uid === 0 || !existsSync(data) || statSync(data).uid === uid) return;
  throw new Error(
    `The database in ${data} belongs to another user of this machine. ` +
      'Start as that user, or set BALSAM_DATA_DIR to a folder of your own.',
  );
}

/**
 * Decides where the cluster of `home` and its programs live, and makes the folders. Below a folder that only root may
 * enter, PostgreSQL's user could reach neither: both then live in /var/lib/balsam. Call it under the start lock.
 * @throws Error in one clear line when the data belong to another user or this machine has no PostgreSQL.
 */
export function openPlace(home: string): Place {
  const binaries = installedBinaries();
  const user = unprivilegedUser();
  const isNew = !hasCluster(home);
  const password = passwordOf(home);
  if (user && !canReach(user, binaries.postgres, home)) {
    const folder = reachableFolder(home);
    // The data folder was deleted to begin anew: what it left out here goes with it.
    if (isNew) rmSync(path.join(folder, 'pg'), { recursive: true, force: true });
    return { home, data: path.join(folder, 'pg'), binaries: copiedBinaries(binaries, folder), user, password };
  }
  const data = path.join(home, 'pg');
  refuseForeignData(data);
  return { home, data, binaries, user, password };
}
