import { describe, expect, test, vi } from 'vitest';
import { apiClient, type Reply } from '#test/api-client.ts';
import { codeSentTo } from '#test/codes.ts';
import { holding, untilLockWait } from '#test/lock-wait.ts';
import { world } from '#test/world.ts';
import { signOutEverywhere } from '../index.ts';

const w = await world({ connections: 8 });
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

const device_id = 'a-device-that-is-slow';
const byPassword = () =>
  client.post('/auth/patient/login', {
    field_name: 'mrn_number',
    username: '1000006',
    password: 'Balsam#2026',
    device_id,
  });
async function byCode(): Promise<Reply> {
  const { body } = await client.post('/auth/user/otp', { field_name: 'mrn_number', username: '1000006', device_id });
  const otp_code = await codeSentTo(w, '+966501000006');
  return client.post('/otp/verify', { challenge: body.data.challenge, otp_code, device_id });
}

/** Holds the devices that are known, so that a log-in waits between opening its session and the end of its transaction. */
const holdingDevices = (work: () => Promise<void>): Promise<void> =>
  holding(w, (tx) => tx.selectFrom('known_device').selectAll().forUpdate().execute(), work);

test.each([
  ['with a password', byPassword],
  ['with a code', byCode],
])('D3.04 a log-in %s that has begun is ended by the operator too', async (_how, logIn) => {
  expect((await byPassword()).http).toBe(200);
  let late: ReturnType<typeof logIn> | undefined;
  let ended: ReturnType<typeof signOutEverywhere> | undefined;
  await holdingDevices(async () => {
    late = logIn();
    await untilLockWait(w);
    ended = signOutEverywhere(w.db, '1000006', w.clock.now());
    await Promise.race([untilLockWait(w, 2), ended]);
  });
  const { http, body } = await late!;
  await ended;
  expect([http, await httpOf(body.data.access_token)]).toEqual([200, 401]);
});
