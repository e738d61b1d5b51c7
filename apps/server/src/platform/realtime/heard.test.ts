import { describe, expect, test } from 'vitest';
import { keepHeard } from './heard.ts';

const minute = 60_000;

/** A process that has listened for an hour, and how to let time pass. */
function listening() {
  let now = 0;
  const heard = keepHeard(() => now);
  const pass = (ms: number): void => void (now += ms);
  heard.beginListening();
  pass(60 * minute);
  return { heard, pass };
}

describe('D3.09 what a page may have missed', () => {
  test('D3.09 is nothing when nothing was sent to the person since it began to read', () => {
    const { heard, pass } = listening();
    heard.note(['person:1']);
    pass(minute);
    heard.note(['person:2']);
    expect(heard.mayHaveMissed(['person:1', 'session:1'], 2000)).toBe(false);
  });
  test('D3.09 is what was sent since, and shortly before, as the question takes its time', () => {
    const { heard, pass } = listening();
    heard.note(['person:1']);
    pass(11_999);
    expect([heard.mayHaveMissed(['person:1'], 2000), heard.mayHaveMissed(['person:1'], 1000)]).toEqual([true, false]);
  });
  test('D3.09 is not forgotten for as long as a page may ask', () => {
    const { heard, pass } = listening();
    heard.note(['person:1']);
    pass(minute);
    heard.note(['person:2']);
    expect(heard.mayHaveMissed(['person:1'], 50_000)).toBe(true);
  });
  test('D3.09 counts the last time that something was sent', () => {
    const { heard, pass } = listening();
    heard.note(['person:1']);
    pass(minute);
    heard.note(['person:1']);
    pass(minute);
    heard.note(['person:2']);
    expect(heard.mayHaveMissed(['person:1'], 50_000)).toBe(true);
  });
  test.each([[50_001], [-1], [Number.NaN], ['1'], [undefined], [{}]])(
    'D3.09 is not known for a page of the age %s',
    (age) => {
      expect(listening().heard.mayHaveMissed(['person:1'], age)).toBe(true);
    },
  );
  test('D3.09 is not known while the process has not listened for so long', () => {
    const { heard, pass } = listening();
    heard.beginListening();
    pass(11_999);
    expect([heard.mayHaveMissed([], 2000), heard.mayHaveMissed([], 1000)]).toEqual([true, false]);
    expect(keepHeard(() => 0).mayHaveMissed([], 0)).toBe(true);
  });
});
