import { expect, test } from 'vitest';
import { afterWriting } from './index.ts';

const closedAt = new Date('2026-11-15T06:00:00Z');
const inTime = new Date('2026-11-22T06:00:00Z');
const late = new Date('2026-11-22T06:00:01Z');

test('what the patient writes waits, what support writes answers', () => {
  for (const state of ['open', 'answered'] as const) {
    expect(afterWriting({ state, closedAt: null, unreadByStaff: 0 }, 'patient', late)).toBe('open');
    expect(afterWriting({ state, closedAt: null, unreadByStaff: 0 }, 'staff', late)).toBe('answered');
  }
});

test('an answer to a ticket in which the patient wrote on unread leaves it waiting', () => {
  for (const state of ['open', 'answered'] as const)
    expect(afterWriting({ state, closedAt: null, unreadByStaff: 1 }, 'staff', late)).toBe('open');
});

test('a closed ticket is opened again by its patient, for a week', () => {
  expect(afterWriting({ state: 'closed', closedAt, unreadByStaff: 0 }, 'patient', inTime)).toBe('open');
  expect(afterWriting({ state: 'closed', closedAt, unreadByStaff: 0 }, 'patient', late)).toBeUndefined();
  expect(afterWriting({ state: 'closed', closedAt, unreadByStaff: 0 }, 'staff', closedAt)).toBeUndefined();
});
