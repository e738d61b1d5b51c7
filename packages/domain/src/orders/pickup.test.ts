import { describe, expect, test } from 'vitest';
import { fetchableSince, lapsesAt, movesFrom, pickupDue } from './index.ts';

const ready = new Date('2026-11-22T10:00:00Z');
const after = (hours: number, ms = 0) => new Date(ready.getTime() + hours * 3_600_000 + ms);

describe('D15.03 a pickup that nobody fetches', () => {
  test.each([
    [after(24, -1), 0, false],
    [after(24), 1, false],
    [after(48, -1), 1, false],
    [after(48), 2, false],
    [after(72, -1), 2, false],
    [after(72), 2, true],
  ])('at %s has %s reminders, lapsed: %s', (now, reminders, isLapsed) => {
    expect(pickupDue(ready, now)).toEqual({ reminders, isLapsed });
  });
  test('its time begins when it can be fetched, after the time that was planned', () => {
    expect(fetchableSince(ready, null)).toBe(ready);
    expect(fetchableSince(ready, after(-1))).toBe(ready);
    expect(lapsesAt(fetchableSince(ready, after(30)))).toEqual(after(102));
  });
  test('only what waits at the counter lapses', () => {
    expect(movesFrom('ready_to_ship', 'lapse', 'pickup').map(({ to }) => to)).toEqual(['cancelled']);
    expect(movesFrom('ready_to_ship', 'lapse', 'delivery')).toEqual([]);
  });
});
