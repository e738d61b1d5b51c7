import { isDoctorRole, isStaff, roles } from '@balsam/domain/identity';
import { getSession, type Session, useSession } from '#shared/api/session.ts';

/** Whose layout is shown: the menu, the landing and the durations depend on it. */
export type Kind = 'guest' | 'patient' | 'doctor' | 'rider' | 'staff';

/** The one who works here, as the shell needs to know them. */
export type Person = { readonly roleId: number; readonly agreedTerms: boolean; readonly isDependent: boolean };

const personOf = (session: Session | null): Person | undefined =>
  session
    ? {
        roleId: session.user.role_id,
        agreedTerms: session.user.is_privacy_agreed,
        isDependent: session.user.isDependent,
      }
    : undefined;

/** The person of the present log-in, or undefined. */
export const personNow = (): Person | undefined => personOf(getSession());

/** The kind of layout that a role gets. */
export const kindOf = (person: Pick<Person, 'roleId'> | undefined): Kind => {
  if (!person) return 'guest';
  if (person.roleId === roles.rider) return 'rider';
  if (isDoctorRole(person.roleId)) return 'doctor';
  return isStaff(person.roleId) ? 'staff' : 'patient';
};

export const useKind = (): Kind => kindOf(personOf(useSession()));
