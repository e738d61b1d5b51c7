import { hash, verify } from '@node-rs/argon2';

/** Argon2id, which is the library’s default, with 19 MiB, two passes, one lane of parallelism (DECISIONS §3). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a random password that nobody knows: an unknown account costs the same work as a known one. */
const dummyHash = '$argon2id$v=19$m=19456,t=2,p=1$lgPJmHgowjk3Rsr6NcyzZQ$RmmbjrWBPfFUP3qwUovUuXQ9Ft8mF68+60maNlNsNUQ';

/** The hash to store of a password. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Whether the password is the stored one; without a stored one it is false, after as much work. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  const same = await verify(stored ?? dummyHash, password);
  return same && stored !== null && stored !== undefined;
}
