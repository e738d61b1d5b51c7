import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');
const list = path.join(root, '../shared/data/suites/owasp-asvs-5.0.0-en.csv');
const isThere = existsSync(list);
const why = isThere ? '' : ' (skipped: the standard does not lie beside the project)';
const page = readFileSync(path.join(root, 'docs/security-asvs.md'), 'utf8');

const rows = [...page.matchAll(/^\| (V\d+\.\d+\.\d+) +\| ([12]) +\| ([a-z ]+?) +\| (.+?) +\|$/gm)].map(
  ([, id, level, state, how]) => ({ id, level, state, how: how ?? '' }),
);

describe('docs/security-asvs.md', () => {
  test.skipIf(!isThere)(
    `names every requirement of V6, V7 and V8 at levels 1 and 2, once and with its level${why}`,
    () => {
      const wanted = [...readFileSync(list, 'utf8').matchAll(/^V[678],.*?(V[678]\.\d+\.\d+),.*,([12])\r?$/gm)];
      expect(wanted.length).toBeGreaterThan(50);
      expect(rows.map(({ id, level }) => `${id} ${level}`)).toEqual(wanted.map(([, id, level]) => `${id} ${level}`));
    },
  );
  test('says of each whether it is met, and of each deviation why', () => {
    expect(rows.filter(({ state }) => !['met', 'not applicable', 'deviation'].includes(state ?? ''))).toEqual([]);
    expect(rows.filter(({ state, how }) => state === 'deviation' && how.length < 80)).toEqual([]);
  });
  test('points at tests that there are', () => {
    const named = [...page.matchAll(/`([\w./-]+\.(?:tsx?|md))`/g)].map(([, file = '']) => file);
    const places = ['', 'apps/server/src/modules'];
    const missing = named.filter((file) => !places.some((place) => existsSync(path.join(root, place, file))));
    expect(named.length).toBeGreaterThan(30);
    expect(missing).toEqual([]);
  });
});
