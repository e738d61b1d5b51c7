import { randomName } from './random-name.ts';
import { getSession } from './session.ts';
import { writeStored, readStored } from './stored.ts';

/** Gives a guest's browser the name under which the server keeps its cart; every call carries it from then on (x-guest-id). */
export const ensureGuestId = (): void => {
  if (getSession() === null && readStored('guestId') === null) writeStored('guestId', randomName());
};
