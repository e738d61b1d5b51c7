import type { FastifyRequest } from 'fastify';
import { guardianAccess, sessionExpiry, type RoleId } from '@balsam/domain/identity';
import { riyadhDay } from '@balsam/domain/time';
import type { Actor, SignedIn } from '../../platform/access/actor.ts';
import type { Db } from '../../platform/db/types.ts';
import { hashToken } from './secrets.ts';
import { findLiveSession, prolongSession } from './sessions.store.ts';

const wellFormedToken = /^[\w-]{20,100}$/;
const wellFormedGuest = /^[\w-]{1,100}$/;

/** How often at most a session's end is written on: each minute, or sooner where an idle time is short enough to feel it. */
const stepOf = (lifeMs: number) => Math.min(60_000, lifeMs / 60);

/** A dependent's profile is closed to the guardian from the day they are 18, and when nobody knows how old they are (DECISIONS §3). */
const isOpenTo = (guardianId: number | null, born: string | null, now: Date): boolean =>
  guardianId === null || (born !== null && guardianAccess(born, riyadhDay(now)) !== 'none');

/** The log-in behind a bearer token, if it is live, and moves its end on (DECISIONS §3). */
export async function signedInBy(db: Db, token: string, now: Date): Promise<SignedIn | undefined> {
  if (!wellFormedToken.test(token)) return undefined;
  const session = await findLiveSession(db, hashToken(token), now);
  if (!session || !isOpenTo(session.guardian_id, session.dependent_born, now)) return undefined;
  const { role_id: roleId, remember } = session;
  const expiresAt = sessionExpiry({ roleId, remember, lastSeenAt: now });
  const unseen = now.getTime() - session.last_seen_at.getTime();
  if (unseen >= stepOf(expiresAt.getTime() - now.getTime())) await prolongSession(db, session.id, now, expiresAt);
  return {
    kind: 'user',
    accountId: session.account_id,
    sessionId: session.id,
    roleId: roleId as RoleId,
    personId: session.person_id,
    mrn: session.mrn ?? undefined,
    doctorId: session.doctor_id ?? undefined,
    guardianId: session.guardian_id ?? undefined,
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
    const signedIn = token === undefined ? undefined : await signedInBy(db, token, now);
    const guest = request.headers['x-guest-id'];
    const guestId = typeof guest === 'string' && wellFormedGuest.test(guest) ? guest : undefined;
    return signedIn ?? { kind: 'guest', guestId };
  };
