import type { ServerEvents } from '@balsam/contract';
import type { SignedIn } from '#platform/access/actor.ts';

type Send = <E extends keyof ServerEvents>(personId: number, event: E, ...payload: Parameters<ServerEvents[E]>) => void;

/** What decides whether a log-in has a socket, and what is sent to it. */
export type OpenLogIn = Pick<SignedIn, 'sessionId' | 'personId' | 'guardianId' | 'guardianAccess' | 'expiresAt'>;
export type LogInReview = {
  /** Whether it has to be looked at again, by what was known of it last; one that was just let in is looked at anyway. */
  readonly isDue: (who: SignedIn) => boolean;
  /** Those of these sessions that are live, as they are now. */
  readonly readLive: (sessionIds: readonly number[]) => Promise<readonly OpenLogIn[]>;
};

/** Sends events to the browsers of a person, in whichever process their sockets are. */
export type Realtime = {
  /** To all that work in the person's profile: their own log-ins and those of their guardians. */
  readonly send: Send;
  /** To the person's own log-ins alone: what is closed to guardians. */
  readonly sendPrivately: Send;
  /** To the log-ins of guardians with full access who work in the profile: where they are told something else than the person. */
  readonly sendToFullGuardians: Send;
  /** The same to those of guardians with limited access, who are not told what is sensitive. */
  readonly sendToLimitedGuardians: Send;
  /** The same to one connection only, by the id that its handler was given. */
  readonly sendToConnection: <E extends keyof ServerEvents>(
    connection: string,
    event: E,
    ...payload: Parameters<ServerEvents[E]>
  ) => void;
  /** The same to the screens and kiosks that are paired with a branch. */
  readonly sendToBranch: <E extends keyof ServerEvents>(
    locationId: number,
    event: E,
    ...payload: Parameters<ServerEvents[E]>
  ) => void;
  /** Ends the sockets of these log-ins at once. */
  readonly endSessions: (sessionIds: readonly number[]) => void;
  /** Closes the sockets of a log-in that goes on in another profile: they must not receive events of the one that was left. */
  readonly disconnectSession: (sessionId: number) => void;
  /**
   * Looks again at the log-ins with a socket in this process. One that is live no more, or would be sent something else now, is
   * disconnected: its browser connects again and is let in as it is, or not at all.
   */
  readonly reviewLogIns: (review: LogInReview) => Promise<void>;
  /** Ends the socket of a device whose pairing has ended. */
  readonly endDevice: (deviceId: number) => void;
};

/** For programs without sockets: imports, tests of modules. */
export const silentRealtime: Realtime = {
  send: () => {},
  sendPrivately: () => {},
  sendToFullGuardians: () => {},
  sendToLimitedGuardians: () => {},
  sendToConnection: () => {},
  sendToBranch: () => {},
  endSessions: () => {},
  disconnectSession: () => {},
  reviewLogIns: async () => {},
  endDevice: () => {},
};
