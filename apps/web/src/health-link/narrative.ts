/** More than that is no section of a summary. */
const [longest, mostLines] = [40_000, 100];

/** What ends a line, and what parts the cells of one. */
const lineEnds =
  /<\/?(?:address|blockquote|br|caption|dd|div|dl|dt|h[1-6]|hr|li|ol|p|pre|table|tbody|thead|tr|ul)\b[^>]*>/gi;
const cellEnds = /<\/t[dh]\s*>/gi;
const unread = /<(?<name>style|script)\b[^>]*>.*?<\/\k<name>\s*>|<!--.*?-->/gis;
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const letterOf = (code: number): string => (code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ' ');
const withLetters = (text: string): string =>
  text.replaceAll(/&(?:#(?<decimal>\d{1,7})|#x(?<hex>[\da-f]{1,6})|(?<name>[a-z]{2,6}));/gi, (whole, ...found) => {
    const { decimal, hex, name } = found.at(-1) as Readonly<Record<string, string | undefined>>;
    if (decimal !== undefined) return letterOf(Number(decimal));
    return hex === undefined ? (named[name ?? ''] ?? whole) : letterOf(Number.parseInt(hex, 16));
  });

/** The narrative of FHIR, which is XHTML, as lines of plain text; its markup is read by nobody. */
export function linesOfNarrative(div: unknown): readonly string[] {
  if (typeof div !== 'string') return [];
  return div
    .slice(0, longest)
    .replaceAll(unread, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(lineEnds, '\n')
    .replaceAll(cellEnds, ' \u{b7} ')
    .replaceAll(/<[^>]*>/g, '')
    .split('\n')
    .map((line) =>
      withLetters(line)
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/^(?:\u{b7}| )+|(?:\u{b7}| )+$/gu, ''),
    )
    .filter((line) => line !== '')
    .slice(0, mostLines);
}
