import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compile, paraglideVitePlugin } from '@inlang/paraglide-js';
import type { Plugin, PluginOption } from 'vite';
import { paraglide } from './generated.ts';

const web = path.join(import.meta.dirname, '..');
const mark = path.join(web, paraglide.outdir, '.compiled-from');
const sources = ['src/messages/**/*.json', 'project.inlang/settings.json', '../../package-lock.json'];

/** One hash over all that the texts are compiled from: themselves, how it is done, and the compiler. Another order of the files compiles them again. */
function sourceHash(): string {
  const hash = createHash('sha256').update(JSON.stringify(paraglide));
  for (const file of globSync(sources, { cwd: web })) hash.update(file).update(readFileSync(path.join(web, file)));
  return hash.digest('hex');
}

function marked(): string | undefined {
  try {
    return readFileSync(mark, 'utf8');
  } catch {
    return undefined;
  }
}

const forget = (): void => rmSync(mark, { force: true });

/** Compiles the texts, with their types, when they are others than last time: it takes as long as building the app itself. */
export async function compileMessages(): Promise<void> {
  const now = sourceHash();
  if (marked() === now) return;
  forget();
  await compile(paraglide);
  writeFileSync(mark, now);
}

const inBuild: Plugin = { name: 'balsam:messages', apply: 'build', enforce: 'pre', buildStart: compileMessages };

/** While the sources change, the compiler's own plugin watches them and knows of no mark. */
const inDevelopment: Plugin = { name: 'balsam:forget-messages', apply: 'serve', buildStart: forget };

/** Brings the texts to the app; a part that is built beside it finds them compiled. */
export const messages = (): PluginOption => [
  inBuild,
  inDevelopment,
  ...[paraglideVitePlugin(paraglide)].flat().map((plugin) => ({ ...plugin, apply: 'serve' as const })),
];
