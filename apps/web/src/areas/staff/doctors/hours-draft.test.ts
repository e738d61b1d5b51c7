import { expect, test } from 'vitest';
import type { WeeklyHours } from '#shared/schedule/types.ts';
import { draftOf } from './hours-draft.ts';

const named = (id: number) => ({ id, title: `${id}`, title_ar: `${id}` });
const clinics = [
  { ...named(1), location: named(10) },
  { ...named(2), location: named(20) },
] as Parameters<typeof draftOf>[1];
const hours = (clinic: number | null, branch: number) =>
  ({
    weekday: 0,
    type: 'onsite',
    start_time: '09:00',
    end_time: '12:00',
    slot_minutes: 30,
    valid_from: '2026-11-01',
    valid_to: null,
    clinic: clinic === null ? null : named(clinic),
    location: named(branch),
  }) as WeeklyHours;

test('D13.08 hours are edited in a clinic that can be chosen: their own, else one at their branch', () => {
  const drafts = draftOf([hours(2, 20), hours(3, 20), hours(null, 20), hours(3, 30)], clinics, '2026-11-22');
  expect(drafts.map((draft) => draft.clinic_id)).toEqual([2, 2, 2, 1]);
});
