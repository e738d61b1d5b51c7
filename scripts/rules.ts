import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A rule of the product: its id, the capability it belongs to, and the first test that names it, or that it is planned. */
export type Rule = {
  readonly id: string;
  readonly capability: string;
  readonly sentence: string;
  readonly test: string;
};
/** A file of the repository, by its path from the root. */
export type Source = { readonly file: string; readonly text: string };

const idPattern = /\b[SD]\d{1,2}\.\d{2}\b/g;
const row = /^\| ([SD]\d{1,2}\.\d{2}) +\| (\S+) +\| (.+?) +\| (.*?) *\|$/;
const isTest = (file: string): boolean => /\.(test|e2e)\.tsx?$/.test(file);
const planned = 'planned';

/** The rows of docs/spec/rules.md. */
export const readRules = (text: string): Rule[] =>
  text.split('\n').flatMap((line) => {
    const [, id, capability, sentence, test] = row.exec(line) ?? [];
    return id && capability && sentence ? [{ id, capability, sentence, test: (test ?? '').replaceAll('`', '') }] : [];
  });

/** All that may name a rule or cite a decision, but for the list itself. */
export function readSources(root: string): Source[] {
  const files = globSync(['{packages,apps,e2e,bench,scripts}/**/*.{ts,tsx,mjs,md,sql,css}', 'docs/**/*.md', '*.md'], {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|dist|paraglide|test-results)$/.test(name),
  });
  return files
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !file.startsWith('docs/spec/') && !file.endsWith('scripts/rules.test.ts'))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
}

const idsIn = (text: string): Set<string> => new Set(text.match(idPattern));

/** Where each rule is tested first, by the order of the paths. */
function testsById(sources: readonly Source[]): Map<string, string> {
  const tests = new Map<string, string>();
  for (const { file, text } of sources)
    if (isTest(file)) for (const id of idsIn(text)) if (!tests.has(id)) tests.set(id, file);
  return tests;
}

/** The table with its last column filled in: a test that names the rule, kept while it does, else the first that does. Other rows stay as they are. */
export function withTests(text: string, sources: readonly Source[]): string {
  const tests = testsById(sources);
  const byFile = new Map(sources.map((source) => [source.file, source]));
  const testOf = ({ id, test }: Rule): string =>
    idsIn(byFile.get(test)?.text ?? '').has(id) ? `\`${test}\`` : tests.has(id) ? `\`${tests.get(id)}\`` : planned;
  return text
    .split('\n')
    .map((line) => {
      const [rule] = readRules(line);
      if (!rule) return line;
      const test = testOf(rule);
      return test.replaceAll('`', '') === rule.test
        ? line
        : `| ${rule.id} | ${rule.capability} | ${rule.sentence} | ${test} |`;
    })
    .join('\n');
}

const sectionsOf = (text: string): Set<string> => new Set(text.match(/(?<=^## )§\d+/gm));

/** What is wrong, a line each: ids without a row, rows without their test, planned rows that a test names, citations without a section. */
export function faultsOf({
  rules,
  decisions,
  sources,
}: {
  rules: readonly Rule[];
  decisions: string;
  sources: readonly Source[];
}): string[] {
  const known = new Set(rules.map(({ id }) => id));
  const tests = testsById(sources);
  const byFile = new Map(sources.map((source) => [source.file, source.text]));
  const sections = sectionsOf(decisions);
  const unknown = sources.flatMap(({ file, text }) => [
    ...[...idsIn(text)]
      .filter((id) => !known.has(id))
      .map((id) => `${file} names ${id}, which docs/spec/rules.md does not list`),
    ...[...new Set(text.match(/(?<=DECISIONS )§\d+/g))]
      .filter((section) => !sections.has(section))
      .map((section) => `${file} cites DECISIONS ${section}, which docs/spec/decisions.md does not have`),
  ]);
  const untested = rules.flatMap(({ id, test }) => {
    if (test === planned)
      return tests.has(id) ? [`${id} is planned in docs/spec/rules.md, and ${tests.get(id)} tests it`] : [];
    return idsIn(byFile.get(test) ?? '').has(id) ? [] : [`${id} has no test: ${test || 'nothing'} does not name it`];
  });
  const twice = rules
    .filter(({ id }, at) => rules.findIndex((rule) => rule.id === id) !== at)
    .map(({ id }) => `${id} is listed twice`);
  return [...unknown, ...untested, ...twice];
}
