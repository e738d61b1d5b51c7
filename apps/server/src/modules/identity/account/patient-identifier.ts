import { isIdentity, normaliseIdentity, type LoginField } from '@balsam/domain/identity';
import { fail } from '#platform/http/failure.ts';

/**
 * A patient's identifier, normalised: Latin digits, capital letters, no spaces. `name` is the same for a national ID
 * and a Saudi ID, which are one. Refuses a number of the wrong length or form with `identity_not_valid` (S5.01).
 */
export function parseIdentifier(field: LoginField, typed: string): { name: string; value: string } {
  const value = normaliseIdentity(typed);
  if (!isIdentity(field, value)) throw fail('identity_not_valid', { path: 'username' });
  return { name: `${field === 'saudi_id' ? 'national_id' : field}:${value}`, value };
}
