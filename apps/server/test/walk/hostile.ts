import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const bigListFile = path.join(import.meta.dirname, '../../../../../shared/data/naughty/blns.json');

/** The Big List of Naughty Strings, where it lies beside the project; some of its kinds otherwise. */
export const hostileStrings: readonly string[] = existsSync(bigListFile)
  ? (JSON.parse(readFileSync(bigListFile, 'utf8')) as string[])
  : ["'; drop table person; --", '<script>alert(1)</script>', '\u202Eabc', '￾', '../../etc/passwd', '${{1+1}}', 'ﷺ'];

const deep = `${'['.repeat(2000)}${']'.repeat(2000)}`;

/** Values as they stand in JSON, of which no field should make a failure of ours. */
export const hostileJson: readonly string[] = [
  'null',
  'true',
  '-1',
  '0',
  '1.5',
  '1e309',
  '-1e309',
  '9007199254740993',
  '99999999999999999999999',
  '""',
  '"   "',
  '"a\\u0000b"',
  '"\\ud800"',
  `"${'ا'.repeat(20_000)}"`,
  '[]',
  '[1,"1"]',
  '{}',
  '{"constructor":{"name":1},"toString":1}',
  deep,
  '"2026-02-30"',
  '"2026-13-01T99:99:99Z"',
  '"٠١٢٣"',
];

/** The same for a query or a path, where everything is text. */
export const hostileText: readonly string[] = [
  '',
  ' ',
  '-1',
  '0',
  '00',
  '1.5',
  '1e309',
  'NaN',
  'null',
  '9007199254740993',
  '9999999999999999',
  '9'.repeat(190),
  'a\u0000b',
  '\uD800',
  '2026-02-30',
  '9999-12-31',
  '0000-00-00',
  '../..',
  '%00',
  '٣',
  'ا'.repeat(300),
];
