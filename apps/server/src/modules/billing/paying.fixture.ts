import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { halalas } from '@balsam/domain/money';
import { addMinutes } from '@balsam/domain/time';
import { demoNow, type World } from '#test/world.ts';
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
export type Step = { readonly kind: (typeof stepKinds)[number]; readonly n: number };

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
  'time passes',
] as const;

export const steps = fc.array(fc.record({ kind: fc.constantFrom(...stepKinds), n: fc.nat({ max: 1_000 }) }), {
  minLength: 3,
  maxLength: 12,
});

type Begun = { readonly reference: string; readonly redirect_url: string };
type Visit = { readonly id: number };

/** What a sequence has made so far. */
type Run = { readonly visits: Visit[]; readonly begun: Begun[]; now: Date };

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

async function begin(run: Run, who: Payer, n: number, wish: object): Promise<void> {
  const visit = pick(run.visits, n);
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
  'begin by card': (_, run, who, n) => begin(run, who, n, {}),
  'begin with points': (_, run, who, n) => begin(run, who, n, { loyalty_points: 1 + (n % 3_000) }),
  'begin from the wallet': (_, run, who, n) => begin(run, who, n, { use_wallet: true }),
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
  const wallet = all((p) => {
    if (isOpen(p) || isSold(p)) return -p.wallet_part;
    if (isLate(p)) return p.card_part;
    return p.status === 'refunded' ? p.card_part : 0;
  });
  const points = all((p) => (isOpen(p) || isSold(p) ? -p.loyalty_part : 0));
  const held = { wallet: await balanceOf(w, 'wallet', personId), points: await balanceOf(w, 'loyalty', personId) };
  expect(held).toEqual({
    wallet: start.wallet + wallet,
    points: start.points + points,
  });
  const papers = await w.db.selectFrom('invoice').selectAll().where('person_id', '=', personId).execute();
  for (const p of payments.filter(({ amount, settled_at }) => amount > 0 && settled_at !== null)) {
    const of = (kind: string) => papers.filter((paper) => paper.payment_id === p.id && paper.kind === kind);
    expect(of('invoice').map(({ total, vat }) => [total, vat])).toEqual([[p.amount, p.vat]]);
    expect(of('credit_note').map(({ total }) => total)).toEqual(p.status === 'refunded' ? [p.amount] : []);
  }
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
export async function promotionsOfSequences(w: World): Promise<void> {
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
export async function playSequence(w: World, sequence: readonly Step[]): Promise<void> {
  w.at(demoNow);
  const { who, personId } = await newPayer(w);
  const start = { wallet: await balanceOf(w, 'wallet', personId), points: await balanceOf(w, 'loyalty', personId) };
  const run: Run = { visits: [await newVisit(w, who)], begun: [], now: demoNow };
  for (const { kind, n } of sequence) await acts[kind](w, run, who, n);
  w.at(addMinutes(run.now, 200));
  await w.due();
  expect(await booksOf(w)).toEqual(inOrder);
  await expectModel(w, personId, start);
  expect(await walletOf(who)).toBeGreaterThanOrEqual(0);
}
