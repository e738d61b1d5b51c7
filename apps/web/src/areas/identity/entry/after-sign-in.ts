import type { User } from '@balsam/contract/people';
import { landing, mustAgreeToTerms } from '@balsam/domain/identity';
import { safeRoute } from '@balsam/domain/shell';

/**
 * Where a person goes who has just signed in or agreed (SPEC §4, DECISIONS §2): the terms first, with the saved route kept
 * for afterwards, else the saved route, else the landing.
 */
export const afterSignIn = (
  user: Pick<User, 'role_id' | 'is_privacy_agreed'>,
  savedRoute: string | undefined,
): string => {
  const person = { roleId: user.role_id, agreedTerms: user.is_privacy_agreed };
  const saved = safeRoute(savedRoute);
  if (!mustAgreeToTerms(person)) return saved ?? landing(person);
  return saved === undefined ? landing(person) : `${landing(person)}?routeToNavigate=${encodeURIComponent(saved)}`;
};
