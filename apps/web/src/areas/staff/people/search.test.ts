import { expect, test } from 'vitest';
import { filtered, peopleSearch } from './search.ts';

test('an address that makes no sense shows the whole list', () => {
  expect(peopleSearch({ q: '', role: 'x', state: 'gone', page: '-1', person: 'a', invite: 'yes' })).toEqual({});
  expect(peopleSearch({ role: 3, page: 1 })).toEqual({});
});

test('filters, page and person come out of the address', () => {
  expect(peopleSearch({ q: 7, role: '5', state: 'locked', page: '2', person: 9, invite: true })).toEqual({
    q: '7',
    role: 5,
    state: 'locked',
    page: 2,
    person: 9,
    invite: true,
  });
});

test('a change of filter begins the list anew and keeps the others', () => {
  const search = peopleSearch({ q: 'a', role: 5, page: 3, person: 9 });
  expect(filtered(search, { state: 'active' })).toEqual({ q: 'a', role: 5, state: 'active' });
  expect(filtered(search, { role: undefined })).toEqual({ q: 'a' });
});
