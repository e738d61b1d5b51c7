import { getSession } from '#shared/api/session.ts';
import { readStored, writeStored } from '#shared/api/stored.ts';

/** A message that has not arrived. Its key is also its `Idempotency-Key`: sent again it is still written once. */
export type Unsent = {
  readonly key: string;
  readonly appointmentId: number;
  readonly text: string;
  /** The newest message that its writer saw; nothing in what an earlier version kept. */
  readonly seen?: number | undefined;
};

/** The same with whose profile was open; nothing in what an earlier version kept. */
type Kept = Unsent & { readonly person?: number | undefined };

/** So many are kept at most: the rest of a long time without a line is typed again. */
const most = 50;

const isKept = (given: unknown): given is Kept => {
  const { key, appointmentId, text, seen } = (
    typeof given === 'object' && given !== null ? given : {}
  ) as Partial<Unsent>;
  const isOfPage = seen === undefined || Number.isSafeInteger(seen);
  return typeof key === 'string' && Number.isSafeInteger(appointmentId) && typeof text === 'string' && isOfPage;
};

/** What was written in this browser and has not arrived, of all visits; what cannot be read is as if it were not there. */
const allUnsent = (): readonly Kept[] => {
  try {
    const kept: unknown = JSON.parse(readStored('unsentMessages') ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
};

const keep = (all: readonly Kept[]): void => writeStored('unsentMessages', JSON.stringify(all.slice(-most)));

/** The texts of one visit that have not arrived, of the open profile alone. Pictures are not among them: they do not survive the page. */
export const unsentOf = (appointmentId: number): readonly Unsent[] => {
  const own = getSession()?.user.id;
  return allUnsent().filter((message) => message.appointmentId === appointmentId && (message.person ?? own) === own);
};

/** Keeps a text until it has arrived. */
export const keepUnsent = (message: Unsent): void =>
  keep([...allUnsent().filter(({ key }) => key !== message.key), { ...message, person: getSession()?.user.id }]);

/** Forgets one that has arrived or was given up. */
export const forgetUnsent = (key: string): void => keep(allUnsent().filter((message) => message.key !== key));
