import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { sql } from 'kysely';
import { halalas } from '@balsam/domain/money';
import { addMinutes } from '@balsam/domain/time';
import { crowd } from '#modules/booking/booking.fixture.ts';
import { demoNow, world, type World } from '#test/world.ts';
import {
  booksOf,
  chargeOf,
  inOrder,
  intend,
  newVisit,
  notify,
  onPage,
  payer,
  walletOf,
  type Payer,
} from './billing.fixture.ts';
import { openLoyalty, openWallet } from './index.ts';

/** One step of a sequence; `n` chooses among what there is. */
type Step = { readonly kind: (typeof stepKinds)[number]; readonly n: number };

const stepKinds = [
  'book',
  'apply',
  'clear',
  'begin by card',
  'begin with points',
  'begin from the wallet',
  'pay on the page',
  'fail on the page',
  'cancel on the page',
  'confirm',
  'late notice',
  'cancel',
  'reschedule',
  'book a package',
  'begin a term',
  'use a package',
  'cancel a package',
  'time passes',
] as const;

const steps = fc.array(fc.record({ kind: fc.constantFrom(...stepKinds), n: fc.nat({ max: 1_000 }) }), {
  minLength: 3,
  maxLength: 12,
});

type Begun = { readonly reference: string; readonly redirect_url: string };
type Visit = { readonly id: number };

type Booked = { readonly id: number; readonly terms: readonly { readonly id: number }[] };

/** What a sequence has made so far. */
type Run = { readonly visits: Visit[]; readonly packages: Booked[]; readonly begun: Begun[]; now: Date };

const pick = <T>(all: readonly T[], n: number): T | undefined => (all.length === 0 ? undefined : all[n % all.length]);

const keep = (run: Run, reply: { http: number; data: Begun }): void => {
  if (reply.http === 200) run.begun.push(reply.data);
};

async function onThePage(w: World, run: Run, n: number, outcome: 'paid' | 'declined' | 'cancelled'): Promise<void> {
  const begun = pick(run.begun, n);
  if (begun?.redirect_url.includes('sandbox')) await onPage(w, begun.redirect_url, { outcome });
}

/** Tells of a charge out of turn, and twice. */
async function noticeTwice(w: World, run: Run, n: number): Promise<void> {
  const begun = pick(run.begun, n);
  if (!begun?.redirect_url.includes('sandbox')) return;
  const notice = { id: randomUUID(), charge: (await chargeOf(w, begun.reference)).id };
  await notify(w, notice);
  await notify(w, notice);
}

async function begin(run: Run, who: Payer, visit: Visit | undefined, wish: object): Promise<void> {
  if (!visit) return;
  const key = randomUUID();
  const first = await intend(who, visit, wish, key);
  keep(run, first);
  // The same request again, as a client whose line broke sends it.
  const again = await intend(who, visit, wish, key);
  expect(again.http).toBe(first.http);
  if (first.http === 200) expect(again.data.reference).toBe(first.data.reference);
}

type Act = (w: World, run: Run, who: Payer, n: number) => Promise<void>;

