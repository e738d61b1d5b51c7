import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const index = /\/paraglide\/messages\/_index\.js$/;
const imported = /^import .* from '\.\.\/(?:runtime|registry)\.js';?$/;

/** The text of all messages as one module, and what they import: each message stands in a file of its own, which all have the same few lines above. */
function inOne(file: string): string {
  const folder = path.dirname(file);
  const imports = new Set<string>();
  const bodies = [...readFileSync(file, 'utf8').matchAll(/^export \* from '\.\/(.+)'$/gm)].flatMap(([, name = '']) =>
    readFileSync(path.join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => {
        if (imported.test(line)) imports.add(line);
        return !imported.test(line);
      }),
  );
  return [...imports, ...bodies].join('\n');
}

/**
 * For tests: the texts of the app as one module. A bundle takes each text alone, with which a screen brings only its own; a test that draws
 * anything would load thousands of files instead, which took nine tenths of its time.
 */
export const messagesInOne = (): Plugin => ({
  name: 'balsam:messages-in-one',
  enforce: 'pre',
  load: (id) => (index.test(id) ? inOne(id) : undefined),
});
