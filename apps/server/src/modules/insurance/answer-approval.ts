import { mayAnswer } from '@balsam/domain/insurance';
import { fromSar, halalas, type Halalas } from '@balsam/domain/money';
import { audit } from '#platform/audit/audit.ts';
import type { Db, Tx } from '#platform/db/types.ts';
import type { Call, UserCall } from '#platform/http/call.ts';
import { fail, Failure } from '#platform/http/failure.ts';
import { systemCall } from '#platform/http/system-call.ts';
import type { ScheduledJob } from '#platform/jobs/scheduled.ts';
import { drainBatches } from '#platform/jobs/drain-batches.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { coverVisit, lockVisit } from '#modules/booking/index.ts';
import { answerWaiting, findCoverById, listOverdue, type CoverRow } from './covers.store.ts';
import { approvalAnswered } from './events.ts';
import { insuranceTexts } from './insurance.texts.ts';

type Decision = {
  readonly state: 'approved' | 'rejected';
  readonly amount: Halalas;
  readonly reference: string;
  readonly reason: string;
  /** Who wrote it down at the front desk; null: the insurer's own, or none. */
  readonly answeredBy: number | null;
  readonly isSilence?: true;
};

const outcomeOf = (cover: CoverRow, { state, amount, isSilence }: Decision) => {
  if (state === 'approved') return amount < cover.asked ? ('partly' as const) : ('approved' as const);
  return isSilence ? ('silent' as const) : ('rejected' as const);
};

/**
 * Writes down the answer of an insurer, once: the first one counts (D12.02). A visit that still waits gets its shares and a fresh hold, and its
 * patient is told; one that was cancelled meanwhile, or is paid by its patient, is left alone without a word.
 * @throws approval_answered
 */
export async function decide(tx: Tx, call: Call, coverId: number, decision: Decision): Promise<CoverRow> {
  const found = await findCoverById(tx, coverId);
  if (!found?.needed_approval) throw fail('not_found');
  const { appointment_id } = found;
  // The visit first, then what belongs to it: as everybody locks. The cover may have ended before.
  await lockVisit(tx, appointment_id);
  const cover = (await findCoverById(tx, coverId))!;
  const verdict = mayAnswer(cover.state);
  const isFirst = await answerWaiting(tx, coverId, {
    state: decision.state,
    approved: decision.state === 'approved' ? decision.amount : null,
    reason: decision.reason,
    payer_reference: decision.reference === '' ? cover.payer_reference : decision.reference,
    answered_at: call.now,
    answered_by: decision.answeredBy,
  });
  if (!verdict.ok || !isFirst) throw fail('approval_answered');
  const share = decision.state === 'approved' ? decision.amount : halalas(0);
  const isWritten =
    cover.ended_at === null &&
    (await coverVisit(tx, call, { id: appointment_id, state: decision.state, share, isAnswer: true }));
  // Nobody is asked to pay for a visit of which the answer changed nothing.
  if (isWritten) await publish(tx, approvalAnswered, { appointment_id, outcome: outcomeOf(cover, decision) }, call.now);
  const entry = { personId: cover.person_id, what: 'insurance', recordId: coverId } as const;
  await audit(tx, call, { ...entry, action: 'write', why: decision.answeredBy === null ? 'system' : 'staff' });
  return (await findCoverById(tx, coverId))!;
}

export type StaffAnswer = {
  readonly decision: 'approved' | 'rejected';
  readonly amount?: number | null | undefined;
  readonly reference: string;
  readonly reason: string;
};

/**
 * What the front desk learnt from the insurer. A rejection needs its reason; more than was asked is not approved.
 * @throws not_found, approval_answered, invalid_amount, required
 */
export async function answerApproval(tx: Tx, call: UserCall, coverId: number, answer: StaffAnswer): Promise<CoverRow> {
  const cover = await findCoverById(tx, coverId);
  if (!cover) throw fail('not_found');
  if (answer.decision === 'rejected' && answer.reason === '') throw fail('required', { path: 'reason' });
  const amount = answer.amount === null || answer.amount === undefined ? halalas(cover.asked) : fromSar(answer.amount);
  if (answer.decision === 'approved' && (amount <= 0 || amount > cover.asked))
    throw fail('invalid_amount', { path: 'amount' });
  const { decision: state, reference, reason } = answer;
  return decide(tx, call, coverId, { state, amount, reference, reason, answeredBy: call.actor.accountId });
}

const batch = 100;

/** Nobody's answer counts where somebody's did in the same moment. */
export function unlessAnswered(error: unknown): void {
  if (!(error instanceof Failure && error.code === 'approval_answered')) throw error;
}

async function endSilent(db: Db, id: number, now: Date): Promise<void> {
  const silence = {
    state: 'rejected',
    amount: halalas(0),
    reference: '',
    reason: insuranceTexts.noAnswer.en,
    answeredBy: null,
    isSilence: true,
  } as const;
  await db
    .transaction()
    .execute((tx) => decide(tx, systemCall(now, 'insurance.silent'), id, silence))
    .catch(unlessAnswered);
}

/** The insurer was silent for as long as a visit is held: its patient may pay for it (D12.02). */
export const endSilentApprovals: ScheduledJob = {
  name: 'insurance.end-silent-approvals',
  run: ({ db, stopping }, now) =>
    drainBatches(stopping, batch, async () => {
      const overdue = await listOverdue(db, now, batch);
      for (const { id } of overdue) await endSilent(db, id, now);
      return overdue.length;
    }),
};
