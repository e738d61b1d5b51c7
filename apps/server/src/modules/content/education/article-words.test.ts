import { expect, test } from 'vitest';
import { emptyContent } from '@balsam/domain/content';
import { wordsOf } from './article-words.ts';

const asthma = { ...emptyContent, title: 'Asthma', body: '<p>Dust</p>', body_ar: '<p>غبار</p>' };

test('the words of an article are read once, as long as it says the same', () => {
  const first = wordsOf({ id: 1, fields: asthma });
  expect(first.bodies).toEqual(['dust', 'غبار']);
  expect(wordsOf({ id: 1, fields: { ...asthma } })).toBe(first);
  const changed = { id: 1, fields: { ...asthma, body: '<p>Cats</p>' } };
  expect(wordsOf(changed).bodies).toEqual(['cats', 'غبار']);
  expect(wordsOf(changed)).toBe(wordsOf(changed));
  expect(wordsOf({ id: 2, fields: asthma }).titles).toEqual(['asthma']);
});

test('of very many articles the first are forgotten', () => {
  const first = wordsOf({ id: 1000, fields: asthma });
  for (let id = 1001; id <= 1500; id += 1) wordsOf({ id, fields: asthma });
  expect(wordsOf({ id: 1000, fields: asthma })).not.toBe(first);
});
