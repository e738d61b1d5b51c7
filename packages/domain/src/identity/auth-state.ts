import type { CodePurpose } from './one-time-code.ts';

/** SPEC §4 names the first four; riders’ forgotten passwords and deletion work by a code in the same way. */
export type AuthState = 'login' | 'loginOtp' | 'register' | 'forgotPassword' | 'riderForgotPassword' | 'deletion';

/** A state in which a code was sent, or was verified and is still needed. */
export type CodeState = Exclude<AuthState, 'login'>;

/**
 * What happens to a code: `requested` it was sent, `enter` its screen opens, `reload` that screen is reloaded, `resend`
 * another one was sent, `verified` it was right, `done` its purpose was fulfilled, `back` the person went back.
 */
export type AuthEvent = 'requested' | 'enter' | 'reload' | 'resend' | 'verified' | 'done' | 'back';

/**
 * Where an event leads. `entered` is the saved route, the terms or the landing of whoever has just logged in;
 * `registered` the success dialog, which leads to Login Dashboard.
 */
export type AuthPlace =
  | 'entered'
  | 'loginDashboard'
  | 'registered'
  | 'register'
  | 'otp'
  | 'forgotPassword'
  | 'newPassword'
  | 'riderOtp'
  | 'riderForgotPassword'
  | 'riderNewPassword'
  | 'deletion'
  | 'deleted';

export type AuthStep = {
  readonly leadsTo: AuthPlace;
  /** The state afterwards; `login` discards the code. */
  readonly state: AuthState;
  /** Whether the 60 seconds until another code may be requested begin, go on, or do not apply. */
  readonly wait: 'begins' | 'goesOn' | 'none';
};

type Row = {
  /** What the code is for; `undefined` where there is none. */
  readonly purpose: CodePurpose | undefined;
  /** The call that verifies the code: `otp/verify`, the same with `reset_flag`, or the last call itself. */
  readonly provenBy: 'verify' | 'verifyReset' | 'deleteMe' | undefined;
  readonly steps: Readonly<Record<AuthEvent, AuthStep>>;
};

const leads = (leadsTo: AuthPlace, state: AuthState = 'login', wait: AuthStep['wait'] = 'none'): AuthStep => ({
  leadsTo,
  state,
  wait,
});

/** The events that are the same for every code: it is sent, its screen opens, is reloaded, and another one is sent. */
const codeEvents = (state: CodeState, screen: AuthPlace) => ({
  requested: leads(screen, state, 'begins'),
  enter: leads(screen, state, 'goesOn'),
  reload: leads(screen, state, 'goesOn'),
  resend: leads(screen, state, 'begins'),
});

const withoutCode = leads('loginDashboard');

/** Every auth state, and where each event leads in it (SPEC §4). Screens and server read this one table. */
export const authStates: Readonly<Record<AuthState, Row>> = {
  login: {
    purpose: undefined,
    provenBy: undefined,
    steps: {
      requested: withoutCode,
      enter: leads('entered'),
      reload: leads('entered'),
      resend: withoutCode,
      verified: withoutCode,
      done: withoutCode,
      back: withoutCode,
    },
  },
  loginOtp: {
    purpose: 'login',
    provenBy: 'verify',
    steps: {
      ...codeEvents('loginOtp', 'otp'),
      verified: leads('entered'),
      done: leads('entered'),
      back: leads('loginDashboard'),
    },
  },
  register: {
    purpose: 'register',
    provenBy: 'verify',
    steps: {
      ...codeEvents('register', 'otp'),
      verified: leads('registered'),
      done: leads('loginDashboard'),
      back: leads('register'),
    },
  },
  forgotPassword: {
    purpose: 'reset',
    provenBy: 'verifyReset',
    steps: {
      ...codeEvents('forgotPassword', 'otp'),
      verified: leads('newPassword', 'forgotPassword'),
      done: leads('loginDashboard'),
      back: leads('forgotPassword'),
    },
  },
  riderForgotPassword: {
    purpose: 'reset',
    provenBy: 'verifyReset',
    steps: {
      ...codeEvents('riderForgotPassword', 'riderOtp'),
      verified: leads('riderNewPassword', 'riderForgotPassword'),
      done: leads('loginDashboard'),
      back: leads('riderForgotPassword'),
    },
  },
  deletion: {
    purpose: 'delete',
    provenBy: 'deleteMe',
    steps: {
      ...codeEvents('deletion', 'deletion'),
      verified: leads('deleted'),
      done: leads('loginDashboard'),
      back: leads('deletion'),
    },
  },
};

/** Where `event` leads in `state`. */
export const authStep = (state: AuthState, event: AuthEvent): AuthStep => authStates[state].steps[event];

/** The purposes whose codes a call verifies: `verify` is otp/verify, `verifyReset` the same with `reset_flag`. */
export function purposesProvenBy(call: NonNullable<Row['provenBy']>): CodePurpose[] {
  const rows = Object.values(authStates).filter((row) => row.provenBy === call);
  return [...new Set(rows.flatMap(({ purpose }) => purpose ?? []))];
}
