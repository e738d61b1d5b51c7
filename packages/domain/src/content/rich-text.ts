import { toArabicDigits } from '../text/index.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
const unescaped = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity);

/** One block of plain text as rich text: a heading, a list, or a paragraph. */
function blockOf(block: string): string {
  if (block.startsWith('## ')) return `<h2>${escaped(block.slice(3))}</h2>`;
  const lines = block.split('\n');
  if (lines.every((line) => line.startsWith('- ')))
    return `<ul>${lines.map((line) => `<li><p>${escaped(line.slice(2))}</p></li>`).join('')}</ul>`;
  return `<p>${escaped(lines.join(' '))}</p>`;
}

/** Plain text as rich text: blocks are parted by empty lines, `## ` begins a heading, `- ` each line of a list. */
export const richFromText = (text: string): string =>
  text
    .split(/\n\s*\n|\n(?=## )|(?<=^## .*)\n/m)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(blockOf)
    .join('');

/** Each item of a list on a line of its own, behind a dash or behind its number. */
function markedItems(rich: string, language: 'ar' | 'en'): string {
  const last: (number | undefined)[] = [];
  return rich.replace(/<(\/?)(?:ol|ul)>|<li>\s*(?:<p>)?/g, (tag: string, end: string | undefined) => {
    if (end === '') last.push(tag === '<ol>' ? 0 : undefined);
    if (end === '/') last.pop();
    if (end !== undefined) return '\n\n';
    const before = last.at(-1);
    if (before === undefined) return '\n- ';
    last[last.length - 1] = before + 1;
    const number = String(before + 1);
    return `\n${language === 'ar' ? toArabicDigits(number) : number}. `;
  });
}

/**
 * Rich text as plain text: headings begin with `## `, lines of lists with `- ` or their number in the digits of the language, and an empty line
 * parts the blocks.
 */
export const textFromRich = (rich: string, language: 'ar' | 'en' = 'en'): string =>
  unescaped(
    markedItems(rich.replace(/<\/p>\s*<\/li>/g, '</li>'), language)
      .replace(/<h[23]>/g, '\n\n## ')
      .replace(/<br\s*\/?>/g, '\n')
      .replace(/<\/?blockquote>|<\/(p|h2|h3)>/g, '\n\n')
      .replace(/<[^>]*>/g, ''),
  )
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const wordsPerMinute = 180;

/** How many minutes an adult reads a text, one at least. */
export const readingMinutes = (rich: string): number =>
  Math.max(1, Math.round(textFromRich(rich).split(/\s+/).length / wordsPerMinute));
