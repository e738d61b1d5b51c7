import { describe, expect, test, vi } from 'vitest';
import { apiClient } from '#test/api-client.ts';
import { world } from '#test/world.ts';
import { signOutEverywhere } from '../index.ts';

const w = await world();
const client = apiClient(w);
const endSessions = vi.spyOn(w.platform.realtime, 'endSessions');
const httpOf = async (token: string) => (await client.get('/users', { token })).http;

describe('the operator of the server', () => {
  test('D3.04 signs somebody out of every device, sockets too, and nobody else', async () => {
    const theirs = [await w.tokenOf('1000001'), await w.tokenOf('1000001')];
    const other = await w.tokenOf('1000002');
    expect(await signOutEverywhere(w.db, '1000001', w.clock.now())).toBe(2);
    expect(await Promise.all([...theirs, other].map(httpOf))).toEqual([401, 401, 200]);
    await w.dispatch();
    expect(endSessions.mock.calls.flat(2)).toHaveLength(2);
  });
  test.each(['D1001', 'd1001', 'Rider@balsam.example', 'admin@balsam.example'])(
    'knows %s by that name',
    async (who) => {
      expect(await signOutEverywhere(w.db, who, w.clock.now())).toBe(0);
    },
  );
  test('learns that there is no such account', async () => {
    expect(await signOutEverywhere(w.db, '9999999', w.clock.now())).toBeUndefined();
    expect(await signOutEverywhere(w.db, "' or true --", w.clock.now())).toBeUndefined();
  });
  test('D3.05 is audited as done by the system', async () => {
    const entry = await w.db
      .selectFrom('audit_entry')
      .select(['what', 'why', 'actor_account_id'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({ what: 'session', why: 'system', actor_account_id: null });
  });
});
