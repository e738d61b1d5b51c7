/** A place in a text as an editor counts it, from 1, and what JSON has there. */
export type JsonFault = { readonly line: number; readonly column: number; readonly expected: string };

type Expected = 'value' | 'first value' | 'name' | 'first name' | 'colon' | 'next' | 'end';

const ofSpace = /[ \t\n\r]*/y;
const ofPlainValue = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;
const ofEscape = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

function endOf(pattern: RegExp, text: string, from: number): number | undefined {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

/** Behind the string that begins here, or where it stops being one. By letters: a picture in a string is too long for a pattern. */
function stringFrom(text: string, from: number): { readonly end: number; readonly isWhole: boolean } {
  let at = from + 1;
  while (at < text.length && text.charCodeAt(at) >= 0x20) {
    if (text[at] === '"') return { end: at + 1, isWhole: true };
    const next = text[at] === '\\' ? endOf(ofEscape, text, at) : at + 1;
    if (next === undefined) break;
    at = next;
  }
  return { end: at, isWhole: false };
}

const closing: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

const wordsFor = (expected: Expected, opened: string | undefined): string =>
  ({
    value: 'a value',
    'first value': 'a value or ]',
    name: 'a name in quotation marks',
    'first name': 'a name in quotation marks or }',
    colon: 'a colon',
    next: `a comma or ${closing[opened ?? ''] ?? ''}`,
    end: 'the end of the file',
  })[expected];

/** What one sign, which is neither space nor part of a longer value, makes of what is expected; undefined where it has no place. */
function afterSign(sign: string, expected: Expected, opened: string[]): Expected | undefined {
  const isValue = expected === 'value' || expected === 'first value';
  if (isValue && closing[sign] !== undefined) {
    opened.push(sign);
    return sign === '{' ? 'first name' : 'first value';
  }
  const mayClose = expected === 'next' || expected === (sign === '}' ? 'first name' : 'first value');
  if (mayClose && sign === closing[opened.at(-1) ?? '']) {
    opened.pop();
    return opened.length > 0 ? 'next' : 'end';
  }
  if (sign === ':' && expected === 'colon') return 'value';
  if (sign !== ',' || expected !== 'next') return undefined;
  return opened.at(-1) === '{' ? 'name' : 'value';
}

/** Where the text stops being JSON, and what was expected there. */
function scan(text: string): { readonly at: number; readonly expected: string } {
  const opened: string[] = [];
  let expected: Expected = 'value';
  for (let at = 0; ;) {
    at = endOf(ofSpace, text, at)!;
    const isName: boolean = expected === 'name' || expected === 'first name';
    const isValue: boolean = expected === 'value' || expected === 'first value';
    const string = text[at] === '"' && (isName || isValue) ? stringFrom(text, at) : undefined;
    if (string?.isWhole === false)
      return { at: string.end, expected: 'a quotation mark, or a letter that may stand in a text' };
    const behind: number | undefined = string?.end ?? (isValue ? endOf(ofPlainValue, text, at) : undefined);
    const next: Expected | undefined =
      behind === undefined ? afterSign(text[at] ?? '', expected, opened) : afterValue(isName, opened);
    if (next === undefined) return { at, expected: wordsFor(expected, opened.at(-1)) };
    at = behind ?? at + 1;
    expected = next;
  }
}

const afterValue = (isName: boolean, opened: readonly string[]): Expected => {
  if (isName) return 'colon';
  return opened.length > 0 ? 'next' : 'end';
};

/**
 * Why a text that `JSON.parse` refuses is no JSON. The parser's own words name the place only at times, and repeat what stands around it, which
 * may be a patient's.
 */
export function jsonFault(text: string): JsonFault {
  const { at, expected } = scan(text);
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1, expected };
}

/** The same in words, for whoever wrote the file. */
export const describeJsonFault = (text: string): string => {
  const { line, column, expected } = jsonFault(text);
  return `the file is not JSON: line ${line}, column ${column}: ${expected} is expected`;
};
