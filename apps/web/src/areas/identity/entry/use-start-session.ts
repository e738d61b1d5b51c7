import type { User } from '@balsam/contract/people';
import { useRouter, useSearch } from '@tanstack/react-router';
import { startSession } from '#shared/api/session.ts';
import { afterSignIn } from './after-sign-in.ts';
import { removePendingCode } from './pending-code.ts';

/** Takes over what a log-in answered and goes on: to the terms, the saved route or the landing. */
export const useStartSession = () => {
  const router = useRouter();
  const { routeToNavigate } = useSearch({ strict: false });
  return (reply: { user: User; access_token: string }, remember: boolean): void => {
    startSession({ token: reply.access_token, user: reply.user }, remember);
    removePendingCode();
    router.history.replace(afterSignIn(reply.user, routeToNavigate));
  };
};
