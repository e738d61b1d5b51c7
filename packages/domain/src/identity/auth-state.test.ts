import { describe, expect, test } from 'vitest';
import { type AuthEvent, type AuthState, authStates, authStep, purposesProvenBy } from './auth-state.ts';

const all = Object.keys(authStates) as AuthState[];
const codes = all.filter((state) => state !== 'login');
const events: readonly AuthEvent[] = ['requested', 'enter', 'reload', 'resend', 'verified', 'done', 'back'];

describe('without a code on its way', () => {
  test('S4.17 state login resets and goes to the dashboard or the saved route', () => {
    expect(authStep('login', 'enter')).toEqual({ leadsTo: 'entered', state: 'login', wait: 'none' });
    expect(authStep('login', 'reload')).toEqual(authStep('login', 'enter'));
  });
  test('S4.17 nothing else can happen in state login: it leads to Login Dashboard', () => {
    for (const event of ['requested', 'resend', 'verified', 'done', 'back'] as const)
      expect(authStep('login', event)).toEqual({ leadsTo: 'loginDashboard', state: 'login', wait: 'none' });
  });
});

describe('on the code screen', () => {
  test.each([
    ['loginOtp', 'otp'],
    ['register', 'otp'],
    ['forgotPassword', 'otp'],
    ['riderForgotPassword', 'riderOtp'],
    ['deletion', 'deletion'],
  ] as const)('S4.17 a code of %s starts 60 seconds when it is sent and when it is sent again', (state, screen) => {
    for (const event of ['requested', 'resend'] as const)
      expect(authStep(state, event)).toEqual({ leadsTo: screen, state, wait: 'begins' });
  });
  test('S4.17 opening the screen and loading it anew change nothing: the 60 seconds go on where they were', () => {
    for (const state of codes) {
      expect(authStep(state, 'enter')).toMatchObject({
        state,
        wait: 'goesOn',
        leadsTo: authStep(state, 'requested').leadsTo,
      });
      expect(authStep(state, 'reload')).toEqual(authStep(state, 'enter'));
    }
  });
});

describe('after the code was right', () => {
  test('S4.18 in reset mode the state stays and New Password is next; the rider has one of their own', () => {
    expect(authStep('forgotPassword', 'verified')).toMatchObject({ leadsTo: 'newPassword', state: 'forgotPassword' });
    expect(authStep('riderForgotPassword', 'verified')).toMatchObject({
      leadsTo: 'riderNewPassword',
      state: 'riderForgotPassword',
    });
  });
  test('S4.18 a registration shows its success, then goes to Login Dashboard', () => {
    expect(authStep('register', 'verified')).toMatchObject({ leadsTo: 'registered', state: 'login' });
    expect(authStep('register', 'done')).toMatchObject({ leadsTo: 'loginDashboard', state: 'login' });
  });
  test('S4.18 a log-in goes on to the dashboard or the terms', () => {
    expect(authStep('loginOtp', 'verified')).toMatchObject({ leadsTo: 'entered', state: 'login' });
  });
  test('S2.24 a deletion confirms that it is done', () => {
    expect(authStep('deletion', 'verified')).toMatchObject({ leadsTo: 'deleted', state: 'login' });
  });
  test('S4.18 a new password leads to Login Dashboard, patient and rider alike', () => {
    for (const state of ['forgotPassword', 'riderForgotPassword'] as const)
      expect(authStep(state, 'done')).toMatchObject({ leadsTo: 'loginDashboard', state: 'login' });
  });
});

test('S4.17 going back leads to where the code was requested, and discards it', () => {
  const back = Object.fromEntries(codes.map((state) => [state, authStep(state, 'back').leadsTo]));
  expect(back).toEqual({
    loginOtp: 'loginDashboard',
    register: 'register',
    forgotPassword: 'forgotPassword',
    riderForgotPassword: 'riderForgotPassword',
    deletion: 'deletion',
  });
  expect(codes.map((state) => authStep(state, 'back').state)).toEqual(codes.map(() => 'login'));
});

test('S4.17 every state has a row for every event, waits only where a code may be requested, and no event reaches another code', () => {
  for (const state of all)
    for (const event of events) {
      const step = authStep(state, event);
      expect([state, 'login']).toContain(step.state);
      expect(step.wait === 'begins').toBe(state !== 'login' && (event === 'requested' || event === 'resend'));
    }
});

test('D3.02 no call proves a code of another one’s purpose', () => {
  expect(purposesProvenBy('verify')).toEqual(['login', 'register']);
  expect(purposesProvenBy('verifyReset')).toEqual(['reset']);
  expect(purposesProvenBy('deleteMe')).toEqual(['delete']);
});
