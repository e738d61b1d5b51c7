import { expect, test } from 'vitest';
import { contentListQuery } from './queries.ts';
import { contentSearch } from './search.ts';

test('an address that makes no sense shows the whole list from its beginning', () => {
  expect(contentSearch({ kind: '', state: 7, q: ' ', item: 'x', page: '-1' })).toEqual({});
  expect(contentSearch({ page: 1 })).toEqual({});
});

test('what is listed, the page and what is open come out of the address', () => {
  expect(contentSearch({ kind: 'promotion', state: 'draft', q: 7, page: '2', item: '9' })).toEqual({
    kind: 'promotion',
    state: 'draft',
    q: '7',
    page: 2,
    item: 9,
  });
});

test('what is beyond the first page is asked for by its page', () => {
  expect(JSON.stringify(contentListQuery('article', { page: 3 }).queryKey)).toContain('"page":3');
  expect(JSON.stringify(contentListQuery('article', {}).queryKey)).toContain('"page":1');
});
