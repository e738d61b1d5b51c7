import * as m from '#paraglide/messages.js';
import { sentenceOf } from '#shared/api/api-error.ts';
import { api } from '#shared/api/index.ts';
import type { EmailLogin } from './email-login-form.tsx';
import { problemOfFailure, problemOfReply, type RiderLoginProblem } from './rider-reply.ts';
import { deviceInfo } from '../entry/device-info.ts';

const sentences = {
  not_rider: m.identity_rider_not_rider,
  no_user: m.identity_rider_no_user,
  no_token: m.identity_rider_no_token,
  failed: m.identity_rider_failed,
  error: m.identity_rider_error,
} as const satisfies Record<RiderLoginProblem, () => string>;

/** An answer that was a success on the wire and is none for a rider. */
class RiderLoginError extends Error {
  readonly problem: RiderLoginProblem;

  constructor(problem: RiderLoginProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Asks for a rider's log-in (SPEC §7). Throws what was refused, and an answer that is none for a rider. */
export const logInAsRider = async ({ username, password, remember }: EmailLogin) => {
  const body = {
    username,
    password,
    remember,
    field_name: 'email_address',
    is_admin: true,
    ...deviceInfo(),
  } as const;
  const reply = await api.identity.riderLogin({ body, quiet: true });
  const problem = problemOfReply(reply);
  if (problem) throw new RiderLoginError(problem);
  return reply;
};

/** The sentence of SPEC §8 for why a rider's log-in did not come about. */
export const riderLoginErrorText = (error: unknown): string => {
  const problem = error instanceof RiderLoginError ? error.problem : problemOfFailure(error);
  return problem ? sentences[problem]() : sentenceOf(error);
};
