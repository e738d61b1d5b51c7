import { randomName } from '#shared/api/random-name.ts';
import { getSession } from '#shared/api/session.ts';
import { writeStored, readStored } from '#shared/api/stored.ts';

/** Gives a guest's browser the name under which the server keeps its cart; every call carries it from then on (x-guest-id). */
export const ensureGuestId = (): void => {
  if (getSession() === null && readStored('guestId') === null) writeStored('guestId', randomName());
};
