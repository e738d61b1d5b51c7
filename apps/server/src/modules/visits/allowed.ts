import type { ErrorCode } from '@balsam/contract';
import type { Allowed } from '@balsam/domain/booking';
import { fail, fieldError } from '#platform/http/failure.ts';

/** Refuses what a rule refuses. */
export function assertAllowed(rule: Allowed<ErrorCode>): void {
  if (!rule.ok) throw fail(rule.code, { values: rule.values });
}

/** What a rule says, on the wire. */
export const say = (rule: Allowed<ErrorCode>) => {
  if (rule.ok) return { allowed: true };
  const { code, message, message_ar } = fieldError('', rule.code, rule.values);
  return { allowed: false, code, message, message_ar };
};
