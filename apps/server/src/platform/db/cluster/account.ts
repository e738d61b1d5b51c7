import { execFileSync } from 'node:child_process';

/** The system user that PostgreSQL runs as. */
export type SystemUser = { uid: number; gid: number };

const idOf = (name: string, flag: '-u' | '-g') =>
  Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));

/**
 * PostgreSQL refuses to run as root: the user who runs it instead, or undefined when we are an ordinary user and
 * run it ourselves.
 * @throws Error in one clear line when we are root and the machine has neither a `postgres` nor a `nobody`.
 */
export function unprivilegedUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf(name, '-u'), gid: idOf(name, '-g') };
    } catch {
      // This machine does not have that user: try the next.
    }
  }
  throw new Error(
    'The database cannot run as root, and there is no user named postgres or nobody to run it as. ' +
      'Start as an ordinary user, or set DATABASE_URL.',
  );
}

/** Whether this user may run the program and enter the folder; any folder above them may be for root only. */
export function canReach(user: SystemUser, program: string, folder: string): boolean {
  try {
    execFileSync('/bin/sh', ['-c', 'test -x "$0" && test -x "$1"', program, folder], {
      ...user,
      cwd: '/',
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}
