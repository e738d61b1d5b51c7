import { halalas } from '@balsam/domain/money';
import { addMinutes } from '@balsam/domain/time';
import { systemCall } from '#platform/http/system-call.ts';
import type { ScheduledJob } from '#platform/jobs/scheduled.ts';
import type { Platform } from '#platform/platform.ts';
import type { LateAnswer } from '#platform/ports/payer.ts';
import { GatewayUnavailable } from '#platform/ports/unavailable.ts';
import { decide, unlessAnswered } from './answer-approval.ts';
import { keepExchange } from './ask-payer.ts';
import { findWaiting, isAnyWaiting, takePollTurn } from './covers.store.ts';

const minutesBetween = 1;

/** The answer to an approval that waits is kept and counts, unless the front desk was first; any other is left alone. */
async function take(platform: Platform, answer: LateAnswer, now: Date): Promise<void> {
  const { state, reason } = answer;
  const cover = await findWaiting(platform.db, answer.reference);
  if (!cover || state === 'sent_for_approval') return;
  const { person_id: personId, policy_id: policyId } = cover;
  await keepExchange(platform, { personId, policyId, kind: 'approval', exchange: answer.exchange, now });
  const amount = halalas(Math.min(answer.amount, cover.asked));
  const decision = { state, amount, reason, reference: answer.payerReference ?? '', answeredBy: null };
  await platform.db
    .transaction()
    .execute((tx) => decide(tx, systemCall(now, 'insurance.late-answer'), cover.id, decision))
    .catch(unlessAnswered);
}

/**
 * Asks the insurers once a minute, while any approval waits, for answers to what they had queued (D12.02). An answer that is lost on the
 * way is one that never comes: the front desk may answer instead, and the visit is held no longer than for a silent insurer.
 */
export const readLateAnswers: ScheduledJob = {
  name: 'insurance.read-late-answers',
  slow: true,
  run: async (platform, now) => {
    const { db, gateways, log } = platform;
    if (!(await isAnyWaiting(db)) || !(await takePollTurn(db, now, addMinutes(now, -minutesBetween)))) return;
    const answers = await gateways.payer.readLateAnswers(now).catch((error: unknown) => {
      if (!(error instanceof GatewayUnavailable)) throw error;
      log.warn({ payer: gateways.payer.name }, 'late answers could not be asked for');
      return [];
    });
    for (const answer of answers) await take(platform, answer, now);
  },
};
