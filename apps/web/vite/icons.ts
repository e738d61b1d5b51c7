import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const prefix = 'balsam-icon:';
const library = path.join(path.dirname(createRequire(import.meta.url).resolve('lucide-react')), '../esm');

/** The file of each name under which the library has an icon. */
function filesOfIcons(): ReadonlyMap<string, string> {
  const index = readFileSync(path.join(library, 'lucide-react.mjs'), 'utf8');
  const lines = index.matchAll(/^export \{ (.+) \} from '\.\/icons\/([\w-]+)\.mjs';$/gm);
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      names.split(', ').map((name) => [name.replace('default as ', ''), file] as const),
    ),
  );
}

/** `import { Bike, type LucideIcon } from 'lucide-react'` as imports of the icons' own files, as they belong to one module. */
function ownImports(names: string, files: ReadonlyMap<string, string>, owner: string): string {
  const wanted = names.split(',').map((name) => name.trim());
  const imports = wanted.filter(Boolean).map((wish) => {
    const [name = '', own = name] = wish.split(' as ');
    const file = files.get(name);
    return file ? `import ${own} from '${prefix}${file}?${owner}'` : `import { ${wish} } from 'lucide-react'`;
  });
  // On the lines on which they were, so that messages of the build name the right ones.
  return imports.join(';') + '\n'.repeat(names.split('\n').length - 1);
}

/**
 * Each module has its own copy of the icons that it shows. An icon is 100 bytes there; shared, it would be a file of its own, and a screen
 * would fetch thirty of them.
 */
export const ownIcons = (): Plugin => {
  const files = filesOfIcons();
  return {
    name: 'balsam:own-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      if (!source.startsWith(prefix)) return undefined;
      const [file = '', owner] = source.slice(prefix.length).split('?');
      return { id: `${path.join(library, 'icons', `${file}.mjs`)}?${owner}`, moduleSideEffects: false };
    },
    transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes("'lucide-react'")) return undefined;
      const { root } = this.environment.config;
      const owner = path.relative(root, id).replaceAll(/\W/g, '-');
      return code.replaceAll(/import \{([^}]+)\} from 'lucide-react'/g, (_, names: string) =>
        ownImports(names, files, owner),
      );
    },
  };
};
