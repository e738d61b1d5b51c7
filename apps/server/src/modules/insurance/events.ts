import { z } from 'zod';
import { eventKind } from '#platform/outbox/outbox.ts';

/** An insurer, or the front desk for it, has answered for a visit; `silent`: the time to wait is over without an answer. */
export const approvalAnswered = eventKind(
  'insurance.approval_answered',
  z.object({ appointment_id: z.int(), outcome: z.enum(['approved', 'partly', 'rejected', 'silent']) }),
);

/** Before a visit that it covers an insurer says that a policy is not good on its day. */
export const policyDoubtful = eventKind(
  'insurance.policy_doubtful',
  z.object({ policy_id: z.int(), appointment_id: z.int() }),
);

/** A policy ends soon. */
export const policyEnds = eventKind('insurance.policy_ends', z.object({ policy_id: z.int() }));
