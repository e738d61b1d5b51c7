import { removeStored, writeStored, readStored } from '#shared/api/stored.ts';

export type ContactKind = 'phone' | 'email';

/** A code that is on its way to a new phone number or e-mail address. */
export type PendingContact = {
  /** Whose: another person at this browser does not find it. */
  readonly userId: number;
  readonly kind: ContactKind;
  readonly challenge: string;
  /** Masked by the server. */
  readonly to: string;
  /** Epoch milliseconds by this browser's clock; the server decides in the end. */
  readonly resendAt: number;
};

const isPending = (value: unknown): value is PendingContact =>
  typeof value === 'object' &&
  value !== null &&
  'challenge' in value &&
  typeof value.challenge === 'string' &&
  'kind' in value &&
  'userId' in value;

/** Keeps it for as long as the tab is open, so that a reload asks for the code again and not for the password. */
export const storePendingContact = (pending: PendingContact): void =>
  writeStored('contactCode', JSON.stringify(pending), 'session');

/** The one of this person for this kind of contact. */
export const readPendingContact = (userId: number, kind: ContactKind): PendingContact | undefined => {
  try {
    const value: unknown = JSON.parse(readStored('contactCode', 'session') ?? 'null');
    return isPending(value) && value.userId === userId && value.kind === kind ? value : undefined;
  } catch {
    return undefined;
  }
};

export const removePendingContact = (): void => removeStored('contactCode', 'session');
