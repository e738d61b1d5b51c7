import { describe, expect, test } from 'vitest';
import { apiClient } from '#test/api-client.ts';
import { hostileStrings } from '#test/hostile-strings.ts';
import { world } from '#test/world.ts';
import { vocabularyOf } from './vocabulary.ts';

const w = await world();
const { get } = apiClient(w);

const found = async (query: string): Promise<string[]> => {
  const { data } = await get('/find/doctors', { query: { query, fetch_all: 1 } });
  return data.items.map((doctor: { code: string }) => doctor.code).toSorted();
};

describe('what cannot be searched for', () => {
  test.each(['x'.repeat(81), ' '.repeat(3) + 'ا'.repeat(81)])('refuses more than 80 characters', async (query) => {
    const { http, body } = await get('/find/doctors', { query: { query } });
    expect(http).toBe(400);
    expect(body.errors[0]).toMatchObject({ path: 'query', code: 'too_long' });
    expect(body.errors[0].message_ar).not.toBe(body.errors[0].message);
  });

  test.each(['xqzw', 'ليلى xqzw', 'زززز', "'; drop table doctor; --", '\u0000xqzw', '😀 xqzw', '%xqzw%'])(
    'finds nobody by %j',
    async (query) => {
      expect(await found(query)).toEqual([]);
    },
  );

  test.each(['', '  ', 'د.', 'Dr.', '\u0000', '%', '()', '😀'])('takes %j for no search at all', async (query) => {
    expect(await found(query)).toHaveLength(40);
  });

  test('nothing that people have typed into search boxes breaks it', async () => {
    const answers = await Promise.all(
      hostileStrings.flatMap((query) => [
        get('/find/doctors', { query: { query, limit: 1 } }),
        get('/specialities/search', { query: { query } }),
      ]),
    );
    expect(new Set(answers.map(({ http }) => http)).difference(new Set([200, 400]))).toEqual(new Set());
  });
});

describe('searching a doctor', () => {
  test.each([
    ['ليلى', 'as it is written'],
    ['ليلي', 'yeh for alef maksura'],
    ['لَيْلَى', 'with vowel signs'],
    ['لـيـلـى', 'stretched'],
    ['د. ليلى', 'with her title'],
    ['د ليلى حسن', 'title without the dot, both names'],
    ['الدكتورة ليلى', 'title in full'],
    ['حسن ليلى', 'the other way round'],
    ['ليلا', 'one letter for another'],
    ['للى', 'a letter left out'],
    ['لييلى', 'a letter too many'],
    ['يللى', 'two letters swapped'],
    ['Dr. Layla', 'in English, with title'],
    ['LAYLA HASSAN', 'capitals'],
    ['layl', 'the beginning'],
    ['Leyla', 'another spelling'],
    ['lyala hasan', 'a slip in each word'],
    ['leyl', 'a beginning with a slip'],
  ])('finds Layla Hassan by %j (%s)', async (query) => {
    expect(await found(query)).toContain('D1001');
    expect((await found(query)).length).toBeLessThan(7);
  });

  test.each([
    ['القحطاني', 'D1003'],
    ['قحطانى', 'D1003'],
    ['al-qahtani', 'D1003'],
    ['alqahtani', 'D1003'],
    ['عبدالله', 'D1005'],
    ['عبد الله', 'D1005'],
    ['Abdul Rahman', 'D1033'],
    ['أحمد', 'D1011'],
    ['احمد', 'D1011'],
    ['إبراهيم', 'D1026'],
    ['ابراهيم', 'D1026'],
  ])('finds a name typed as %j', async (query, code) => {
    expect(await found(query)).toContain(code);
  });

  test.each([
    ['ألم الركبة', ['D1005', 'D1022']],
    ['الم الركبه', ['D1005', 'D1022']],
    ['knee pain', ['D1005', 'D1022']],
    ['صداع', ['D1023', 'D1024']],
    ['migrane', ['D1023', 'D1024']],
    ['gynecology', ['D1010', 'D1040']],
  ])('finds who treats %j', async (query, codes) => {
    expect(await found(query)).toEqual(codes);
  });

  test('every word counts: a field and a city', async () => {
    expect(await found('قلب الرياض')).toEqual(['D1002', 'D1003', 'D1004']);
    expect(await found('cardiology Dammam')).toEqual(['D1004']);
  });

  test('a typo is accepted only where nothing matches as typed', async () => {
    // 'قلق' (anxiety) is one letter from 'قلب' (heart).
    expect(await found('قلب')).not.toContain('D1029');
    expect(await found('قلق')).toContain('D1029');
  });
});

describe('searching a speciality', () => {
  const titles = async (query: string): Promise<string[]> => {
    const { data } = await get('/specialities/search', { query: { query } });
    return data.items.map((speciality: { code: string }) => speciality.code);
  };

  test('by complaint in either language, with a typo', async () => {
    expect(await titles('ألم الظهر')).toEqual(['ORT-SPI']);
    expect(await titles('back pian')).toEqual(['ORT-SPI']);
    expect(await titles('حمل')).toEqual(['OBG-PRE']);
  });

  test('by name: the speciality first, then what is below it', async () => {
    expect(await titles('القلب')).toEqual(['CAR', 'CAR-ADU', 'CAR-PED', 'CAR-RHY']);
    expect(await titles('cardiolgy')).toEqual(['CAR', 'CAR-ADU', 'CAR-PED', 'CAR-RHY']);
  });

  test('no match returns nothing, no query returns everything', async () => {
    expect(await titles('xqzw')).toEqual([]);
    expect((await titles('')).length).toBeGreaterThan(36);
  });
});

test('compound names find their record both joined and apart', () => {
  expect(vocabularyOf(['عبدالله الدوسري'])).toEqual(expect.arrayContaining(['عبدالله', 'الله', 'دوسري']));
  expect(vocabularyOf(['عبد الله'])).toEqual(expect.arrayContaining(['عبد', 'الله', 'عبدالله']));
  expect(vocabularyOf(['Al-Harbi'])).toEqual(expect.arrayContaining(['harbi', 'alharbi']));
});
