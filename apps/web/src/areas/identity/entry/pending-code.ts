import { authStep, type CodeState, type patientLoginFields } from '@balsam/domain/identity';
import { removeStored, writeStored, readStored } from '#shared/api/stored.ts';

export type PatientField = (typeof patientLoginFields)[number];

/** What every request of a code answers with: its name, and where it went, masked by the server. */
export type CodeSent = {
  readonly challenge: string;
  readonly phone_number: string | null;
  readonly email_address: string | null;
  /** Seconds. */
  readonly resend_after: number;
};

/** The right to send the ID photo of a registration, for its 15 minutes. */
export type PhotoUploadGrant = { readonly patient_id: number; readonly upload_token: string };

/** One of several medical files that share a phone or an e-mail address. */
export type SharedAccount = {
  readonly mrn_number: string;
  readonly first_name: string;
  readonly first_name_ar: string;
};

/** A code of reset mode that was right: the server keeps it until the new password consumes it. */
export type VerifiedCode = { readonly otp_code: string; readonly accounts: readonly SharedAccount[] };

type SentCodeOf<State extends CodeState> = Omit<CodeSent, 'resend_after'> & {
  /** SPEC §4: the auth state in which the OTP screen is entered. */
  readonly state: State;
  /** Epoch milliseconds by this browser's clock; the server decides in the end. */
  readonly resendAt: number;
};

export type LoginCode = SentCodeOf<'loginOtp'> & {
  readonly remember: boolean;
  /** A log-in by password asked for it as well. */
  readonly besidePassword?: boolean;
};
export type RegisterCode = SentCodeOf<'register'> & {
  /** There until the photo has been taken in; a medical file needs none. */
  readonly photo?: PhotoUploadGrant;
};
export type ResetCode = SentCodeOf<'forgotPassword' | 'riderForgotPassword'> & {
  /** As typed: the phone or the e-mail address. */
  readonly identifier: string;
  /** A doctor's, who goes the patient's way. */
  readonly role?: 'doctor';
  readonly proven?: VerifiedCode;
};
export type DeletionCode = SentCodeOf<'deletion'>;

/** A code that is on its way: what the screen that asks for it shows, sends and needs to ask for another. */
export type PendingCode = LoginCode | RegisterCode | ResetCode | DeletionCode;

const isPending = (value: unknown): value is PendingCode =>
  typeof value === 'object' &&
  value !== null &&
  'state' in value &&
  typeof value.state === 'string' &&
  ['loginOtp', 'register', 'forgotPassword', 'riderForgotPassword', 'deletion'].includes(value.state) &&
  'challenge' in value &&
  typeof value.challenge === 'string';

/** Keeps it for as long as the tab is open, so that a reload finds the countdown where it was. */
export const storePendingCode = (pending: PendingCode): void =>
  writeStored('authState', JSON.stringify(pending), 'session');

/** `undefined` in auth state `login`: no code is on its way, and the screens that want one have nothing to ask for. */
export const readPendingCode = (): PendingCode | undefined => {
  try {
    const value: unknown = JSON.parse(readStored('authState', 'session') ?? 'null');
    return isPending(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

export const removePendingCode = (): void => removeStored('authState', 'session');

/** The part of a pending code that each answer with a code brings. Whether the wait begins is said by the table of SPEC §4. */
export const pendingFrom = <State extends CodeState>(state: State, sent: CodeSent): SentCodeOf<State> => ({
  state,
  challenge: sent.challenge,
  phone_number: sent.phone_number,
  email_address: sent.email_address,
  resendAt: authStep(state, 'requested').wait === 'begins' ? Date.now() + sent.resend_after * 1000 : 0,
});
