import { expect, test } from 'vitest';
import { addMinutes, instantAt, riyadhDay } from '@balsam/domain/time';
import { dayOfDrLayla } from './visit-plan.ts';

const minutes = Array.from({ length: 288 }, (_, n) => n * 5);

test.each(minutes)('the demo hospital can begin %i minutes after midnight', (minute) => {
  const now = addMinutes(instantAt('2026-11-27', 0), minute);
  const visits = dayOfDrLayla(now).toSorted((a, b) => a.starts_at.getTime() - b.starts_at.getTime());
  const overlapping = visits.filter((visit, n) => n > 0 && visit.starts_at < visits[n - 1]!.ends_at);
  expect(overlapping).toEqual([]);
  const sara = visits.find((visit) => visit.mrn === '1000001')!;
  expect(riyadhDay(sara.starts_at)).toBe(riyadhDay(now));
  expect(Math.abs(sara.starts_at.getTime() - now.getTime())).toBeLessThanOrEqual(60 * 60_000);
});
