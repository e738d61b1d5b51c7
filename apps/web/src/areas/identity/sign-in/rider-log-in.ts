import * as m from '../../../paraglide/messages.js';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { api } from '../../../shared/api/index.ts';
import type { EmailWish } from './email-form.tsx';
import { problemOfFailure, problemOfReply, type RiderProblem } from './rider-reply.ts';
import { aboutThisBrowser } from '../entry/this-browser.ts';

const sentences = {
  not_rider: m.identity_rider_not_rider,
  no_user: m.identity_rider_no_user,
  no_token: m.identity_rider_no_token,
  failed: m.identity_rider_failed,
  error: m.identity_rider_error,
} as const satisfies Record<RiderProblem, () => string>;

/** An answer that was a success on the wire and is none for a rider. */
class RiderProblemFound extends Error {
  readonly problem: RiderProblem;

  constructor(problem: RiderProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Asks for a rider's log-in (SPEC §7). Throws what was refused, and an answer that is none for a rider. */
export const logInAsRider = async ({ username, password, remember }: EmailWish) => {
  const body = {
    username,
    password,
    remember,
    field_name: 'email_address',
    is_admin: true,
    ...aboutThisBrowser(),
  } as const;
  const reply = await api.identity.riderLogin({ body, quiet: true });
  const problem = problemOfReply(reply);
  if (problem) throw new RiderProblemFound(problem);
  return reply;
};

/** The sentence of SPEC §8 for why a rider's log-in did not come about. */
export const logInSentence = (error: unknown): string => {
  const problem = error instanceof RiderProblemFound ? error.problem : problemOfFailure(error);
  return problem ? sentences[problem]() : sentenceOf(error);
};
