import { existsSync, readFileSync } from 'node:fs';

/** A file of the outside data that may lie beside the repository, as text; undefined where it does not. Adds to what a test has of its own. */
export function readBeside(file: string): string | undefined {
  const place = new URL(`../../../../shared/data/${file}`, import.meta.url);
  return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
}
