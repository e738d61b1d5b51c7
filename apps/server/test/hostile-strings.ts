import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isFull } from './full.ts';

const reserved = ['undefined', 'null', 'nil', 'true', 'NaN', '-Infinity', 'CON', 'COM1', 'constructor', '__proto__'];
const numbers = ['0', '-1', '1e400', '0x7f', '9007199254740993', '1/0', '00', '1.000,50', '٠١٢٣', '۱۲۳', '½', '²'];
const injected = [
  "'; drop table person; --",
  `1' or '1'='1`,
  '") union all values (1, 2) --',
  '$(touch /tmp/x)',
  '`id`',
  '| cat /etc/passwd',
  '../../../../etc/passwd%00.png',
  '${{1+1}}',
  '{{7*7}}',
  '%n%s%d',
  '{"$gt": ""}',
  '=cmd|/C calc!A0',
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
];
const scripts = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  "<svg/onload='alert(1)'>",
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>">',
];
const letters = [
  'ﷺ',
  'بِسْمِ ٱللَّٰهِ',
  'ـــــ',
  'لا إله إلا الله',
  'ﻼﻼﻼ',
  'Zalgo h̵̢̛͉e͓̞',
  'ÅÅ',
  'ſ',
  'İi',
  'ß',
  'ʇsǝʇ',
  '田中さん',
  '👩‍👩‍👧‍👦',
  '🇸🇦',
  '\uFFFE',
  '\uFEFFx',
];
const invisible = [
  '\u202Eabc',
  '\u2067abc\u2069',
  '\u200Ba\u200Cb\u200D',
  '\u00A0',
  '\u3000',
  '\t',
  'a\r\nSet-Cookie: x=1',
  'a\u0085b',
  '\u0007',
  '   ',
  '',
];
const long = ['ا'.repeat(300), 'a '.repeat(200), '😀'.repeat(100), `${'x'.repeat(250)}@example.com`];
const addresses = ['a@b', '"a b"@example.com', 'a@[127.0.0.1]', 'http://localhost/', '+9665', 'tel:+966501234567'];

const own = [reserved, numbers, injected, scripts, letters, invisible, long, addresses].flat();

const beside = path.join(import.meta.dirname, '../../../../shared/data/naughty/blns.json');

/** Texts of each kind that has broken software; with the Big List of Naughty Strings in `npm run test:full`, where it lies beside the project. */
export const hostileStrings: readonly string[] =
  isFull && existsSync(beside) ? [...own, ...(JSON.parse(readFileSync(beside, 'utf8')) as string[])] : own;
