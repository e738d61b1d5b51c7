import { allowed, refused, type Allowed } from '../allowed/index.ts';

/** The longest is a bound on the work of hashing, not advice. */
export const passwordRules = { shortest: 8, longest: 128 } as const;

/** DECISIONS §3: eight characters or more, and none of the common ones. `isCommon` looks the password up in the list. */
export function checkPassword(
  password: string,
  isCommon: (password: string) => boolean,
): Allowed<'password_too_short' | 'password_too_long' | 'password_too_common'> {
  const length = Array.from(password).length;
  if (length < passwordRules.shortest) return refused('password_too_short', { shortest: passwordRules.shortest });
  if (length > passwordRules.longest) return refused('password_too_long', { longest: passwordRules.longest });
  return isCommon(password) ? refused('password_too_common') : allowed;
}
