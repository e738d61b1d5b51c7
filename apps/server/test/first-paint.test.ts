import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';

const script = readFileSync(path.join(import.meta.dirname, '../../web/public/first-paint.js'), 'utf8');

const inBoth = (name: string) => ({ ar: `${name} ar {name}`, en: `${name} en {name}` });
const greetings = Object.fromEntries(
  ['morning', 'afternoon', 'evening', 'dependent'].map((when) => [when, inBoth(when)]),
);

type Visit = { readonly language: string; readonly at: string; readonly userInfo?: string };
const sara = { first_name: 'Sara', first_name_ar: 'سارة', isDependent: false };

/** Runs the script as a page with a place for the greeting does, at an instant; answers the lines that stand there then. */
function greetedWith({ language, at, userInfo }: Visit): string[] {
  const spans = [{ textContent: '' }, { textContent: '' }, { textContent: '' }];
  const place = { dataset: { greetings: JSON.stringify(greetings) }, querySelectorAll: () => spans };
  const listeners: (() => void)[] = [];
  const storage = { token: 'a token', layout: language, getItem: () => language, ...(userInfo && { userInfo }) };
  runInNewContext(script, {
    location: { search: '' },
    URLSearchParams,
    localStorage: storage,
    sessionStorage: {},
    matchMedia: () => ({ matches: false, addEventListener: () => {} }),
    Date: class extends Date {
      constructor() {
        super(at);
      }
    },
    document: {
      documentElement: { dataset: {} },
      querySelector: (selector: string) => (selector === '[data-greetings]' ? place : null),
      addEventListener: (name: string, listener: () => void) =>
        void (name === 'readystatechange' && listeners.push(listener)),
    },
  });
  for (const listener of listeners) listener();
  return spans.map(({ textContent }) => textContent);
}

const saraAt = (at: string, language = 'en', changed: object = {}) =>
  greetedWith({ language, at, userInfo: JSON.stringify({ ...sara, ...changed }) });

describe('the greeting that stands there before the scripts', () => {
  test('has the name, the day and the Hijri day, in the language of the screen', () => {
    expect(saraAt('2026-11-22T06:00:00Z')).toEqual([
      'morning en Sara',
      'Sunday 22 November 2026',
      '12 Jumada II 1448 AH',
    ]);
    expect(saraAt('2026-11-22T06:00:00Z', 'ar')).toEqual([
      'morning ar سارة',
      'الأحد ٢٢ نوفمبر ٢٠٢٦',
      '١٢ جمادى الآخرة ١٤٤٨ هـ',
    ]);
  });

  test.each([
    ['00:59:59', 'evening', 22],
    ['01:00:00', 'morning', 22],
    ['08:59:59', 'morning', 22],
    ['09:00:00', 'afternoon', 22],
    ['13:59:59', 'afternoon', 22],
    ['14:00:00', 'evening', 22],
    ['20:59:59', 'evening', 22],
    ['21:00:00', 'evening', 23],
  ])('goes by the clock of Riyadh: %s UTC', (time, part, day) => {
    const [greeting, today] = saraAt(`2026-11-22T${time}Z`);
    expect(greeting).toBe(`${part} en Sara`);
    expect(today).toContain(` ${day} November`);
  });

  test('speaks to the guardian in a dependent’s profile, and takes the name that there is', () => {
    expect(saraAt('2026-11-22T06:00:00Z', 'en', { isDependent: true })[0]).toBe('dependent en Sara');
    expect(saraAt('2026-11-22T06:00:00Z', 'ar', { first_name_ar: '' })[0]).toBe('morning ar Sara');
    expect(saraAt('2026-11-22T06:00:00Z', 'en', { first_name: '$&' })[0]).toBe('morning en $&');
  });

  test.each([undefined, 'null', 'not json'])('is nothing where nobody is known: %s', (userInfo) => {
    expect(greetedWith({ language: 'en', at: '2026-11-22T06:00:00Z', ...(userInfo && { userInfo }) })).toEqual([
      '',
      '',
      '',
    ]);
  });
});
