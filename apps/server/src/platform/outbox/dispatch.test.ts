import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { addMinutes } from '@balsam/domain/time';
import { world } from '#test/world.ts';
import { dispatchDue } from './dispatch.ts';
import { subscriptions as all } from '../../modules.ts';
import { claimDue } from './outbox.store.ts';
import { eventKind, on, publish, publishAll, type Subscription } from './outbox.ts';

const w = await world({ connections: 10 });
await w.dispatch();

const rang = eventKind('test.rang', z.object({ n: z.int() }));
const ring = (n: number, dueAt?: Date) =>
  w.db.transaction().execute((tx) => publish(tx, rang, { n }, w.clock.now(), dueAt));
const stateOf = (n: number) =>
  w.db
    .selectFrom('outbox')
    .select(['attempts', 'done_at', 'last_error', 'due_at'])
    .where('kind', '=', rang.kind)
    .where(sql<boolean>`payload ->> 'n' = ${String(n)}`)
    .executeTakeFirstOrThrow();

/** Subscribes a handler that records what it handled. */
function recorder(act: (n: number) => void = () => {}): { handled: number[]; subscriptions: Subscription[] } {
  const handled: number[] = [];
  const subscriptions = [
    on(rang, async ({ n }) => {
      act(n);
      handled.push(n);
    }),
  ];
  return { handled, subscriptions };
}
const pass = (seconds: number) => w.at(new Date(w.clock.now().getTime() + seconds * 1000));

