import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Fails when a text is missing in one language, empty, given twice, named after another area, or used by nobody; and when the
 * code asks for one that is not there. A folder of texts that the settings do not list would be in no language at all.
 */
const web = join(import.meta.dirname, '..');
const languages = ['ar', 'en'] as const;

type Settings = { readonly 'plugin.inlang.messageFormat': { readonly pathPattern: readonly string[] } };

const settings = JSON.parse(readFileSync(join(web, 'project.inlang/settings.json'), 'utf8')) as Settings;
const areas = settings['plugin.inlang.messageFormat'].pathPattern.map((pattern) => pattern.split('/').at(-2) ?? '');

const textsOf = (area: string, language: string): Map<string, unknown> => {
  const file = join(web, 'src/messages', area, `${language}.json`);
  const texts: Record<string, unknown> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return new Map(Object.entries(texts).filter(([key]) => key !== '$schema'));
};

const isEmpty = (text: unknown): boolean => {
  if (typeof text === 'string') return text.trim() === '';
  return (
    typeof text !== 'object' || text === null || Object.values(text).length === 0 || Object.values(text).some(isEmpty)
  );
};

const sources = globSync('src/**/*.{ts,tsx}', { cwd: web }).filter((file) => !file.includes('/paraglide/'));
const code = sources.map((file) => readFileSync(join(web, file), 'utf8')).join('\n');
const used = new Set([...code.matchAll(/\bm\.([a-z]\w*)/g)].map(([, key = '']) => key));

const faultsOf = (area: string): string[] => {
  const texts = { ar: textsOf(area, 'ar'), en: textsOf(area, 'en') };
  const keys = new Set([...texts.ar.keys(), ...texts.en.keys()]);
  return [...keys].flatMap((key) => [
    ...languages.filter((language) => !texts[language].has(key)).map((language) => `${key}: missing in ${language}`),
    ...languages
      .filter((language) => texts[language].has(key) && isEmpty(texts[language].get(key)))
      .map((language) => `${key}: empty in ${language}`),
    ...(key.startsWith(`${area}_`) ? [] : [`${key}: stands in ${area}, whose keys begin with ${area}_`]),
    ...(used.has(key) ? [] : [`${key}: used by nobody`]),
  ]);
};

const known = new Set(areas.flatMap((area) => languages.flatMap((language) => [...textsOf(area, language).keys()])));
const unknown = [...used].filter((key) => areas.some((area) => key.startsWith(`${area}_`)) && !known.has(key));
const unlisted = readdirSync(join(web, 'src/messages')).filter((folder) => !areas.includes(folder));
const faults = [
  ...unlisted.map((area) => `${area}: has texts, and no line in apps/web/project.inlang/settings.json`),
  ...areas.flatMap(faultsOf),
  ...unknown.map((key) => `${key}: used but not written`),
];

process.stdout.write(faults.length > 0 ? `${faults.join('\n')}\n` : `${known.size} texts in two languages, all used\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
