import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** What the server draws of a screen before its scripts are there: its title in both languages, and what stands round it. */
type Shell = { readonly ar: string; readonly en: string; readonly open: boolean; readonly bare: boolean };

/** Screens whose heading says something else than their title. */
const headings: Readonly<Record<string, string>> = { 'src/routes/auth/user/dashboard.tsx': 'identity_welcome' };

type Texts = Readonly<Record<string, unknown>>;
const languages = ['ar', 'en'] as const;

function textsOf(root: string, language: string): Texts {
  const files = globSync(`src/messages/*/${language}.json`, { cwd: root });
  return Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Texts),
  ) as Texts;
}

/** Of one route's source: `page(m.title, …)` and its static data. Nothing for a page that only leads on. */
function shellOf(
  source: string,
  heading: string | undefined,
  texts: Readonly<Record<(typeof languages)[number], Texts>>,
): Shell | undefined {
  const [, title] = /\bpage\(m\.(\w+),/.exec(source) ?? [];
  const key = title === undefined ? undefined : (heading ?? title);
  const [ar, en] = languages.map((language) => (key === undefined ? undefined : texts[language][key]));
  if (typeof ar !== 'string' || typeof en !== 'string' || /\bembed: true/.test(source)) return undefined;
  return { ar, en, open: /access: 'public'/.test(source), bare: /\bbare: true/.test(source) };
}

/** `.vite/shells.json`, beside the manifest: the shells by the source of their route, as the manifest names it. */
export const shells = (): Plugin => ({
  name: 'balsam:shells',
  apply: 'build',
  generateBundle() {
    const { root } = this.environment.config;
    const texts = { ar: textsOf(root, 'ar'), en: textsOf(root, 'en') };
    const found = globSync('src/routes/**/*.tsx', { cwd: root }).flatMap((file) => {
      const route = file.replaceAll(path.sep, '/');
      const shell = shellOf(readFileSync(path.join(root, file), 'utf8'), headings[route], texts);
      return shell ? [[route, shell]] : [];
    });
    this.emitFile({ type: 'asset', fileName: '.vite/shells.json', source: JSON.stringify(Object.fromEntries(found)) });
  },
});
