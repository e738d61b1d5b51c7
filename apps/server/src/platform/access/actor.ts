import { isStaff, type GuardianAccess, type RoleId } from '@balsam/domain/identity';
import { callerOf, type Caller, type DeviceCaller } from '@balsam/contract';

/** Somebody without a log-in; `guestId` is what the browser calls itself and gives no authority. */
export type Guest = { readonly kind: 'guest'; readonly guestId: string | undefined };

/** Somebody with a live log-in. `personId` is the profile worked in: inside a dependent's it is the dependent, and `guardianId` the guardian. */
export type SignedIn = {
  readonly kind: 'user';
  readonly accountId: number;
  readonly sessionId: number;
  readonly roleId: RoleId;
  readonly personId: number;
  readonly mrn: string | undefined;
  readonly doctorId: number | undefined;
  readonly guardianId: number | undefined;
  /** Inside a dependent's profile: 'limited' keeps from the guardian what is marked sensitive (D3.03). */
  readonly guardianAccess?: Exclude<GuardianAccess, 'none'> | undefined;
  /** When the session ends without a further call; known where a call came with its token. */
  readonly expiresAt?: Date;
  /** Of the token that a call came with: another call may have given the session another one meanwhile. */
  readonly tokenHash?: Buffer;
};

/** A screen in the hall or a kiosk that the front desk has paired: of one branch, and nobody's log-in. */
export type PairedDevice = {
  readonly kind: 'device';
  readonly deviceId: number;
  readonly use: DeviceCaller;
  readonly locationId: number;
};

export type Actor = Guest | SignedIn | PairedDevice;

/** Whether an endpoint's declaration lets this caller in: 'sign_in' requires a log-in, 'forbidden' is final. */
export function admits(access: readonly Caller[], actor: Actor): 'yes' | 'sign_in' | 'forbidden' {
  if (access.includes('guest')) return 'yes';
  if (actor.kind === 'guest') return 'sign_in';
  if (actor.kind === 'device') return access.includes(actor.use) ? 'yes' : 'forbidden';
  const mine = new Set<Caller>([
    'user',
    callerOf(actor.roleId),
    ...(isStaff(actor.roleId) ? (['staff'] as const) : []),
  ]);
  return access.some((who) => mine.has(who)) ? 'yes' : 'forbidden';
}
