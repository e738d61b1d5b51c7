import type { ErrorCode } from '@balsam/contract';
import type { Allowed } from '@balsam/domain/booking';
import { fieldError } from '#platform/http/failure.ts';

/** What a rule says, on the wire. */
export const say = (rule: Allowed<ErrorCode>) => {
  if (rule.ok) return { allowed: true };
  const { code, message, message_ar } = fieldError('', rule.code, rule.values);
  return { allowed: false, code, message, message_ar };
};
