import type { Actor, SignedIn } from '#platform/access/actor.ts';

/** What a use case knows of the call it serves. `now` is the injected clock's, read once for the whole call. */
export type Call<A extends Actor = Actor> = {
  readonly actor: A;
  readonly now: Date;
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string;
};

export type UserCall = Call<SignedIn>;
