import { expect, test } from 'vitest';
import { contentOf, draftOf } from './draft.ts';

// Half past one in the night of the 23rd in Riyadh.
const now = new Date('2026-11-22T22:30:00Z');

test('D13.06 day and time are those of Riyadh, wherever the browser is', () => {
  expect(draftOf(undefined, now)).toMatchObject({ day: '2026-11-23', time: '' });
  const typed = { ...draftOf(undefined, now), time: '01:15' };
  expect(contentOf(typed).happened_at).toBe('2026-11-22T22:15:00.000Z');
});

test('D13.06 what is left open is sent as nothing', () => {
  expect(contentOf(draftOf(undefined, now))).toEqual({
    category: null,
    severity: null,
    location: '',
    happened_at: null,
    what: '',
    action: '',
  });
  expect(contentOf({ ...draftOf(undefined, now), category: 'nonsense', what: '  A wet floor ' })).toMatchObject({
    category: null,
    what: 'A wet floor',
  });
});
