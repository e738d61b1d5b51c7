import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { addMinutes } from '@balsam/domain/time';
import { as } from '#modules/booking/booking.fixture.ts';
import { world } from '#test/world.ts';
import { sealAuditJob, verifyAudit } from './seal.ts';

const w = await world();
const sara = await as(w, '1000001');

const seals = () => w.db.selectFrom('audit_seal').selectAll().orderBy('id').execute();
const seal = () => sealAuditJob.run(w.platform, w.clock.now());
const count = sql<number>`count(*)::int`.as('count');

async function unsealed(): Promise<number> {
  const written = await w.db.selectFrom('audit_entry').select(count).executeTakeFirstOrThrow();
  const sealed = (await seals()).reduce((n, { entries }) => n + entries, 0);
  return written.count - sealed;
}

/** Seals until nothing is left: open transactions of other test files in the same cluster hold entries back for a moment. */
async function sealAll(): Promise<void> {
  w.at(addMinutes(w.clock.now(), 1));
  await seal();
  if ((await unsealed()) > 0) await sealAll();
}
async function readAndSeal(): Promise<void> {
  await sara.get('/appointments/upcoming');
  await sealAll();
}

/** What only somebody with the database's own rights can do: the triggers do not see it. */
const behindTheSystem = (change: ReturnType<typeof sql>) =>
  w.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await change.execute(tx);
  });

describe('D3.05 what was written down stays', () => {
  test.each([
    ['audit_entry', 'why'],
    ['audit_seal', 'entries'],
  ])('D3.05 %s takes no change, no deletion and no emptying', async (table, column) => {
    await readAndSeal();
    const [name, what] = [sql.table(table), sql.ref(column)];
    const tries = [sql`update ${name} set ${what} = ${what}`, sql`delete from ${name}`, sql`truncate ${name}`];
    for (const attempt of tries) {
      await expect(attempt.execute(w.db)).rejects.toThrow(`${table} is append-only`);
    }
  });
});

describe('D3.05 the chain of seals', () => {
  beforeEach(readAndSeal);

  test('D3.05 covers every entry once, each seal on the one before it', async () => {
    await readAndSeal();
    const all = await seals();
    const before = [{ hash: Buffer.alloc(32), to_transaction: '0' }, ...all];
    expect(all.map((s) => [s.previous_hash, s.from_transaction])).toEqual(
      before.slice(0, -1).map((s) => [s.hash, s.to_transaction]),
    );
    expect([await unsealed(), await verifyAudit(w.db)]).toEqual([0, undefined]);
  });
  test('D3.05 grows once a minute at most, and not when nothing was read', async () => {
    await sara.get('/appointments/upcoming');
    const before = (await seals()).length;
    w.at(new Date(w.clock.now().getTime() + 59_999));
    await seal();
    expect([(await seals()).length, await unsealed()]).toEqual([before, 1]);
    await sealAll();
    await sealAll();
    expect([(await seals()).length, await unsealed()]).toEqual([before + 1, 0]);
  });
  test('D3.05 holds when processes seal at once', async () => {
    await sara.get('/appointments/upcoming');
    w.at(addMinutes(w.clock.now(), 1));
    await Promise.all([seal(), seal(), seal()]);
    await sealAll();
    expect([await unsealed(), await verifyAudit(w.db)]).toEqual([0, undefined]);
  });
  test.each([
    ['changed', sql`why = 'care'`, sql`why = 'self'`],
    ['moved in time', sql`at = at - interval '1 day'`, sql`at = at + interval '1 day'`],
  ])('D3.05 shows an entry that was %s behind the system', async (_, tamper, undo) => {
    const last = (await seals()).at(-1);
    const change = (what: typeof tamper) =>
      behindTheSystem(sql`update audit_entry set ${what} where id = (select max(id) from audit_entry)`);
    await change(tamper);
    expect(await verifyAudit(w.db)).toBe(last?.id);
    await change(undo);
    expect(await verifyAudit(w.db)).toBeUndefined();
  });
  test('D3.05 shows an entry that was taken away, and one that was put in between', async () => {
    const entry = sql`(select max(id) from audit_entry)`;
    const last = (await seals()).at(-1);
    await behindTheSystem(sql`insert into audit_entry (at, person_id, action, what, why, request_id, transaction)
      select at, person_id, action, what, why, 'forged', transaction from audit_entry where id = ${entry}`);
    expect(await verifyAudit(w.db)).toBe(last?.id);
    await behindTheSystem(sql`delete from audit_entry where request_id = 'forged'`);
    expect(await verifyAudit(w.db)).toBeUndefined();
    await behindTheSystem(sql`delete from audit_entry where id = ${entry}`);
    expect(await verifyAudit(w.db)).toBe(last?.id);
  });
});
