import { expect, test } from 'vitest';
import { standing } from './typed.ts';

const asTyped = (text: string) => text.trim();

test('what is typed stays where somebody else changes the setting, and is not saved over theirs unseen', () => {
  const typed = { text: 'Mine', revision: 3 };
  expect(standing({ value: 'Old', revision: 3 }, typed, asTyped)).toMatchObject({ text: 'Mine', isChanged: false });
  const theirs = { value: 'Theirs', revision: 4 };
  expect(standing(theirs, typed, asTyped)).toMatchObject({ text: 'Mine', revision: 3, isChanged: true });
  expect(standing(theirs, { ...typed, revision: 4 }, asTyped)).toMatchObject({ text: 'Mine', isChanged: false });
});

test('where nothing is typed, or the same, theirs stands', () => {
  const theirs = { value: 'Theirs', revision: 4 };
  for (const typed of [undefined, { text: 'Theirs ', revision: 3 }])
    expect(standing(theirs, typed, asTyped)).toMatchObject({ value: 'Theirs', isTyped: false, isChanged: false });
});
