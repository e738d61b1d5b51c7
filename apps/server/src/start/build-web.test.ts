import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { buildWebIfChanged } from './build-web.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'balsam-web-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

test.each(['production', 'development'])('the app of an older checkout is built anew, once, in %s', async (mode) => {
  vi.stubEnv('NODE_ENV', mode);
  writeFileSync(path.join(folder, 'index.html'), 'older');
  writeFileSync(path.join(folder, '.built-from'), 'the hash of other sources');
  const built: string[] = [];
  const build = async (config: string) => void built.push(config);
  await buildWebIfChanged(() => {}, folder, build);
  await buildWebIfChanged(() => {}, folder, build);
  expect(built).toEqual(['vite.config.ts', 'vite.link.config.ts']);
});
