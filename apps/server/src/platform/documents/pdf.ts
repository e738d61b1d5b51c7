import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

const require = createRequire(import.meta.url);
/** Of the family's nine weights those that documents use. */
const weights = ['400Regular', '600SemiBold', '700Bold'];

const cairo = (): string[] => {
  const family = path.dirname(require.resolve('@expo-google-fonts/cairo/package.json'));
  return weights.flatMap((weight) =>
    readdirSync(path.join(family, weight))
      .filter((file) => file.endsWith('.ttf'))
      .map((file) => path.join(family, weight, file)),
  );
};

let compiler: NodeCompiler | undefined;

/**
 * Sets a document by a Typst template, which finds `document` as JSON in `sys.inputs.document`; nothing of it is read as code.
 * Templates name the family Cairo with `fallback: false`, so that no machine prints another letter. What it lacks (the Greek of μg and
 * β, arrows, signs) is set in two families that are built into the compiler: else a dose would lose its unit.
 */
export function pdfOf(template: string, document: object): Buffer {
  compiler ??= NodeCompiler.create({ fontArgs: [{ fontPaths: cairo() }] });
  const pdf = compiler.pdf({ mainFileContent: template, inputs: { document: JSON.stringify(document) } });
  // Each document is its own: what the compiler remembers of old ones is of no use.
  compiler.evictCache(5);
  return Buffer.from(pdf);
}
