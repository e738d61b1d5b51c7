import type { FastifyRequest } from 'fastify';
import {
  guardianAccess,
  isStaff,
  sessionExpiry,
  type GuardianAccess,
  type GuardianBasis,
  type RoleId,
} from '@balsam/domain/identity';
import { riyadhDay } from '@balsam/domain/time';
import type { Actor, SignedIn } from '../../../platform/access/actor.ts';
import type { Db } from '../../../platform/db/types.ts';
import { retryOnConflict } from '../../../platform/http/retry.ts';
import { hashToken } from '../common/secrets.ts';
import { findLiveSession, prolongSession } from './sessions.store.ts';

const wellFormedToken = /^[\w-]{20,100}$/;
const wellFormedGuest = /^[\w-]{1,100}$/;

/** How often at most a session's end is written on: each minute, or sooner where an idle time is short enough to feel it. */
const stepOf = (lifeMs: number) => Math.min(60_000, lifeMs / 60);

type Grant = { guardian_id: number | null; dependent_born: string | null; basis: GuardianBasis | null };

/** What the session may see as a guardian; undefined in a profile of one's own (D3.03). */
const accessBy = ({ guardian_id, dependent_born, basis }: Grant, now: Date): GuardianAccess | undefined =>
  guardian_id === null ? undefined : guardianAccess(dependent_born, riyadhDay(now), basis ?? 'declaration');

/**
 * The log-in behind a bearer token, if it is live, and moves its end on (DECISIONS §3). What an `unattended` screen of the staff reads by
 * itself moves nothing: nobody is there.
 */
export async function signedInBy(db: Db, token: string, now: Date, unattended = false): Promise<SignedIn | undefined> {
  if (!wellFormedToken.test(token)) return undefined;
  const session = await findLiveSession(db, hashToken(token), now);
  const access = session && accessBy(session, now);
  if (!session || access === 'none') return undefined;
  const { role_id: roleId, remember } = session;
  const expiresAt = sessionExpiry({ roleId, remember, lastSeenAt: now, openedAt: session.created_at });
  const unseen = now.getTime() - session.last_seen_at.getTime();
  const moves = !(unattended && isStaff(roleId)) && unseen >= stepOf(expiresAt.getTime() - now.getTime());
  if (moves) await retryOnConflict(() => prolongSession(db, session.id, now, expiresAt), { repeatable: true });
  return {
    kind: 'user',
    accountId: session.account_id,
    sessionId: session.id,
    roleId: roleId as RoleId,
    personId: session.person_id,
    mrn: session.mrn ?? undefined,
    doctorId: session.doctor_id ?? undefined,
    guardianId: session.guardian_id ?? undefined,
    guardianAccess: access,
    expiresAt: moves ? expiresAt : session.expires_at,
  };
}

const tokenIn = (request: FastifyRequest): string | undefined =>
  /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];

/**
 * Who a request comes from. A token that is unknown, ended or run out makes a guest: calls that guests may make go on working,
 * the others answer 401.
 */
export const identifyBy =
  (db: Db) =>
  async (request: FastifyRequest, now: Date): Promise<Actor> => {
    const token = tokenIn(request);
    const signedIn =
      token === undefined ? undefined : await signedInBy(db, token, now, request.headers['x-unattended'] === '1');
    const guest = request.headers['x-guest-id'];
    const guestId = typeof guest === 'string' && wellFormedGuest.test(guest) ? guest : undefined;
    return signedIn ?? { kind: 'guest', guestId };
  };
