import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readRegister } from './read-register.ts';
import { registerCsv } from '#test/factories/registers.ts';

const usual = registerCsv([{ RegisterNumber: '1', 'Trade Name Arabic': 'بنادول' }, { RegisterNumber: '2' }]);
const plain = usual.slice(1);
const read = (text: string) => readRegister(Buffer.from(text));
const arabic = 'رقم التسجيل,الاسم التجاري,الحالة القانونية,السعر\r\n';
/** Each cell of every line, written with another delimiter. */
const delimited = (by: string) => plain.replaceAll('","', `"${by}"`);
/** Windows-1256 as a spreadsheet of an Arabic Windows saves it: an Arabic letter is one byte. */
const windows1256 = Buffer.concat(
  plain.split('').map((letter) => (letter > '\u0080' ? Buffer.from([0xc8]) : Buffer.from(letter))),
);

describe('a file that is no CSV in UTF-8 is refused, and it is said what it is', () => {
  test.each<[string, Buffer, RegExp]>([
    ['Windows-1256', windows1256, /^line 2 is not UTF-8 \(the file may be Windows-1256\)/],
    ['UTF-16 with its mark', Buffer.from(usual, 'utf16le'), /^the file is UTF-16/],
    ['UTF-16 without it', Buffer.from(plain, 'utf16le'), /^the file is UTF-16/],
    ['UTF-16 of Arabic heads', Buffer.from(`\uFEFF${arabic}`, 'utf16le'), /^the file is UTF-16/],
    [
      'UTF-16 of Arabic heads, the other way round',
      Buffer.from(`\uFEFF${arabic}`, 'utf16le').swap16(),
      /^the file is UTF-16/,
    ],
    ['a gzip file that is cut off', gzipSync(usual).subarray(0, 60), /^the gzip file is cut off or too large/],
    ['UTF-16, the other way round', Buffer.from(usual, 'utf16le').swap16(), /^the file is UTF-16/],
    ['a workbook', Buffer.from('PK\u0003\u0004 and so on', 'latin1'), /^the file is an Excel file \(.xlsx\)/],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), /^the file is an Excel file \(.xls\)/],
  ])('%s', (_, file, message) => {
    expect(() => readRegister(file)).toThrow(message);
  });
  test('a mark of UTF-8 is fine, and so is none', () => {
    expect([read(usual)[0]!.nameAr, read(plain)[0]!.nameAr]).toEqual(['بنادول', 'بنادول']);
  });
});

describe('the columns of a file', () => {
  test.each([
    ['in capitals with underscores', plain.replace('Trade Name', 'TRADE_NAME').replace('Public price', 'PUBLIC_PRICE')],
    ['in other words', plain.replace('RegisterNumber', 'Registration No.').replace('Public price', 'Price')],
    ['in Arabic', plain.replace('"Trade Name"', '"الإسم التجاري"').replace('Public price', 'السعر للجمهور')],
    [
      'with spaces more and less',
      plain.replace('Legal Status', ' LegalStatus ').replace('StrengthUnit', 'Strength Unit'),
    ],
    ['parted by semicolons', delimited(';')],
    ['parted by tabs', delimited('\t')],
    ['parted by bars', delimited('|')],
    ['of a Mac of long ago', plain.replaceAll('\r\n', '\r')],
  ])('are known %s', (_, text) => {
    expect(read(text)).toEqual(read(plain));
  });
  test('without the Arabic ones everything has its English name', () => {
    const [row] = read(plain.replace('Trade Name Arabic', 'A').replace('Scientific Name Arabic', 'B'));
    expect(row).toMatchObject({ name: 'PANADOL 500MG TAB', nameAr: '', scientificNameAr: '' });
  });
  test('one that is missing is named as the authority names it', () => {
    expect(() => read(plain.replace('Public price', 'Cost'))).toThrow('the column Public price is missing');
  });
});

describe('a file as a spreadsheet leaves it', () => {
  const [head = '', ...lines] = plain.trimEnd().split('\r\n');
  const withColumn = (name: string, cell: string) =>
    [`${head},${name}`, ...lines.map((line) => `${line},${cell}`)].join('\r\n');
  test('D9.01 of two columns that are called alike nobody knows which one is meant', () => {
    expect(() => read(withColumn('PUBLIC PRICE', '99'))).toThrow('the column Public price comes twice');
    expect(read(withColumn('Price', '99'))).toEqual(read(plain));
  });
  test('D9.01 empty cells after the last column, and lines of nothing but delimiters, say nothing', () => {
    const blank = ','.repeat(21);
    expect(read([head, ...lines.map((line) => `${line},,`), blank, `${blank},`, blank].join('\r\n'))).toEqual(
      read(plain),
    );
    expect(() => read(`${head}\r\n${lines[0]!},,7`)).toThrow('line 2 has 24 cells, the head line 22');
  });
});

describe('a line is told by the number that an editor shows', () => {
  const long = registerCsv([
    { RegisterNumber: '1', 'Storage conditions': 'cool\r\nand\r\ndry' },
    { RegisterNumber: '2' },
  ]);
  test('also after a cell of several lines, and after empty ones', () => {
    expect(read(`${long}\r\n\r\n${plain.split('\r\n')[1]!}\r\n`).map(({ line }) => line)).toEqual([2, 5, 8]);
  });
  test('with too few cells', () => {
    expect(() => read(`${long}7,8\r\n`)).toThrow('line 6 has 2 cells, the head line 22');
  });
  test.each([
    ['that is never closed', '"1,2', 'line 6 cannot be read: a quotation mark is never closed'],
    ['in the middle of a cell', '1,2"3"', 'line 6 cannot be read: a quotation mark is misplaced'],
  ])('with a quotation mark %s', (_, line, message) => {
    expect(() => read(`${long}${line}\r\n`)).toThrow(message);
  });
});