describe('an event', () => {
  test('of a transaction that was rolled back never happens', async () => {
    const { handled, subscriptions } = recorder();
    const failed = w.db.transaction().execute(async (tx) => {
      await publish(tx, rang, { n: 1 }, w.clock.now());
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    await dispatchDue(w.platform, subscriptions);
    expect(handled).toEqual([]);
  });
  test('that lies ahead waits for its time by the clock, to the second', async () => {
    const { handled, subscriptions } = recorder();
    await ring(2, addMinutes(w.clock.now(), 10));
    pass(599);
    await dispatchDue(w.platform, subscriptions);
    expect(handled).toEqual([]);
    pass(1);
    await dispatchDue(w.platform, subscriptions);
    expect(handled).toEqual([2]);
  });
  test('is handled once by two processes that look at once, of a hundred each', async () => {
    const { handled, subscriptions } = recorder();
    const many = Array.from({ length: 100 }, (_, n) => ({ n: 1000 + n }));
    await w.db.transaction().execute((tx) => publishAll(tx, rang, many, w.clock.now()));
    const counts = await Promise.all([1, 2, 3].map(() => dispatchDue(w.platform, subscriptions)));
    expect(counts.reduce((a, b) => a + b)).toBe(100);
    expect(handled.toSorted((a, b) => a - b)).toEqual(many.map(({ n }) => n));
  });
});

describe('a handler that fails', () => {
  test('is tried again after 1, 2 and 4 minutes, and what it did before is undone', async () => {
    let fails = 3;
    const { handled, subscriptions } = recorder(() => {
      if (fails-- > 0) throw new TypeError('no');
    });
    const write: Subscription = on(rang, async ({ n }, { tx }) => {
      await tx
        .insertInto('setting')
        .values({ title: `rang-${n}`, value: '1' })
        .execute();
    });
    await ring(4);
    for (const minutes of [1, 2, 4]) {
      await dispatchDue(w.platform, [write, ...subscriptions]);
      pass(minutes * 60 - 1);
      expect(await dispatchDue(w.platform, [write, ...subscriptions])).toBe(0);
      pass(1);
    }
    expect(await stateOf(4)).toMatchObject({ attempts: 3, done_at: null, last_error: 'TypeError' });
    await dispatchDue(w.platform, [write, ...subscriptions]);
    expect([handled, (await stateOf(4)).last_error]).toEqual([[4], null]);
    const written = await w.db.selectFrom('setting').select('title').where('title', '=', 'rang-4').execute();
    expect(written).toHaveLength(1);
  });
  test('does not keep the others from being handled, and its error message is not stored', async () => {
    const { handled, subscriptions } = recorder((n) => {
      if (n === 5) throw new Error('0500000001 does not answer');
    });
    await ring(5);
    await ring(6);
    await dispatchDue(w.platform, subscriptions);
    expect([handled, (await stateOf(5)).last_error]).toEqual([[6], 'Error']);
  });
  test('keeps what it wanted to do after the commit from being done', async () => {
    const effects: number[] = [];
    const handler: Subscription = on(rang, async ({ n }, { after }) => {
      after(() => effects.push(n));
      if (n === 7) throw new Error('no');
    });
    await ring(7);
    await ring(8);
    await dispatchDue(w.platform, [handler]);
    expect(effects).toEqual([8]);
  });
  test('an event that carries something else than its kind says is kept and not handled', async () => {
    const { handled, subscriptions } = recorder();
    await w.db
      .insertInto('outbox')
      .values({ kind: rang.kind, payload: '{"n":"9"}', due_at: w.clock.now(), created_at: w.clock.now() })
      .execute();
    await dispatchDue(w.platform, subscriptions);
    expect([handled, (await stateOf(9)).done_at]).toEqual([[], null]);
  });
});

describe('an event whose handler waits for somebody outside', () => {
  const asked = eventKind('test.asked', z.object({}));
  test('does not keep the others waiting, which go on beside it', async () => {
    const answer = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const waiting = on(
      asked,
      () => {
        begun.resolve();
        return answer.promise;
      },
      { slow: true },
    );
    const { handled, subscriptions } = recorder();
    const both = [waiting, ...subscriptions];
    await w.db.transaction().execute((tx) => publish(tx, asked, {}, w.clock.now()));
    await ring(20);
    const slow = dispatchDue(w.platform, both, 'slow');
    await begun.promise;
    expect(await dispatchDue(w.platform, both, 'quick')).toBe(1);
    expect(handled).toEqual([20]);
    answer.resolve();
    expect(await slow).toBe(1);
  });
  test('is a message, a refund at its provider or a page that was left: nothing else waits for gateways', () => {
    const slow = all.filter((each) => each.slow).map(({ kind }) => kind);
    expect(new Set(slow)).toEqual(new Set(['message.queued', 'payment.refund-asked', 'payment.page-left']));
  });
  test('that failed before stands behind what is new', async () => {
    let fails = true;
    const { handled, subscriptions } = recorder((n) => {
      if (n === 21 && fails) throw new Error('no');
    });
    await ring(21);
    await dispatchDue(w.platform, subscriptions);
    fails = false;
    pass(60);
    await ring(22);
    await dispatchDue(w.platform, subscriptions);
    // Those that failed in the tests before are due again as well, behind both or between them.
    expect(handled.filter((n) => n > 20)).toEqual([22, 21]);
  });
});

describe('an event that only a newer version knows', () => {
  test('is left by processes of the version before, in each lane, to one that knows it', async () => {
    const newer = eventKind('test.newer', z.object({}));
    await w.db.transaction().execute((tx) => publish(tx, newer, {}, w.clock.now()));
    const { subscriptions } = recorder();
    for (const lane of [undefined, 'quick', 'slow'] as const) await dispatchDue(w.platform, subscriptions, lane);
    let handled = 0;
    const known = on(newer, async () => void (handled += 1));
    expect(await dispatchDue(w.platform, [known, ...subscriptions], 'quick')).toBe(1);
    expect(handled).toBe(1);
  });
  test('is none of ours: each kind that a module declares has somebody who handles it', () => {
    const source = path.join(import.meta.dirname, '../..');
    const files = globSync('{modules,platform}/**/*.ts', { cwd: source }).filter((file) => !file.endsWith('.test.ts'));
    const declared = files.flatMap((file) =>
      [...readFileSync(path.join(source, file), 'utf8').matchAll(/ eventKind\(\s*'([^']+)'/g)].map(([, kind]) => kind),
    );
    const handled = new Set(all.map(({ kind }) => kind));
    expect(declared.length).toBeGreaterThan(50);
    expect(declared.filter((kind) => !handled.has(kind ?? ''))).toEqual([]);
  });
});

describe('a process that ends', () => {
  test('hands out nothing more, and what it had taken is another one’s at once', async () => {
    const stop = new AbortController();
    const { handled, subscriptions } = recorder((n) => {
      if (n === 30) stop.abort();
    });
    for (const n of [30, 31, 32]) await ring(n);
    const ending = { ...w.platform, stopping: stop.signal };
    expect(await dispatchDue(ending, subscriptions)).toBe(1);
    expect(handled).toEqual([30]);
    await dispatchDue(w.platform, subscriptions);
    expect([handled, (await stateOf(31)).attempts]).toEqual([[30, 31, 32], 1]);
  });
});

describe('a process that is killed between taking an event and ending it', () => {
  test('loses nothing: a minute later another takes it up', async () => {
    pass(3600);
    await dispatchDue(w.platform, recorder().subscriptions);
    const { handled, subscriptions } = recorder();
    await ring(10);
    const taken = await claimDue(w.db, w.clock.now(), 20, [rang.kind]);
    expect(taken.map(({ payload }) => payload)).toEqual([{ n: 10 }]);
    pass(59);
    await dispatchDue(w.platform, subscriptions);
    expect(handled).toEqual([]);
    pass(1);
    await dispatchDue(w.platform, subscriptions);
    expect([handled, (await stateOf(10)).attempts]).toEqual([[10], 2]);
  });
});
