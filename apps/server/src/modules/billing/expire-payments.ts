import type { Charge } from '#platform/ports/payment.ts';
import { Failure } from '#platform/http/failure.ts';
import { retryOnConflict } from '#platform/http/retry.ts';
import type { ScheduledJob } from '#platform/jobs/scheduled.ts';
import type { Platform } from '#platform/platform.ts';
import { fetchCharge } from './confirm-payment.ts';
import type { Payables, Purpose } from './payable.ts';
import { listExpired, listExpiredOf, lockPayment, type PaymentRow } from './payments.store.ts';
import { voidPayment, payableOf, settlePayment } from './settle-payment.ts';

const batch = 50;
/** So often a provider may leave us without an answer before the others of a round are spared the waiting. */
const patience = 2;

/** One round over all that ran out: which providers did not answer, and what went wrong first. */
type Round = {
  readonly platform: Platform;
  readonly payables: Payables;
  readonly now: Date;
  readonly unanswered: Map<string, number>;
  readonly faults: unknown[];
};

type Ending = Pick<Round, 'platform' | 'now'> & { readonly payables: Partial<Payables> };

async function end({ platform, payables, now }: Ending, payment: PaymentRow): Promise<void> {
  const charge: Charge | undefined = await fetchCharge(platform, payment);
  await retryOnConflict(() =>
    platform.db.transaction().execute(async (tx) => {
      if (charge) await settlePayment(tx, payables, payment.id, charge, now);
      else await payableOf(payables, payment).lock(tx, payment.entity_id);
      await voidPayment(tx, payables, await lockPayment(tx, payment.id), { status: 'cancelled', says: 'expired' }, now);
      await payableOf(payables, payment).ranOut?.(tx, payment.entity_id, now);
    }),
  );
}

const isSilence = (error: unknown): boolean => error instanceof Failure && error.code === 'gateway_unavailable';

/** One that cannot be ended now does not keep the others from it. */
async function tryToEnd(round: Round, payment: PaymentRow): Promise<void> {
  const { unanswered, faults } = round;
  const [provider, count] = [payment.provider ?? '', unanswered.get(payment.provider ?? '') ?? 0];
  if (count >= patience || round.platform.stopping.aborted) return;
  await end(round, payment).catch((error: unknown) => {
    faults.push(error);
    if (isSilence(error)) unanswered.set(provider, count + 1);
  });
}

async function endFrom(round: Round, after: number): Promise<void> {
  const silent = [...round.unanswered].filter(([, count]) => count >= patience).map(([provider]) => provider);
  const expired = await listExpired(round.platform.db, round.now, { after, silent, count: batch });
  for (const payment of expired) await tryToEnd(round, payment);
  const last = expired.at(-1);
  if (last && expired.length === batch) await endFrom(round, last.id);
}

/**
 * Ends those of one thing before the job comes round, where somebody waits for it.
 * @throws gateway_unavailable, with the payment as it was
 */
export async function expirePaymentsOf(
  ending: Ending,
  { purpose, entityId }: { readonly purpose: Purpose; readonly entityId: number },
): Promise<void> {
  const { platform, now } = ending;
  for (const payment of await listExpiredOf(platform.db, purpose, entityId, now)) await end(ending, payment);
}

/**
 * Ends payments whose time is over: what the provider took by then is settled, the others are cancelled and give back what they held of the
 * wallet. What a provider does not answer for comes round again, and keeps nobody else waiting: neither the payments of another provider nor
 * those behind a single one that cannot be read, nor the other jobs. A process that ends asks for no further one.
 */
export const expirePayments = (payables: Payables): ScheduledJob => ({
  name: 'expired payments',
  slow: true,
  run: async (platform, now) => {
    const round: Round = { platform, payables, now, unanswered: new Map(), faults: [] };
    await endFrom(round, 0);
    if (round.faults.length > 0) throw round.faults[0];
  },
});
