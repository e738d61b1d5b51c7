import type { patientLoginFields } from '@balsam/domain/identity';
import { dropStored, keepStored, readStored } from '../../shared/api/stored.ts';

export type PatientField = (typeof patientLoginFields)[number];

/** A log-in code that is on its way: what the OTP screen shows, sends and needs to ask for another. */
export type PendingCode = {
  /** SPEC §4: the auth state in which the OTP screen is entered. */
  readonly state: 'loginOtp';
  readonly field_name: PatientField;
  readonly username: string;
  readonly challenge: string;
  /** Masked by the server. */
  readonly phone_number: string | null;
  readonly email_address: string | null;
  /** Epoch milliseconds by this browser's clock; the server decides in the end. */
  readonly resendAt: number;
  readonly remember: boolean;
};

const isPending = (value: unknown): value is PendingCode =>
  typeof value === 'object' &&
  value !== null &&
  'state' in value &&
  value.state === 'loginOtp' &&
  'challenge' in value &&
  typeof value.challenge === 'string';

/** Keeps it for as long as the tab is open, so that a reload finds the countdown where it was. */
export const keepPendingCode = (pending: PendingCode): void =>
  keepStored('authState', JSON.stringify(pending), 'session');

/** `undefined` in any auth state but a log-in by code: the screen then has nothing to ask for. */
export const readPendingCode = (): PendingCode | undefined => {
  try {
    const value: unknown = JSON.parse(readStored('authState', 'session') ?? 'null');
    return isPending(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

export const dropPendingCode = (): void => dropStored('authState', 'session');
