import { expect, test } from 'vitest';
import { serverTextFaults } from './server-texts.ts';

const file = (name: string, text: string) => ({ path: `apps/server/src/modules/booking/${name}`, text });
const texts = (text: string) => [file('booking.texts.ts', `export const bookingTexts = { ${text} };`)];
const at = 'apps/server/src/modules/booking/booking.texts.ts:1 a text';

test.each([
  ['a text that lacks a language', `booked: { ar: 'تم الحجز' }`, [`${at} has no 'en'`]],
  ['an empty text', `booked: { ar: 'تم الحجز', en: ' ' }`, [`${at} is empty in 'en'`]],
  ['an empty text in Arabic', `booked: { ar: '', en: 'Booked' }`, [`${at} is empty in 'ar'`]],
  [
    'an Arabic text without an Arabic letter',
    `booked: { ar: 'Booked', en: 'Booked' }`,
    [`${at} has no Arabic letter in 'ar': Booked`],
  ],
  [
    'one that is made of values',
    'at: (day: string) => ({ ar: `on ${day}`, en: `on ${day}` })',
    [`${at} has no Arabic letter in 'ar': on `],
  ],
])('%s is refused', (_, text, faults) => {
  expect(serverTextFaults(texts(text))).toEqual(faults);
});

test('an Arabic letter outside the texts is refused with its line', () => {
  expect(serverTextFaults([file('book.ts', `const a = 1;\nconst title = 'موعد';`)])).toEqual([
    'apps/server/src/modules/booking/book.ts:2 holds a text that belongs in a *.texts.ts beside it',
  ]);
});

test('a file that is listed as pending may hold texts', () => {
  const source = file('book.ts', `const title = 'موعد';`);
  expect(serverTextFaults([source], [source.path])).toEqual([]);
});

test('texts in both languages, values alone, tests, fixtures and the demo are let through', () => {
  const inOrder = texts(
    'booked: { ar: `تم حجز ${1}`, en: `Booked ${1}` }, mark: (n: number) => ({ ar: `${n}: ${n}`, en: `${n}: ${n}` })',
  );
  const others = ['book.test.ts', 'book.fixture.ts'].map((name) => file(name, `const name = 'سارة';`));
  const demo = { path: 'apps/server/src/demo/people.ts', text: `const name = 'سارة';` };
  expect(serverTextFaults([...inOrder, ...others, demo])).toEqual([]);
});
