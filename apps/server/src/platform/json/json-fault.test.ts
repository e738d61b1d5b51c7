import { expect, test } from 'vitest';
import { describeJsonFault } from './json-fault.ts';

test.each([
  ['', 'line 1, column 1: a value is expected'],
  ['<Bundle/>', 'line 1, column 1: a value, or a name in quotation marks, is expected'],
  ['{"a":1,}', 'line 1, column 8: a name in quotation marks is expected'],
  ["{'a':1}", 'line 1, column 2: a value, or a name in quotation marks, is expected'],
  ['{"a" 1}', 'line 1, column 6: a colon is expected'],
  ['{"a":01}', 'line 1, column 7: a comma is expected'],
  ['{"a":\r\n  tru}', 'line 2, column 3: a value, or a name in quotation marks, is expected'],
  ['[1,\n]', 'line 2, column 1: a value is expected'],
  ['[1, // one\n2]', 'line 1, column 5: a comment has no place here'],
  ['{"a":{}\n "b":[]}', 'line 2, column 2: a comma is expected'],
  ['{"a":[{"b":"c"', 'line 1, column 15: a comma or } is expected'],
  ['{"a":[1', 'line 1, column 8: a comma or ] is expected'],
  ['{}\n{}\n', 'line 2, column 1: the end of the file is expected'],
  ['["سعال\n"]', 'line 1, column 2: a text has no quotation mark at its end'],
  [String.raw`["\q"]`, 'line 1, column 2: a letter cannot be written like this'],
  [String.raw`["\u12"]`, 'line 1, column 2: a letter cannot be written like this'],
  ['["\t"]', 'line 1, column 2: a letter has no place here'],
  ['[1.]', 'line 1, column 2: a number has no end'],
])('D9.01 %j is told by its place and what is wrong there, without its words', (text, place) => {
  expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
  expect(describeJsonFault(text)).toBe(`the file is not JSON: ${place}`);
});

test('D9.01 what is nested too deep to be followed is no JSON either, without a place', () => {
  expect(describeJsonFault('['.repeat(200_000))).toBe('the file is not JSON');
});
