import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { webFolder } from '../../../apps/server/src/start/build-web.ts';

type Chunk = {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};

/** What the build wrote down about itself: chunks by what they were made from. */
export type Manifest = Readonly<Record<string, Chunk>>;

export const readManifest = (): Manifest =>
  JSON.parse(readFileSync(path.join(webFolder, '.vite/manifest.json'), 'utf8')) as Manifest;

/** Bytes of a file as it is sent: its brotli twin where there is one. */
export function sentBytes(file: string): number {
  const whole = path.join(webFolder, file);
  return statSync(existsSync(`${whole}.br`) ? `${whole}.br` : whole).size;
}

/**
 * Files of scripts that come with these chunks: they themselves and all they import, and what those import.
 * @throws Error for a chunk that the build does not have
 */
export function scriptsOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const met = new Set<string>();
  const visit = (key: string): void => {
    if (met.has(key)) return;
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}.`);
    met.add(key);
    for (const other of chunk.imports ?? []) visit(other);
  };
  for (const key of keys) visit(key);
  return new Set([...met].map((key) => manifest[key]?.file ?? ''));
}

/** Addresses in the page that begin so, without the leading slash. */
export function inPage(pattern: RegExp): string[] {
  const html = readFileSync(path.join(webFolder, 'index.html'), 'utf8');
  return [...html.matchAll(pattern)].map((match) => match[1] ?? '');
}
