import { expect, test } from 'vitest';
import { describeJsonFault } from './json-fault.ts';

test.each([
  ['', 'line 1, column 1: a value'],
  ['<Bundle/>', 'line 1, column 1: a value'],
  ['{"a":1,}', 'line 1, column 8: a name in quotation marks'],
  ["{'a':1}", 'line 1, column 2: a name in quotation marks or }'],
  ['{"a" 1}', 'line 1, column 6: a colon'],
  ['{"a":01}', 'line 1, column 6: a value'],
  ['{"a":\r\n  tru}', 'line 2, column 3: a value'],
  ['[1,\n]', 'line 2, column 1: a value'],
  ['[1}', 'line 1, column 3: a comma or ]'],
  ['{"a":{}\n "b":[]}', 'line 2, column 2: a comma or }'],
  ['{"a":[{"b":"c"', 'line 1, column 15: a comma or }'],
  ['{}\n{}\n', 'line 2, column 1: the end of the file'],
  ['["a\nb"]', 'line 1, column 4: a quotation mark, or a letter that may stand in a text'],
  [String.raw`["\q"]`, 'line 1, column 3: a quotation mark, or a letter that may stand in a text'],
  ['["سعال', 'line 1, column 7: a quotation mark, or a letter that may stand in a text'],
])('D9.01 %j is told by its place and what is expected there, without its words', (text, place) => {
  expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
  expect(describeJsonFault(text)).toBe(`the file is not JSON: ${place} is expected`);
});

test.each(['{"a":[1,-0.5e+3,true,false,null,"\\u00e9\\n",{}],"b":[]} x', ' [ ] x', '"a" x', '7 x'])(
  'D9.01 what is JSON as far as it goes is read to its end: %j',
  (text) => {
    expect(describeJsonFault(text)).toContain(`column ${text.length}: the end of the file is`);
  },
);
