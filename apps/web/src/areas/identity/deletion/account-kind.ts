import { roles } from '@balsam/domain/identity';
import type { Session } from '#shared/api/session.ts';

/**
 * Who stands before the deletion: `guest` names the account by its e-mail address, `own` deletes the log-in that is open, `dependent` works
 * in somebody else's profile and goes back first, `staff` is somebody whom the administration lets go.
 */
export type AccountKind = 'guest' | 'own' | 'dependent' | 'staff';

export const accountKind = (session: Session | null): AccountKind => {
  if (!session) return 'guest';
  if (session.user.isDependent) return 'dependent';
  return session.user.role_id === roles.patient || session.user.role_id === roles.rider ? 'own' : 'staff';
};
