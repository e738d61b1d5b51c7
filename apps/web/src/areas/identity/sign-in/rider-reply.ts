import type { User } from '@balsam/contract/people';
import { roles } from '@balsam/domain/identity';
import { ApiError } from '#shared/api/api-error.ts';

export type RiderLoginProblem = 'not_rider' | 'no_user' | 'no_token' | 'failed' | 'error';

/** SPEC §7: rider log-in reads `data.user` and `data.access_token`; what it lacks is what is wrong (SPEC §8). */
export const problemOfReply = (reply: {
  user?: Partial<User> | null;
  access_token?: string | null;
}): RiderLoginProblem | undefined => {
  if (!reply.user) return 'no_user';
  if (reply.user.role_id !== roles.rider) return 'not_rider';
  return reply.access_token ? undefined : 'no_token';
};

/** A refusal that has a sentence of its own keeps it (`undefined`); one without is 'Login failed', and no answer 'Login error occurred'. */
export const problemOfFailure = (error: unknown): RiderLoginProblem | undefined => {
  if (!(error instanceof ApiError) || error.code === 'network') return 'error';
  if (error.code === 'not_a_rider') return 'not_rider';
  return error.code === 'unreadable' ? 'failed' : undefined;
};
