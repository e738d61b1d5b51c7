import { describe, expect, test } from 'vitest';
import {
  changedFields,
  contentState,
  emptyContent,
  fieldsOfKind,
  findArticles,
  mayPublish,
  missingFields,
  readingMinutes,
  richFromText,
  seenNow,
  textFromRich,
} from './index.ts';

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 22, 9, minute));
const publication = (from: number, until?: number) => ({
  startsAt: at(from),
  endsAt: until === undefined ? null : at(until),
});

describe('D14.04 what is seen now', () => {
  test('from its start, no longer at its end', () => {
    const one = [publication(10, 20)];
    expect([9, 10, 19, 20].map((minute) => seenNow(one, at(minute)) !== undefined)).toEqual([false, true, true, false]);
  });
  test('is the last that has begun: when that is over, an earlier one does not come back', () => {
    const [first, second] = [publication(0), publication(10, 20)];
    expect(seenNow([first, second], at(9))).toBe(first);
    expect(seenNow([first, second], at(10))).toBe(second);
    expect(seenNow([first, second], at(20))).toBeUndefined();
  });
  test('its state says it in a word', () => {
    expect(contentState([], at(0))).toBe('draft');
    expect(contentState([publication(1)], at(0))).toBe('scheduled');
    expect(contentState([publication(0)], at(0))).toBe('published');
    expect(contentState([publication(0, 1)], at(1))).toBe('ended');
    expect(contentState([publication(0, 1), publication(5)], at(1))).toBe('scheduled');
  });
});

describe('D14.20 publishing', () => {
  test('begins now or later and ends after it begins', () => {
    expect(mayPublish({ from: at(1), until: null }, at(1)).ok).toBe(true);
    expect(mayPublish({ from: at(0), until: null }, at(1))).toMatchObject({ code: 'publish_in_past' });
    expect(mayPublish({ from: at(2), until: at(2) }, at(1))).toMatchObject({ code: 'publish_until_before_from' });
    expect(mayPublish({ from: at(2), until: at(3) }, at(1)).ok).toBe(true);
  });
  test('lacks a language, a text or a fact, each by its name', () => {
    const fields = { ...emptyContent, title: 'a', title_ar: 'أ', summary: 'b', body: '<p>c</p>', body_ar: '<p></p>' };
    expect(missingFields('article', fields)).toEqual({
      oneLanguage: ['summary_ar', 'body_ar'],
      empty: ['topic', 'reviewed_on'],
    });
    expect(missingFields('question', emptyContent)).toEqual({
      oneLanguage: [],
      empty: ['title', 'title_ar', 'body', 'body_ar'],
    });
  });
  test('what nobody can see is not written', () => {
    const seen = { ...emptyContent, title: 'a', title_ar: '\u200f', body: '<p>c</p>', body_ar: '<p>\u200b&nbsp;</p>' };
    expect(missingFields('question', seen).oneLanguage).toEqual(['title_ar', 'body_ar']);
  });
  test('a kind keeps what it uses only, and a change is told by its fields', () => {
    const fields = { ...emptyContent, title: 'a', body: '<p>b</p>', code: 'CODE', link: '/x' };
    expect(fieldsOfKind('announcement', fields)).toEqual({ ...emptyContent, title: 'a', link: '/x' });
    expect(changedFields(emptyContent, { ...emptyContent, title: 'a', percent: 5 })).toEqual(['title', 'percent']);
  });
  test('services are the same when each of their facts is, read anew or not', () => {
    const service = {
      title: 'a',
      title_ar: 'ا',
      type: 'onsite',
      speciality_id: null,
      quantity: 1,
      unit_price: 5,
    } as const;
    const before = { ...emptyContent, services: [service] };
    expect(changedFields(before, { ...emptyContent, services: [{ ...service }] })).toEqual([]);
    for (const services of [[], [service, service], [{ ...service, quantity: 2 }]])
      expect(changedFields(before, { ...emptyContent, services })).toEqual(['services']);
  });
});

describe('rich text', () => {
  const text = '## Head & <more>\n\nA paragraph.\n\n- one\n- two\n\nLast "words".';
  test('comes from plain text and goes back to it', () => {
    const rich = richFromText(text);
    expect(rich).toBe(
      '<h2>Head &amp; &lt;more&gt;</h2><p>A paragraph.</p><ul><li><p>one</p></li><li><p>two</p></li></ul><p>Last &quot;words&quot;.</p>',
    );
    expect(textFromRich(rich)).toBe(text);
  });
  test('keeps the numbers of a numbered list in the digits of its language, also of a list within one', () => {
    const rich =
      '<p>Clauses</p><ol><li><p>first</p></li><li>second<ul><li>within</li></ul></li><li><p>third</p></li></ol><ol><li>anew</li></ol>';
    const lines = (plain: string) => plain.split('\n').filter((line) => line !== '');
    expect(lines(textFromRich(rich))).toEqual(['Clauses', '1. first', '2. second', '- within', '3. third', '1. anew']);
    expect(lines(textFromRich(rich, 'ar'))).toEqual([
      'Clauses',
      '١. first',
      '٢. second',
      '- within',
      '٣. third',
      '١. anew',
    ]);
  });
  test('is read at 180 words a minute, in one minute at least', () => {
    expect(readingMinutes('<p>Short.</p>')).toBe(1);
    expect(readingMinutes(`<p>${'word '.repeat(540)}</p>`)).toBe(3);
  });
});

describe('D14.23 the search of articles', () => {
  const articles = [
    { titles: 'Asthma under control الربو تحت السيطرة', summaries: 'inhaler بخاخ', bodies: 'dust and cats غبار' },
    { titles: 'Heat الحر', summaries: 'summer صيف', bodies: 'people with asthma للربو' },
  ];
  const titlesOf = (typed: string) => findArticles(articles, typed).map(({ titles }) => titles.split(' ')[0]);
  test.each([
    ['asthma', ['Asthma', 'Heat']],
    ['الربو', ['Asthma', 'Heat']],
    ['asthna', ['Asthma']],
    ['بخاخات', []],
    ['بخاخ', ['Asthma']],
    ['inhal', ['Asthma']],
    ['asthma summer', ['Heat']],
    ['asthma volcano', []],
    ['xq', []],
    ['?!', []],
    ['', ['Asthma', 'Heat']],
  ])('%s', (typed, expected) => {
    expect(titlesOf(typed)).toEqual(expected);
  });
  test('a person’s name finds none that has a piece of it, or a word that is like it, somewhere in its text', () => {
    const night = {
      titles: 'Sleep النوم',
      summaries: 'better without tablets',
      bodies: 'يتحسن النوم ليلا، والأحسن حسنا أن يبرد المكان',
    };
    for (const name of ['ليلا حسن', 'ليلى حسن', 'حسين ليلي']) expect(findArticles([night], name)).toEqual([]);
    expect(findArticles([night], 'النوم ليلا')).toEqual([night]);
    expect(findArticles([{ ...night, bodies: 'يتحسن' }], 'حسن')).toEqual([]);
  });
  test('a search among names is literal: neither a typo nor a beginning nor the body counts', () => {
    const pressure = { titles: 'Pressure ضغط الدم المنزلي', summaries: 'salt', bodies: 'at night ليلا' };
    const literally = (typed: string) => findArticles([pressure], typed, 'literally');
    for (const typed of ['المنزلى', 'ضغط الدم', 'pressure', 'salt']) expect(literally(typed)).toEqual([pressure]);
    for (const typed of ['منزل', 'ليلا', 'press', 'pressurr', 'ضغظ الدم']) expect(literally(typed)).toEqual([]);
  });
});
