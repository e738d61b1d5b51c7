import { describe, expect, test } from 'vitest';
import { recentEvents } from './recent-events.ts';

const minute = 60_000;

/** A process that has listened for an hour, and how to let time pass. */
function listening() {
  let now = 0;
  const recent = recentEvents(() => now);
  const pass = (ms: number): void => void (now += ms);
  recent.beginListening();
  pass(60 * minute);
  return { recent, pass };
}

describe('D3.09 what a page may have missed', () => {
  test('D3.09 is nothing when nothing was sent to the person since it began to read', () => {
    const { recent, pass } = listening();
    recent.record(['person:1']);
    pass(minute);
    recent.record(['person:2']);
    expect(recent.mayHaveMissed(['person:1', 'session:1'], 2000)).toBe(false);
  });
  test('D3.09 is what was sent since, and shortly before, as the question takes its time', () => {
    const { recent, pass } = listening();
    recent.record(['person:1']);
    pass(11_999);
    expect([recent.mayHaveMissed(['person:1'], 2000), recent.mayHaveMissed(['person:1'], 1000)]).toEqual([true, false]);
  });
  test('D3.09 is not forgotten for as long as a page may ask', () => {
    const { recent, pass } = listening();
    recent.record(['person:1']);
    pass(minute);
    recent.record(['person:2']);
    expect(recent.mayHaveMissed(['person:1'], 50_000)).toBe(true);
  });
  test('D3.09 counts the last time that something was sent', () => {
    const { recent, pass } = listening();
    recent.record(['person:1']);
    pass(minute);
    recent.record(['person:1']);
    pass(minute);
    recent.record(['person:2']);
    expect(recent.mayHaveMissed(['person:1'], 50_000)).toBe(true);
  });
  test.each([[50_001], [-1], [Number.NaN], ['1'], [undefined], [{}]])(
    'D3.09 is not known for a page of the age %s',
    (age) => {
      expect(listening().recent.mayHaveMissed(['person:1'], age)).toBe(true);
    },
  );
  test('D3.09 is not known while the process has not listened for so long', () => {
    const { recent, pass } = listening();
    recent.beginListening();
    pass(11_999);
    expect([recent.mayHaveMissed([], 2000), recent.mayHaveMissed([], 1000)]).toEqual([true, false]);
    expect(recentEvents(() => 0).mayHaveMissed([], 0)).toBe(true);
  });
});