const acts: Readonly<Record<Step['kind'], Act>> = {
  book: async (w, run, who) => {
    run.visits.push(await newVisit(w, who));
  },
  apply: async (_, run, who, n) => {
    await who.post('/promotions/apply', { appointment_id: pick(run.visits, n)?.id ?? 1, code: `SEQ${n % 5}` });
  },
  clear: async (_, run, who, n) => {
    await who.post('/promotions/clear', { appointment_id: pick(run.visits, n)?.id ?? 1 });
  },
  'begin by card': (_, run, who, n) => begin(run, who, pick(run.visits, n), {}),
  'begin with points': (_, run, who, n) => begin(run, who, pick(run.visits, n), { loyalty_points: 1 + (n % 3_000) }),
  'begin from the wallet': (_, run, who, n) => begin(run, who, pick(run.visits, n), { use_wallet: true }),
  'pay on the page': (w, run, _, n) => onThePage(w, run, n, 'paid'),
  'fail on the page': (w, run, _, n) => onThePage(w, run, n, 'declined'),
  'cancel on the page': (w, run, _, n) => onThePage(w, run, n, 'cancelled'),
  confirm: async (_, run, who, n) => {
    const begun = pick(run.begun, n);
    if (begun) await who.post('/payment/confirm', { reference: begun.reference });
  },
  'late notice': (w, run, _, n) => noticeTwice(w, run, n),
  cancel: async (_, run, who, n) => {
    await who.post('/appointments/cancel', { appointment_id: pick(run.visits, n)?.id ?? 1 });
  },
  reschedule: async (w, run, who, n) => {
    const old = pick(run.visits, n);
    if (!old) return;
    const spare = await newVisit(w, who);
    await who.post('/appointments/cancel', { appointment_id: spare.id });
    const { slot_id } = await w.db
      .selectFrom('appointment')
      .select('slot_id')
      .where('id', '=', spare.id)
      .executeTakeFirstOrThrow();
    const moved = await who.post('/appointments/reschedule', { old_app_id: old.id, slot_id, type: 'onsite' });
    if (moved.http === 200) run.visits.push(moved.data as Visit);
  },
  'book a package': async (w, run, who, n) => {
    const offer = w.db.selectFrom('service_package').select('id').where('title', '=', 'Yearly check-up');
    const { id } = await offer.executeTakeFirstOrThrow();
    const booked = await who.post('/booked-packages', { package_id: id, term_id: 1 + (n % 3) });
    if (booked.http === 200) run.packages.push(booked.data as Booked);
  },
  'begin a term': async (_, run, who, n) => {
    const term = pick(pick(run.packages, n)?.terms ?? [], n % 7);
    const wish = { purpose: 'package', use_wallet: n % 2 === 0, loyalty_points: n % 3 === 0 ? 500 : 0 };
    await begin(run, who, term, wish);
  },
  'use a package': async (_, run, who, n) => {
    const [booked, visit] = [pick(run.packages, n), pick(run.visits, n)];
    if (booked && visit) await who.post(`/booked-packages/${booked.id}/use`, { appointment_id: visit.id });
  },
  'cancel a package': async (_, run, who, n) => {
    const booked = pick(run.packages, n);
    if (booked) await who.post(`/booked-packages/${booked.id}/cancel`, {});
  },
  'time passes': async (w, run, _, n) => {
    run.now = addMinutes(run.now, 1 + (n % 45));
    w.at(run.now);
    await w.due();
  },
};

const balanceOf = async (w: World, table: 'wallet' | 'loyalty', personId: number) =>
  (await w.db.selectFrom(table).select('balance').where('person_id', '=', personId).executeTakeFirst())?.balance ?? 0;

/**
 * What must be true of a person's money after any sequence: the wallet and the points are what came in and went out by the payments, and
 * each payment that is a success has its one invoice, each that was given back its credit notes for as much.
 */
async function expectModel(w: World, personId: number, start: { wallet: number; points: number }): Promise<void> {
  const payments = await w.db.selectFrom('payment').selectAll().where('person_id', '=', personId).execute();
  const all = (of: (p: (typeof payments)[number]) => number) => payments.reduce((sum, p) => sum + of(p), 0);
  const isLate = (p: (typeof payments)[number]) => p.status === 'refunded' && p.settled_at === null;
  const isOpen = (p: (typeof payments)[number]) => p.status === 'pending' && p.card_part > 0;
  const isSold = (p: (typeof payments)[number]) => p.status === 'success';
  const money = (p: (typeof payments)[number]) => p.wallet_part + p.card_part;
  const wallet = all((p) => {
    if (isOpen(p)) return -p.wallet_part;
    if (isSold(p)) return Math.min(p.refunded_part, money(p)) - p.wallet_part;
    if (isLate(p)) return p.card_part;
    return p.status === 'refunded' ? p.card_part : 0;
  });
  const points = all((p) => (isOpen(p) || isSold(p) ? Math.max(0, p.refunded_part - money(p)) - p.loyalty_part : 0));
  const held = { wallet: await balanceOf(w, 'wallet', personId), points: await balanceOf(w, 'loyalty', personId) };
  expect(held).toEqual({
    wallet: start.wallet + wallet,
    points: start.points + points,
  });
  const papers = await w.db.selectFrom('invoice').selectAll().where('person_id', '=', personId).execute();
  for (const p of payments.filter(({ amount, settled_at }) => amount > 0 && settled_at !== null)) {
    const of = (kind: string) => papers.filter((paper) => paper.payment_id === p.id && paper.kind === kind);
    expect(of('invoice').map(({ total, vat }) => [total, vat])).toEqual([[p.amount, p.vat]]);
    const back = of('credit_note').reduce((sum, { total }) => sum + total, 0);
    expect(back).toBe(p.status === 'refunded' ? p.amount : p.refunded_part);
  }
}

