import { roles, type RoleId } from '@balsam/domain/identity';
import type { z } from 'zod';
import type { ErrorCode } from './errors/index.ts';

/**
 * Who may call an endpoint. `guest` is anyone, with a session or without; `user` is anyone with a session; the others
 * are roles, or paired devices. `staff` is every staff role. Which records a caller may touch is decided by the module's policy.
 */
export type Caller =
  | 'guest'
  | 'user'
  | 'patient'
  | 'doctor'
  | 'rider'
  | 'staff'
  | 'administrator'
  | 'pharmacist'
  | 'support'
  | 'front_desk'
  | 'records'
  | DeviceCaller;

/** A screen in the hall or a kiosk that the front desk has paired: no log-in, and nobody's. */
export type DeviceCaller = 'board' | 'kiosk';

const byRole = {
  [roles.administrator]: 'administrator',
  [roles.patient]: 'patient',
  [roles.doctor]: 'doctor',
  [roles.pharmacist]: 'pharmacist',
  [roles.support]: 'support',
  [roles.frontDesk]: 'front_desk',
  [roles.records]: 'records',
  [roles.rider]: 'rider',
} as const satisfies Readonly<Record<RoleId, Caller>>;

/** The caller of a role in a declaration of access. */
export const callerOf = (role: RoleId): (typeof byRole)[RoleId] => byRole[role];

/** Calls that must work when the server is overloaded have a capacity of their own: log-in with its one-time codes, and payments. */
export type ReservedCapacity = 'sign_in' | 'payment';

export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api/v1`, with `:name` for a path parameter. */
  readonly path: `/${string}`;
  /** Served under each of these; v1 when left out. */
  readonly versions?: readonly ('v1' | 'v2')[];
  /** Declared, or the server does not start. */
  readonly access: readonly Caller[];
  readonly summary: string;
  /** Served from a capacity of its own; left out: from the one that all other calls share. */
  readonly reservedCapacity?: ReservedCapacity;
  readonly query?: z.ZodObject;
  readonly params?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The body is a multipart form with a file in the part `file`; `body` is its other fields, all text. */
  readonly form?: true;
  /** How many bytes its body may have, where that is more than usual. */
  readonly largestBody?: number;
  /** The shape of `data` in the envelope; what is not in it is stripped. A `file` reply is sent as it is. */
  readonly reply: z.ZodType | 'file';
  /** The reply holds a secret, such as a bearer token, or is a look at people that is written down: it is never stored, and so an `Idempotency-Key` has no effect. */
  readonly secretReply?: true;
  /** Its error codes, beside those that any call may answer with. */
  readonly errors: readonly ErrorCode[];
};

/** Declares one call of the API, once: the server serves it, the web calls it, the documentation shows it. */
export const endpoint = <const E extends Endpoint>(e: E): E => e;
