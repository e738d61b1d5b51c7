import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { codeRules } from '@balsam/domain/identity';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { apiClient } from '#test/api-client.ts';
import { world } from '#test/world.ts';

const many = 1000;
const connections = 16;
const w = await world({ connections });
const client = apiClient(w);
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

/**
 * A code of each of these accounts, as if each had asked for one now. Their digits are ones that nothing fits, so that no guess of
 * this file is right by luck. Answers the names of the requests.
 */
async function codesOf(targets: readonly number[]): Promise<string[]> {
  const mrns = targets.map(mrnOf);
  const accounts = await w.db
    .selectFrom('account as a')
    .innerJoin('person as p', 'p.id', 'a.person_id')
    .select(['a.id', 'p.mrn', 'p.phone'])
    .where('p.mrn', 'in', mrns)
    .orderBy('p.mrn')
    .execute();
  const now = w.clock.now();
  const codes = accounts.map(({ id, mrn, phone }) => ({ id, mrn, phone, challenge: randomUUID() }));
  await w.db
    .insertInto('one_time_code')
    .values(
      codes.map(({ id, mrn, phone, challenge }) => ({
        purpose: 'login' as const,
        subject: `mrn_number:${mrn}`,
        account_id: id,
        to_phone: phone,
        throttle_key: randomBytes(32),
        challenge_hash: createHash('sha256').update(challenge).digest(),
        code_hash: randomBytes(32),
        language: 'ar' as const,
        created_at: now,
        expires_at: addMinutes(now, codeRules.lifeMinutes),
      })),
    )
    .execute();
  return codes.map(({ challenge }) => challenge);
}

const guess = async (challenge: string, n: number, digits: number) => {
  const otp_code = String(digits).padStart(4, '0');
  const reply = await client.post('/otp/verify', { challenge, otp_code }, { ip: hostOf(n) });
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

describe(
  'D3.02 somebody guesses at a thousand accounts from a thousand addresses, all at once',
  { timeout: 240_000 },
  () => {
    test('after five hundred wrong codes in an hour the system compares no more codes', async () => {
      at(0);
      const challenges = await codesOf(everyone);
      const answers = await Promise.all(challenges.map((challenge, n) => guess(challenge, n, 1111)));
      const wrong = await wrongInAll();
      // A guess may exceed the limit only while another transaction is about to count: as many as there are connections.
      expect(wrong).toBeGreaterThanOrEqual(500);
      expect(wrong).toBeLessThanOrEqual(500 + connections);
      expect([...new Set(answers)].toSorted()).toEqual(['code_wrong', 'password_also_required']);
      expect(answers.filter((code) => code === 'code_wrong')).toHaveLength(wrong);
    });
    test('without the limit of the whole system, each account would still have at most fifteen of ten thousand codes compared in a day', async () => {
      const targets = everyone.slice(0, 20);
      for (const round of [1, 2, 3, 4]) {
        at(24 * 3600 + round * 3600);
        const challenges = await codesOf(targets);
        await Promise.all(
          challenges.flatMap((challenge, n) =>
            [0, 1, 2, 3, 4, 5, 6].map((k) => guess(challenge, (n * 40 + round * 7 + k) % many, 2000 + round * 10 + k)),
          ),
        );
        await w.db.deleteFrom('limit_counter').where('scope', '=', 'code_wrong_all').execute();
      }
      const counts = (await wrongOfEach()).filter((count) => count > 1);
      expect(counts).toEqual(targets.map(() => 15));
    });
  },
);