/** D12.05: of a package that goes on nothing came back, and no more is taken than was paid; of one that has ended only what is taken is kept. */
async function expectPackages(w: World, personId: number): Promise<void> {
  const { rows } = await sql<{ state: string; kept: number; back: number; taken: number }>`
    select b.state, paid.kept, paid.back,
      (select coalesce(sum(s.net + s.vat), 0)::int from booked_package_service s
        where s.booked_package_id = b.id and s.appointment_id is not null) as taken
    from booked_package b
    cross join lateral (select coalesce(sum(p.amount - p.refunded_part) filter (where p.status = 'success'), 0)::int as kept,
      coalesce(sum(case p.status when 'success' then p.refunded_part else p.amount end) filter (where p.settled_at is not null), 0)::int as back
      from payment p join booked_package_term t on t.id = p.entity_id
      where p.purpose = 'package' and t.booked_package_id = b.id) as paid
    where b.person_id = ${personId}`.execute(w.db);
  for (const { state, kept, back, taken } of rows)
    expect(state === 'active' ? [back, taken <= kept] : [taken, true]).toEqual([state === 'active' ? 0 : kept, true]);
}

let people = 0;

/** Somebody who has paid nothing yet, with 300 SAR and points worth 20 SAR, of a crowd that the caller has made. */
async function newPayer(w: World): Promise<{ who: Payer; personId: number }> {
  people += 1;
  const mrn = String(2_000_000 + people);
  const { id } = await w.db.selectFrom('person').select('id').where('mrn', '=', mrn).executeTakeFirstOrThrow();
  await w.db.transaction().execute(async (tx) => {
    await openWallet(tx, id, halalas(30_000), demoNow);
    await openLoyalty(tx, id, 2_000, demoNow);
  });
  return { who: await payer(w, mrn), personId: id };
}

/** Five codes that sequences try: one is over. */
async function promotionsOfSequences(w: World): Promise<void> {
  const codes = Array.from({ length: 5 }, (_, n) => ({
    code: `SEQ${n}`,
    title: `SEQ${n}`,
    title_ar: 'عرض',
    details: '',
    details_ar: '',
    percent: 10 + 20 * n,
    starts_on: '2026-11-01',
    ends_on: n === 4 ? '2026-11-20' : '2026-12-31',
  }));
  await w.db.insertInto('promotion').values(codes).execute();
}

/** Runs one sequence as one payer and holds the books against the model after it. */
async function playSequence(w: World, sequence: readonly Step[]): Promise<void> {
  w.at(demoNow);
  const { who, personId } = await newPayer(w);
  const start = { wallet: await balanceOf(w, 'wallet', personId), points: await balanceOf(w, 'loyalty', personId) };
  const run: Run = { visits: [await newVisit(w, who)], packages: [], begun: [], now: demoNow };
  for (const { kind, n } of sequence) await acts[kind](w, run, who, n);
  w.at(addMinutes(run.now, 200));
  await w.due();
  expect(await booksOf(w)).toEqual(inOrder);
  await expectModel(w, personId, start);
  await expectPackages(w, personId);
  expect(await walletOf(who)).toBeGreaterThanOrEqual(0);
}

/** Plays so many sequences in a world of their own; the seed is printed. */
export async function playSequences(sequences: number): Promise<void> {
  const w = await world();
  // Shrinking plays more of them, each with somebody new.
  await crowd(w, sequences + 500);
  await promotionsOfSequences(w);
  const seed = Math.trunc(performance.timeOrigin) % 2 ** 31;
  process.stdout.write(`sequences of payments: seed ${seed}\n`);
  await fc.assert(
    fc.asyncProperty(steps, (sequence) => playSequence(w, sequence)),
    { seed, numRuns: sequences, endOnFailure: true },
  );
}
