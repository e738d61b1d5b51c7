import { momentText } from '#platform/documents/formats.ts';
import type { ExportPart } from '#platform/export/part.ts';
import type { Language } from '#platform/texts.ts';
import { privacyTexts } from './privacy.texts.ts';

const fileOf = (part: ExportPart) => ('rows' in part ? `${part.name}.json` : `${part.name}/`);

const section = (parts: readonly ExportPart[], at: Date, language: Language): string => {
  const { title, madeAt, about } = privacyTexts.readme;
  const list = parts.map((part) => `  ${fileOf(part)}\n      ${part.title[language]}`).join('\n');
  return `${title[language]}\n${madeAt(momentText(at, language))[language]}\n\n${about[language]}\n\n${list}\n`;
};

/** The README.txt of a copy, which says what its files are: Arabic first, then English. */
export const readme = (parts: readonly ExportPart[], at: Date): string =>
  [section(parts, at, 'ar'), `${'-'.repeat(64)}\n`, section(parts, at, 'en')].join('\n');
