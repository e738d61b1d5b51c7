import { printParseErrorCode, visit, type JSONVisitor } from 'jsonc-parser';

const expected: Readonly<Record<string, string>> = {
  InvalidSymbol: 'a value, or a name in quotation marks, is expected',
  InvalidNumberFormat: 'a number cannot be written like this',
  PropertyNameExpected: 'a name in quotation marks is expected',
  ValueExpected: 'a value is expected',
  ColonExpected: 'a colon is expected',
  CommaExpected: 'a comma is expected',
  CloseBraceExpected: 'a comma or } is expected',
  CloseBracketExpected: 'a comma or ] is expected',
  EndOfFileExpected: 'the end of the file is expected',
  InvalidCommentToken: 'a comment has no place here',
  UnexpectedEndOfComment: 'a comment has no place here',
  UnexpectedEndOfString: 'a text has no quotation mark at its end',
  UnexpectedEndOfNumber: 'a number has no end',
  InvalidUnicode: 'a letter cannot be written like this',
  InvalidEscapeCharacter: 'a letter cannot be written like this',
  InvalidCharacter: 'a letter has no place here',
};

type Fault = { readonly line: number; readonly column: number; readonly why: string };

function firstFault(text: string): Fault | undefined {
  let first: Fault | undefined;
  const onError: JSONVisitor['onError'] = (code, _offset, _length, line, character) => {
    const why = expected[printParseErrorCode(code)] ?? 'not JSON';
    first ??= { line: line + 1, column: character + 1, why };
  };
  try {
    visit(text, { onError }, { disallowComments: true });
  } catch (error) {
    // Nested deeper than the parser follows.
    if (!(error instanceof RangeError)) throw error;
  }
  return first;
}

/**
 * Why a text that `JSON.parse` refuses is no JSON, for whoever wrote the file: line and column as an editor counts them. The platform's own
 * parser names the place only at times, and repeats what stands around it, which may be a patient's.
 */
export function describeJsonFault(text: string): string {
  const fault = firstFault(text);
  return fault
    ? `the file is not JSON: line ${fault.line}, column ${fault.column}: ${fault.why}`
    : 'the file is not JSON';
}
