/** A value of a PDF as far as we read one: what else there is (true, null, a number) stays as it is written. */
export type PdfValue =
  | { readonly kind: 'dictionary'; readonly of: ReadonlyMap<string, PdfValue> }
  | { readonly kind: 'list'; readonly of: readonly PdfValue[] }
  | { readonly kind: 'text'; readonly bytes: Buffer }
  | { readonly kind: 'word'; readonly word: string };

/** A dictionary of encryption has two levels inside it; whoever nests more is not followed. */
const deepest = 8;
/** Longer than any dictionary that we look for. */
const longest = 16 * 1024;

const plain: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

type Reader = { readonly of: string; at: number };

const skipBlanks = (reader: Reader): void => {
  const blanks = /(?:[\0\t\n\f\r ]|%[^\r\n]*)*/y;
  blanks.lastIndex = reader.at;
  reader.at += blanks.exec(reader.of)![0].length;
};

/** What a backslash stands for; the reader is behind it already. */
function escaped(reader: Reader): string {
  const octal = /[0-7]{1,3}/y;
  octal.lastIndex = reader.at;
  const [digits] = octal.exec(reader.of) ?? [];
  const newline = reader.of.startsWith('\r\n', reader.at) ? '\r\n' : undefined;
  const one = digits ?? newline ?? reader.of[reader.at] ?? '';
  reader.at += one.length;
  if (digits !== undefined) return String.fromCodePoint(Number.parseInt(digits, 8) % 256);
  return one === '\r\n' || one === '\n' || one === '\r' ? '' : (plain[one] ?? one);
}

function textIn(reader: Reader): PdfValue {
  let text = '';
  let open = 1;
  for (reader.at += 1; reader.at < reader.of.length;) {
    const letter = reader.of[reader.at]!;
    reader.at += 1;
    if (letter === '(') open += 1;
    if (letter === ')') open -= 1;
    if (open === 0) break;
    text += letter === '\\' ? escaped(reader) : letter;
  }
  return { kind: 'text', bytes: Buffer.from(text, 'latin1') };
}

function hexIn(reader: Reader): PdfValue {
  const end = reader.of.indexOf('>', reader.at);
  const digits = reader.of.slice(reader.at + 1, end === -1 ? undefined : end).replaceAll(/[^0-9a-f]/gi, '');
  reader.at = end === -1 ? reader.of.length : end + 1;
  return { kind: 'text', bytes: Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex') };
}

/** The values up to `end`, which is read too. */
function valuesTo(reader: Reader, end: string, depth: number): PdfValue[] {
  const values: PdfValue[] = [];
  for (;;) {
    skipBlanks(reader);
    if (reader.at >= reader.of.length) return values;
    if (reader.of.startsWith(end, reader.at)) {
      reader.at += end.length;
      return values;
    }
    values.push(valueIn(reader, depth + 1));
  }
}

function dictionaryOf(values: readonly PdfValue[]): PdfValue {
  const of = new Map<string, PdfValue>();
  for (const [place, key] of values.entries()) {
    const value = values[place + 1];
    if (key.kind === 'word' && key.word.startsWith('/') && value && !of.has(key.word)) of.set(key.word, value);
  }
  return { kind: 'dictionary', of };
}

function valueIn(reader: Reader, depth: number): PdfValue {
  skipBlanks(reader);
  const { of, at } = reader;
  if (depth < deepest && of.startsWith('<<', at)) {
    reader.at += 2;
    return dictionaryOf(valuesTo(reader, '>>', depth));
  }
  if (depth < deepest && of[at] === '[') {
    reader.at += 1;
    return { kind: 'list', of: valuesTo(reader, ']', depth) };
  }
  if (of[at] === '(') return textIn(reader);
  if (of[at] === '<' && of[at + 1] !== '<') return hexIn(reader);
  // `4 0 R`, which points to an object, is one word.
  const word = /\d{1,10}\s{1,4}\d{1,5}\s{1,4}R\b|\/?[^\0\t\n\f\r ()<>[\]{}/%]+|[^]/y;
  word.lastIndex = at;
  const [found = ''] = word.exec(of) ?? [];
  reader.at += Math.max(found.length, 1);
  return { kind: 'word', word: found };
}

/** The value that begins at a place of a file. */
export const pdfValueAt = (bytes: Buffer, at: number): PdfValue =>
  valueIn({ of: bytes.toString('latin1', at, at + longest), at: 0 }, 0);
