import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import type { Summary } from '#shared/visits/summary-view.tsx';
import { emptySummary } from './summary.testing.ts';
import { shownSummaryOf } from './use-summary-draft.ts';

vi.useFakeTimers();
// Nothing is asked for again by the clock on a server, which this would be taken for.
environmentManager.setIsServer(() => false);
const minuteMs = 60_000;

const summary = (write: Summary['may']['write'], change: Partial<Summary> = {}): Summary =>
  emptySummary({ may: { write, add: { allowed: false } }, ...change });
const notBegun = { allowed: false, code: 'visit_not_begun', message: 'Not begun', message_ar: 'لم يبدأ' } as const;

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** How often the tab asks for what it shows within so many minutes. */
async function asked(client: QueryClient, shown: Summary, minutes: number): Promise<number> {
  const queryFn = vi.fn<() => Promise<Summary>>(async () => shown);
  stops.push(new QueryObserver(client, { ...shownSummaryOf(7), queryFn }).subscribe(() => undefined));
  await vi.advanceTimersByTimeAsync(minutes * minuteMs);
  for (const stop of stops.splice(0)) stop();
  return queryFn.mock.calls.length;
}

test('D10.05 what says that the visit has not begun is asked for again: by a tab that stays open, and by one that is opened again', async () => {
  const client = new QueryClient();
  expect(await asked(client, summary(notBegun), 3)).toBeGreaterThan(2);
  expect(await asked(client, summary({ allowed: true }), 0)).toBe(1);
  expect(client.getQueryData<Summary>(shownSummaryOf(7).queryKey)?.may.write.allowed).toBe(true);
});

test('D10.05 a draft that is being written is not read over, nor is asked for what will not be written any more', async () => {
  const final = { ...notBegun, code: 'outcome_final' } as const;
  for (const write of [{ allowed: true } as const, final]) {
    const client = new QueryClient();
    await asked(client, summary(write), 0);
    client.setQueryData(shownSummaryOf(7).queryKey, summary(write, { findings: 'Clear' }));
    expect(await asked(client, summary(write), 3)).toBe(0);
  }
});
