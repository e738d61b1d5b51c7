import { describe, expect, test } from 'vitest';
import { isPersonName, normaliseName } from './index.ts';

describe('names of persons', () => {
  test.each([
    [
      'en',
      [
        '',
        ' ',
        'سارة',
        'Sara1',
        'Sara😀',
        'Sára',
        'Sara\u202e',
        'Sara\u200d',
        '-Sara',
        "Sara'",
        'A--B',
        'Sara\nAli',
        'a'.repeat(61),
      ],
    ],
    [
      'ar',
      ['', 'Sara', 'سارة1', 'سارة٣', 'ســـارة', 'سَارة', 'سارة\u200f', '\ufeb3\ufe8e\ufead\ufe93', 'سارة-', 'سارة Sara'],
    ],
  ] as const)('S5.10 in %s has the letters of that language only', (language, refused) => {
    expect(refused.filter((name) => isPersonName(normaliseName(name), language))).toEqual([]);
  });
  test.each([
    ['en', ['Sara', 'Al-Harbi', "O'Neil", 'Abd al Rahman', 'a'.repeat(60)]],
    ['ar', ['سارة', 'عبد العزيز', 'آل-سعود', 'پرويز', 'ا']],
  ] as const)('S5.10 in %s may have spaces, hyphens and apostrophes between its parts', (language, accepted) => {
    expect(accepted.filter((name) => !isPersonName(normaliseName(name), language))).toEqual([]);
  });
  test('are kept composed, with single spaces', () => {
    expect(normaliseName('  Abd \u00a0 Allah ')).toBe('Abd Allah');
    expect(normaliseName('\u0627\u0653دم')).toBe('آدم');
  });
});
