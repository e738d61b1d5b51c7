import { afterAll, describe, expect, test, vi } from 'vitest';
import { world } from '#test/world.ts';
import { clockChannel } from '#platform/clock/dev-clock.store.ts';
import { startBackground } from './background.ts';

const w = await world();
const followClock = vi.fn<(sender: string | undefined) => Promise<void>>().mockResolvedValue();
const dispatch = vi.fn<() => Promise<void>>().mockResolvedValue();
const slowDispatch = vi.fn<() => Promise<void>>().mockResolvedValue();
const background = await startBackground({
  databaseUrl: w.url,
  config: w.config,
  log: w.platform.log,
  dispatch,
  slowDispatch,
  due: async () => {},
  slowDue: async () => {},
  followClock,
});
afterAll(background.stop);

const listening = `from pg_stat_activity where datname = current_database() and query like 'listen %'`;
const listeners = async () =>
  (await w.pool.query<{ pid: number }>(`select pid ${listening}`)).rows.map(({ pid }) => pid);

describe('the listener for other processes', () => {
  test('follows a clock that was moved', async () => {
    await w.pool.query('select pg_notify($1, $2)', [clockChannel, 'another']);
    await vi.waitFor(() => expect(followClock).toHaveBeenLastCalledWith('another'), { timeout: 10_000 });
  });
  test('listens again when its connection was ended, and looks at what it may have missed', async () => {
    const [before] = await listeners();
    followClock.mockClear();
    await w.pool.query(`select pg_terminate_backend(pid, 5000) ${listening}`);
    await vi.waitFor(() => expect(followClock).toHaveBeenCalledWith(undefined), { timeout: 10_000 });
    expect(await listeners()).toEqual([expect.not.toSatisfy((pid) => pid === before)]);
    dispatch.mockClear();
    await w.pool.query('select pg_notify($1, $2)', [clockChannel, 'yet another']);
    await vi.waitFor(() => expect(followClock).toHaveBeenLastCalledWith('yet another'), { timeout: 10_000 });
    expect(dispatch).toHaveBeenCalled();
  });
});
