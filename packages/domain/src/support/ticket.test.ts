import { expect, test } from 'vitest';
import { afterWriting } from './index.ts';

const closedAt = new Date('2026-11-15T06:00:00Z');
const inTime = new Date('2026-11-22T06:00:00Z');
const late = new Date('2026-11-22T06:00:01Z');

test('what the patient writes waits, what support writes answers', () => {
  for (const state of ['open', 'answered'] as const) {
    expect(afterWriting({ state, closedAt: null }, 'patient', late)).toBe('open');
    expect(afterWriting({ state, closedAt: null }, 'staff', late)).toBe('answered');
  }
});

test('a closed ticket is opened again by its patient, for a week', () => {
  expect(afterWriting({ state: 'closed', closedAt }, 'patient', inTime)).toBe('open');
  expect(afterWriting({ state: 'closed', closedAt }, 'patient', late)).toBeUndefined();
  expect(afterWriting({ state: 'closed', closedAt }, 'staff', closedAt)).toBeUndefined();
});
