import type { RoleId } from '@balsam/domain/identity';
import type { Call, UserCall } from '../../../platform/http/call.ts';

type Whose = { readonly accountId: number; readonly personId: number; readonly roleId: number };

/** The call of somebody who has proven who they are and has no session yet, for the audit log. */
export const actingAs = (call: Call, { accountId, personId, roleId }: Whose): UserCall => ({
  ...call,
  actor: {
    kind: 'user',
    accountId,
    sessionId: 0,
    roleId: roleId as RoleId,
    personId,
    mrn: undefined,
    doctorId: undefined,
    guardianId: undefined,
    guardianAccess: undefined,
  },
});
