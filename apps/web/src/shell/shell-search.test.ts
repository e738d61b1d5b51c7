import { expect, test } from 'vitest';
import { readShellSearch } from './shell-search.ts';

test('S2.06 a language that is not ours, and anything else that is not understood, is left out', () => {
  expect(readShellSearch({ lang: 'fr', routeToNavigate: 7, embed: 'yes' })).toEqual({});
});

test('S2.05 S2.06 language, saved route and embedded view are read from the address', () => {
  expect(readShellSearch({ lang: 'en', routeToNavigate: '/lab-works', embed: '1', other: 1 })).toEqual({
    lang: 'en',
    routeToNavigate: '/lab-works',
    embed: 1,
  });
});
