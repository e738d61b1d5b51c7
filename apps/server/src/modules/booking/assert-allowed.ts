import type { ErrorCode } from '@balsam/contract';
import type { Allowed } from '@balsam/domain/booking';
import { fail } from '#platform/http/failure.ts';

/** Goes on when the rule allows it, else refuses with the rule's code. */
export function assertAllowed(rule: Allowed<ErrorCode>): void {
  if (!rule.ok) throw fail(rule.code, { values: rule.values });
}
