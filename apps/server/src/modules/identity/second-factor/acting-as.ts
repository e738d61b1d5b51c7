import type { RoleId } from '@balsam/domain/identity';
import type { Call, UserCall } from '#platform/http/call.ts';

type Account = { readonly accountId: number; readonly personId: number; readonly roleId: number };

/** The call of an authenticated account that has no session yet, for the audit log. */
export const actingAs = (call: Call, { accountId, personId, roleId }: Account): UserCall => ({
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
