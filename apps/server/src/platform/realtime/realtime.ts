import type { ServerEvents } from '@balsam/contract';

/** Says things to the browsers of a person, in whichever process their sockets are. */
export type Realtime = {
  readonly tell: <E extends keyof ServerEvents>(
    personId: number,
    event: E,
    ...what: Parameters<ServerEvents[E]>
  ) => void;
  /** Ends the sockets of these log-ins at once. */
  readonly endSessions: (sessionIds: readonly number[]) => void;
  /** Closes the sockets of a log-in that goes on in another profile: they would hear what is no longer theirs to hear. */
  readonly hangUp: (sessionId: number) => void;
};

/** For programs without sockets: imports, tests of modules. */
export const silentRealtime: Realtime = { tell: () => {}, endSessions: () => {}, hangUp: () => {} };
