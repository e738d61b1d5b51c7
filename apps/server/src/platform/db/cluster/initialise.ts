import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Place } from './place.ts';
import { programEnvironment } from './program-environment.ts';

/** Written last: data without it come from an initdb that was cut short. */
const READY = 'balsam-ready';

/** With a locale that knows only ASCII, trigram search in Arabic silently finds nothing. */
const LOCALE = ['--locale=C.UTF-8', '--encoding=UTF8'];

/** What kept it from that, out of all that it says. */
const complaint = /^.*(?:error|FATAL|PANIC): .*$/m;

/** In one line for the person at the terminal. */
function refusalOf(data: string, error: Error & { readonly stderr?: string }): Error {
  const why = complaint.exec(error.stderr ?? '')?.[0] ?? error.message.split('\n')[0];
  return new Error(`The database could not be made in ${data}: ${why}`, { cause: error });
}

async function initdb({ data, binaries, user, password }: Place): Promise<void> {
  // Beside the data, because PostgreSQL's user may not be able to enter the machine's temporary folder.
  const passwordFile = path.join(path.dirname(data), `pg-password.${crypto.randomUUID()}`);
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  try {
    if (user) for (const each of [data, passwordFile]) chownSync(each, user.uid, user.gid);
    await promisify(execFile)(
      binaries.initdb,
      ['-D', data, '-U', 'balsam', `--pwfile=${passwordFile}`, '--auth=scram-sha-256', ...LOCALE, '--no-instructions'],
      { ...user, cwd: path.dirname(data), env: programEnvironment() },
    );
  } catch (error) {
    throw refusalOf(data, error as Error);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/**
 * Makes the cluster's data when there are none yet; half-made ones are thrown away first.
 * @throws Error in one line when they cannot be made
 */
export async function initialise(place: Place): Promise<void> {
  const ready = path.join(place.data, READY);
  if (existsSync(ready)) return;
  rmSync(place.data, { recursive: true, force: true });
  mkdirSync(place.data, { mode: 0o700 });
  await initdb(place);
  writeFileSync(ready, '');
}
