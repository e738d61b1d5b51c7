import { expect, test } from 'vitest';
import { mayReviewOvr, maySubmitOvr, mayWriteOvr, missingInOvr, type OvrContent } from './index.ts';

const now = new Date('2026-11-22T06:00:00Z');
const whole: OvrContent = {
  category: 'fall',
  severity: 'near_miss',
  location: 'Ward 3',
  happenedAt: now,
  what: 'A wet floor',
};

test('D13.06 a report is written while it is a draft, and reviewed once it is submitted', () => {
  expect(mayWriteOvr('draft').ok).toBe(true);
  expect(mayWriteOvr('submitted')).toMatchObject({ ok: false, code: 'ovr_submitted' });
  expect(mayWriteOvr('reviewed')).toMatchObject({ ok: false, code: 'ovr_submitted' });
  expect(mayReviewOvr('draft')).toMatchObject({ ok: false, code: 'ovr_not_submitted' });
  expect(mayReviewOvr('submitted').ok).toBe(true);
  expect(mayReviewOvr('reviewed')).toMatchObject({ ok: false, code: 'ovr_reviewed' });
});

test('D13.06 it is submitted once, whole, and of what has happened', () => {
  expect(maySubmitOvr({ ...whole, state: 'draft' }, now).ok).toBe(true);
  expect(maySubmitOvr({ ...whole, state: 'submitted' }, now)).toMatchObject({ code: 'ovr_submitted' });
  expect(maySubmitOvr({ ...whole, what: '', state: 'draft' }, now)).toMatchObject({ code: 'ovr_incomplete' });
  const later = new Date(now.getTime() + 1);
  expect(maySubmitOvr({ ...whole, happenedAt: later, state: 'draft' }, now)).toMatchObject({ code: 'ovr_in_future' });
});

test('D13.06 it says which fields are missing, in the order of the form', () => {
  expect(missingInOvr(whole)).toEqual([]);
  expect(missingInOvr({ category: null, severity: null, location: '', happenedAt: null, what: '' })).toEqual([
    'category',
    'severity',
    'location',
    'happened_at',
    'what',
  ]);
  expect(missingInOvr({ ...whole, location: '\u200b', what: '\u200f ' })).toEqual(['location', 'what']);
});
