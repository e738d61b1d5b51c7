import { momentText } from '#platform/documents/formats.ts';
import type { ExportPart } from '#platform/export/part.ts';
import type { Language } from '#platform/texts.ts';
import { privacyTexts } from './privacy.texts.ts';

const fileOf = (part: ExportPart) => ('rows' in part ? `${part.name}.json` : `${part.name}/`);

/** What a copy is made of, and the parts of which files were lost. */
type Copy = { readonly parts: readonly ExportPart[]; readonly lacking: readonly ExportPart[]; readonly at: Date };

const section = ({ parts, lacking, at }: Copy, language: Language): string => {
  const { title, madeAt, about, lost } = privacyTexts.readme;
  const list = parts.map((part) => `  ${fileOf(part)}\n      ${part.title[language]}`).join('\n');
  const gaps =
    lacking.length === 0 ? '' : `${[lost[language], ...lacking.map((part) => `  ${fileOf(part)}`)].join('\n')}\n\n`;
  return `${title[language]}\n${madeAt(momentText(at, language))[language]}\n\n${about[language]}\n\n${gaps}${list}\n`;
};

/** The README.txt of a copy, which says what its files are: Arabic first, then English. */
export const readme = (copy: Copy): string =>
  [section(copy, 'ar'), `${'-'.repeat(64)}\n`, section(copy, 'en')].join('\n');
