import { checkPassword } from '@balsam/domain/identity';
import { assertAllowed } from '#platform/http/failure.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Refuses a new password that is too short, too long or too common (DECISIONS §3), naming the field at fault. */
export function checkNewPassword(password: string, path = 'password'): void {
  const verdict = checkPassword(password, isCommonPassword);
  assertAllowed(verdict, path);
}
