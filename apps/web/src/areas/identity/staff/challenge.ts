import { removeStored, writeStored, readStored } from '#shared/api/stored.ts';

/** A sign-in whose password was right and whose code is awaited. */
export type Challenge = { readonly challenge: string; readonly expires_at: string };

const isChallenge = (value: unknown): value is Challenge =>
  typeof value === 'object' &&
  value !== null &&
  'challenge' in value &&
  typeof value.challenge === 'string' &&
  'expires_at' in value &&
  typeof value.expires_at === 'string';

/** Keeps it for as long as the tab is open, so that a reload does not ask for the password again. */
export const storeChallenge = ({ challenge, expires_at }: Challenge): void =>
  writeStored('staffChallenge', JSON.stringify({ challenge, expires_at }), 'session');

export const removeChallenge = (): void => removeStored('staffChallenge', 'session');

/** The one that is awaited at `now`; `undefined` when there is none, or its time is over. */
export const readChallenge = (now: Date): Challenge | undefined => {
  try {
    const value: unknown = JSON.parse(readStored('staffChallenge', 'session') ?? 'null');
    return isChallenge(value) && new Date(value.expires_at) > now ? value : undefined;
  } catch {
    return undefined;
  }
};
