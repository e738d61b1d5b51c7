import { describe, expect, test } from 'vitest';
import { codeLimits } from '@balsam/domain/identity';
import { instantAt } from '@balsam/domain/time';
import { asking } from '../../../test/ask.ts';
import { world } from '../../../test/world.ts';

const many = 1000;
const w = await world({ connections: 16 });
const ask = asking(w);
const midnight = instantAt('2026-11-25', 0);
const at = (seconds: number) => w.at(new Date(midnight.getTime() + seconds * 1000));
/** A thousand hosts of one who guesses. */
const hostOf = (n: number) => `10.7.${Math.floor(n / 250)}.${n % 250}`;
const mrnOf = (n: number) => String(5_000_000 + n);
const everyone = Array.from({ length: many }, (_, n) => n);

/** A thousand patients with an account each, in two statements. */
async function settle(): Promise<void> {
  const people = everyone.map((n) => ({
    mrn: mrnOf(n),
    phone: `+96655${mrnOf(n)}`,
    created_at: midnight,
  }));
  const rows = await w.db.insertInto('person').values(people).returning('id').execute();
  await w.db
    .insertInto('account')
    .values(rows.map(({ id }) => ({ person_id: id, role_id: 3, created_at: midnight })))
    .execute();
}

const askFor = async (n: number, round: number) => {
  const body = { field_name: 'mrn_number', username: mrnOf(n) };
  const reply = await ask.post('/auth/user/otp', body, { ip: hostOf((n + round * 7) % many) });
  return reply.body.data.challenge as string;
};
/** Makes every code one that no digits fit, so that no guess of this file is right by luck. */
const blunt = () => w.pool.query('update one_time_code set code_hash = sha256(random()::text::bytea)');
const guess = async (challenge: string, n: number, digits: number) => {
  const otp_code = String(digits).padStart(4, '0');
  const reply = await ask.post('/otp/verify', { challenge, otp_code }, { ip: hostOf(n) });
  return reply.http === 200 ? 'in' : (reply.body.code as string);
};
/** How many guesses at codes of each account were compared and wrong today, as the limits count them. */
const wrongOfEach = async () =>
  (await w.db.selectFrom('limit_counter').select('count').where('scope', '=', 'code_wrong_account').execute()).map(
    ({ count }) => count,
  );
const wrongInAll = async () =>
  (await w.db.selectFrom('limit_counter').select('count').where('scope', '=', 'code_wrong_all').execute()).reduce(
    (sum, { count }) => sum + count,
    0,
  );
await settle();

describe('D3.02 somebody guesses at a thousand accounts from a thousand addresses, all at once', () => {
  test('after five hundred wrong codes in an hour the house compares no more', async () => {
    at(0);
    const challenges = await Promise.all(everyone.map((n) => askFor(n, 0)));
    await blunt();
    const answers = await Promise.all(
      [0, 1].flatMap((round) => everyone.map((n) => guess(challenges[n]!, (n + round) % many, 1111 + round))),
    );
    // A guess may pass the brake only while another transaction is about to count: as many as there are connections.
    expect(await wrongInAll()).toBeLessThanOrEqual(codeLimits.allPerHour + 16);
    expect(await wrongInAll()).toBeGreaterThanOrEqual(codeLimits.allPerHour);
    expect([...new Set(answers)].toSorted()).toEqual(['code_wrong', 'password_also_required']);
    expect(answers.filter((code) => code === 'code_wrong')).toHaveLength(await wrongInAll());
    expect(Math.max(...(await wrongOfEach()))).toBeLessThanOrEqual(codeLimits.accountPerDay);
  });
  test('were there no brake, each account would still have fifteen of ten thousand codes compared in a day, and no more', async () => {
    const targets = everyone.slice(0, 40);
    const days = 3600 * 24;
    for (const round of [1, 2, 3, 4, 5]) {
      at(days + round * 3600);
      // oxlint-disable-next-line no-await-in-loop -- a code is guessed before the next is asked for
      const challenges = await Promise.all(targets.map((n) => askFor(n, round)));
      // oxlint-disable-next-line no-await-in-loop -- as above
      await blunt();
      // oxlint-disable-next-line no-await-in-loop -- as above
      await Promise.all(
        targets.flatMap((n) =>
          [0, 1, 2, 3, 4, 5, 6, 7].map((k) =>
            guess(challenges[n]!, (n * 25 + round * 5 + k) % many, 2000 + round * 10 + k),
          ),
        ),
      );
      // oxlint-disable-next-line no-await-in-loop -- as above
      await w.db.deleteFrom('limit_counter').where('scope', '=', 'code_wrong_all').execute();
    }
    const counts = (await wrongOfEach()).filter((count) => count > 2);
    expect(counts).toEqual(targets.map(() => codeLimits.accountPerDay));
  });
});
