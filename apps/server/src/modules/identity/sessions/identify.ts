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
import type { Actor, SignedIn } from '#platform/access/actor.ts';
import type { Db } from '#platform/db/types.ts';
import { retryOnConflict } from '#platform/http/retry.ts';
import type { OpenLogIn } from '#platform/realtime/realtime.ts';
import { hashToken } from '../common/secrets.ts';
import { findLiveSession, findLiveSessionsById, prolongSession } from './sessions.store.ts';

const wellFormedToken = /^[\w-]{20,100}$/;
const wellFormedGuest = /^[\w-]{1,100}$/;

/** The shortest interval between two extensions of a session: a minute, or less where the idle time is short. */
const renewalInterval = (lifeMs: number) => Math.min(60_000, lifeMs / 60);

type Grant = { guardian_id: number | null; dependent_born: string | null; basis: GuardianBasis | null };

/** The access of the session as a guardian; undefined in the own profile (D3.03). */
const accessBy = ({ guardian_id, dependent_born, basis }: Grant, now: Date): GuardianAccess | undefined =>
  guardian_id === null ? undefined : guardianAccess(dependent_born, riyadhDay(now), basis ?? 'declaration');

/**
 * The live session of a bearer token, which it extends (DECISIONS §3). Background polling of an `unattended` staff
 * screen does not extend it.
 */
export async function signedInBy(db: Db, token: string, now: Date, unattended = false): Promise<SignedIn | undefined> {
  if (!wellFormedToken.test(token)) return undefined;
  const session = await findLiveSession(db, hashToken(token), now);
  const access = session && accessBy(session, now);
  if (!session || access === 'none') return undefined;
  const { role_id: roleId, remember } = session;
  const expiresAt = sessionExpiry({ roleId, remember, lastSeenAt: now, openedAt: session.created_at });
  const idleMs = now.getTime() - session.last_seen_at.getTime();
  const renews = !(unattended && isStaff(roleId)) && idleMs >= renewalInterval(expiresAt.getTime() - now.getTime());
  if (renews) await retryOnConflict(() => prolongSession(db, session.id, now, expiresAt), { repeatable: true });
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
    expiresAt: renews ? expiresAt : session.expires_at,
  };
}

/** Of these log-ins those that are live, as they are now. Looking at them keeps none alive. */
export async function logInsById(db: Db, ids: readonly number[], now: Date): Promise<OpenLogIn[]> {
  const sessions = await findLiveSessionsById(db, ids, now);
  return sessions.flatMap((session) => {
    const access = accessBy(session, now);
    if (access === 'none') return [];
    return {
      sessionId: session.id,
      personId: session.person_id,
      guardianId: session.guardian_id ?? undefined,
      guardianAccess: access,
      expiresAt: session.expires_at,
    };
  });
}

const tokenIn = (request: FastifyRequest): string | undefined =>
  /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];

/**
 * The actor of a request. A token that is unknown, ended or expired makes a guest: calls that guests may make go on
 * working, the others answer 401.
 */
export const identifyBy =
  (db: Db) =>
  async (request: FastifyRequest, now: Date): Promise<Actor> => {
    const token = tokenIn(request);
    const signedIn =
      token === undefined ? undefined : await signedInBy(db, token, now, request.headers['x-unattended'] === '1');
    const guest = request.headers['x-guest-id'];
    const guestId = typeof guest === 'string' && wellFormedGuest.test(guest) ? guest : undefined;
    if (token === undefined || !signedIn) return { kind: 'guest', guestId };
    return { ...signedIn, tokenHash: hashToken(token) };
  };
