import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** What the server draws of a screen before its scripts are there: its title in both languages, and what stands round it. */
type Shell = Text & {
  readonly open: boolean;
  readonly bare: boolean;
  readonly lead?: Lead;
  readonly greetings?: Greetings;
};
type Text = { readonly ar: string; readonly en: string };
/** On a card where it has a heading. */
type Lead = Text & { readonly heading?: Text };
/** By the part of the day and for a dependent's profile, with `{name}` in them: `public/first-paint.js` knows who it is. */
type Greetings = Readonly<Record<string, Text>>;

/** Screens whose heading says something else than their title. */
const headings: Readonly<Record<string, string>> = { 'src/routes/auth/user/dashboard.tsx': 'identity_welcome' };

/** A sentence that stands on the screen whatever is read for it: the largest one there, so that it need not wait for the scripts. */
const leads: Readonly<Record<string, { readonly text: string; readonly heading?: string }>> = {
  'src/routes/pharmacy/index.tsx': { text: 'pharmacy_have_rx_choose', heading: 'pharmacy_have_rx' },
  'src/routes/family-members/index.tsx': { text: 'family_guardians_text' },
};

/** Screens whose heading greets by name, and the texts that do. */
const greeted: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'src/routes/dashboard.tsx': {
    morning: 'patient_greeting_morning',
    afternoon: 'patient_greeting_afternoon',
    evening: 'patient_greeting_evening',
    dependent: 'patient_greeting_dependent',
  },
};

type Texts = Readonly<Record<string, unknown>>;
const languages = ['ar', 'en'] as const;

function textsOf(root: string, language: string): Texts {
  const files = globSync(`src/messages/*/${language}.json`, { cwd: root });
  return Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Texts),
  ) as Texts;
}

type TextsOfAll = Readonly<Record<(typeof languages)[number], Texts>>;

function textOf(key: string | undefined, texts: TextsOfAll): Text | undefined {
  const [ar, en] = languages.map((language) => (key === undefined ? undefined : texts[language][key]));
  return typeof ar === 'string' && typeof en === 'string' ? { ar, en } : undefined;
}

function greetingsOf(route: string, texts: TextsOfAll): Greetings | undefined {
  const keys = greeted[route];
  if (!keys) return undefined;
  const said = Object.entries(keys).flatMap(([when, key]) => {
    const text = textOf(key, texts);
    return text ? [[when, text] as const] : [];
  });
  return Object.fromEntries(said);
}

/** Of one route's source: `page(m.title, …)` and its static data. Nothing for a page that only leads on. */
function shellOf(source: string, route: string, texts: TextsOfAll): Shell | undefined {
  const [, title] = /\bpage\(m\.(\w+),/.exec(source) ?? [];
  const heading = textOf(title === undefined ? undefined : (headings[route] ?? title), texts);
  if (!heading || /\bembed: true/.test(source)) return undefined;
  const sentence = textOf(leads[route]?.text, texts);
  const over = textOf(leads[route]?.heading, texts);
  const frame = { open: /access: 'public'/.test(source), bare: /\bbare: true/.test(source) };
  const lead = sentence && { lead: { ...sentence, ...(over && { heading: over }) } };
  const greetings = greetingsOf(route, texts);
  return { ...heading, ...frame, ...lead, ...(greetings && { greetings }) };
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
      const shell = shellOf(readFileSync(path.join(root, file), 'utf8'), route, texts);
      return shell ? [[route, shell]] : [];
    });
    this.emitFile({ type: 'asset', fileName: '.vite/shells.json', source: JSON.stringify(Object.fromEntries(found)) });
  },
});
