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

/** Rich text as plain text: headings begin with `## `, lines of lists with `- `, and an empty line parts the blocks. */
export const textFromRich = (rich: string): string =>
  unescaped(
    rich
      .replace(/<\/p>\s*<\/li>/g, '</li>')
      .replace(/<li>\s*(<p>)?/g, '\n- ')
      .replace(/<h[23]>/g, '\n\n## ')
      .replace(/<br\s*\/?>/g, '\n')
      .replace(/<\/?(ul|ol|blockquote)>|<\/(p|h2|h3)>/g, '\n\n')
      .replace(/<[^>]*>/g, ''),
  )
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const wordsPerMinute = 180;

/** How many minutes an adult reads a text, one at least. */
export const readingMinutes = (rich: string): number =>
  Math.max(1, Math.round(textFromRich(rich).split(/\s+/).length / wordsPerMinute));
