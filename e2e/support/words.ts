import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { errors, type ErrorCode } from '@balsam/contract/errors/index';

export type Language = 'ar' | 'en';

const folder = path.join(import.meta.dirname, '../../apps/web/src/messages');

/** All texts of a language by key, as the web app has them. */
function textsOf(language: Language): ReadonlyMap<string, unknown> {
  const files = globSync(`*/${language}.json`, { cwd: folder });
  return new Map(
    files.flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, unknown>),
    ),
  );
}

const texts = { ar: textsOf('ar'), en: textsOf('en') } as const;

function textOf(language: Language, key: string): string {
  const text = texts[language].get(key);
  if (typeof text !== 'string') throw new Error(`${key} is no plain text of the web app in ${language}`);
  return text;
}

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

const patternOf = (text: string) =>
  new RegExp(
    text
      .split(/\{[\w:]+\}/)
      .map(escaped)
      .join('.+'),
  );

export type Words = {
  /** A text as it stands on the screen; `{x}` is filled from `values`. */
  (key: string, values?: Readonly<Record<string, string>>): string;
  /** The same for any values. */
  readonly any: (key: string) => RegExp;
  /** The sentence of a refusal, for any values. */
  readonly refusal: (code: ErrorCode) => RegExp;
};

/** What the web app says, by message key: a journey told in two languages names each text once. */
export function wordsOf(language: Language): Words {
  const say = (key: string, values: Readonly<Record<string, string>> = {}) =>
    textOf(language, key).replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? `{${name}}`);
  const any = (key: string) => patternOf(textOf(language, key));
  const refusal = (code: ErrorCode) => patternOf(errors[code][language]);
  return Object.assign(say, { any, refusal });
}
