import { describe, expect, test } from 'vitest';
import { besideList, dayOf, filtered, timeBeside, withTimeBeside } from './find-changes.ts';
import { findSearch } from './find-search.ts';

describe('the address of Find Your Doctor', () => {
  test('nonsense is left out instead of being asked for', () => {
    const raw = { q: '  ', method: 'by-post', location: '-1', speciality: '1e99', sub: [], day: 'never', sort: 'x' };
    expect(findSearch({ ...raw, pages: '0', doctor: '٣', date: '2026-02-30', slot: null, more: 1 })).toEqual({});
  });

  test('what it holds comes back, numbers as text as well', () => {
    expect(findSearch({ q: 5012, method: 'home-healthcare', location: '2', pages: 3, date: '2026-11-22' })).toEqual({
      q: '5012',
      method: 'home-healthcare',
      location: 2,
      pages: 3,
      date: '2026-11-22',
    });
  });

  test('long text is cut and pages are bounded', () => {
    expect(findSearch({ q: 'أ'.repeat(500), pages: 1e6 })).toEqual({ q: 'أ'.repeat(80), pages: 20 });
  });

  test('a filter begins the list and the choice of a time anew', () => {
    const before = { q: 'قلب', pages: 4, doctor: 7, visit: 'online', at: 2, date: '2026-11-22', slot: 9 } as const;
    expect(filtered(before, { location: 1 })).toEqual({ q: 'قلب', location: 1 });
    expect(besideList(before, 8)).toEqual({ q: 'قلب', pages: 4, doctor: 8 });
  });

  test('a kind of visit chosen beside the list leaves its filters alone', () => {
    const search = { method: 'onsite', location: 1, day: 'tomorrow' } as const;
    const today = '2026-11-21';
    expect(timeBeside(search, today)).toMatchObject({ method: 'onsite', location: 1, date: '2026-11-22' });
    expect(withTimeBeside(search, 5, { method: 'online', date: undefined }, today)).toEqual({
      ...search,
      doctor: 5,
      visit: 'online',
      at: 1,
    });
  });

  test('today and tomorrow are Riyadh days', () => {
    expect([dayOf('today', '2026-12-31'), dayOf('tomorrow', '2026-12-31')]).toEqual(['2026-12-31', '2027-01-01']);
  });
});
