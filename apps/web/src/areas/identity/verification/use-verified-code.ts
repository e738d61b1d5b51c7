import { authStep } from '@balsam/domain/identity';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '#shared/api/index.ts';
import { removePendingCode, storePendingCode, type PendingCode } from '../entry/pending-code.ts';
import { pathTo } from '../entry/auth-paths.ts';
import { removeDraft } from '../registration/draft.ts';
import { deviceInfo } from '../entry/device-info.ts';
import type { CodeInput } from '../code/use-code-entry.ts';
import { useStartSession } from '../entry/use-start-session.ts';

type Reply = Awaited<ReturnType<typeof api.identity.verifyCode>>;

const isReset = ({ state }: PendingCode): boolean => state === 'forgotPassword' || state === 'riderForgotPassword';

/** `otp/verify` with what this code is for; in reset mode the server keeps it (SPEC §4). */
export const verifyCode = (tried: CodeInput, pending: PendingCode): Promise<Reply> =>
  api.identity.verifyCode({
    body: {
      ...tried,
      ...deviceInfo(),
      challenge: pending.challenge,
      reset_flag: isReset(pending),
      ...(pending.state === 'loginOtp' && { remember: pending.remember }),
    },
  });

/** What follows a code that was right, as the table of SPEC §4 has it. `mrn` is there once a registration has succeeded. */
export const useVerifiedCode = () => {
  const start = useStartSession();
  const router = useRouter();
  const [mrn, setMrn] = useState<string>();
  const proceed = (reply: Reply, { otp_code }: CodeInput, pending: PendingCode): void => {
    if ('access_token' in reply) start(reply, pending.state === 'loginOtp' && pending.remember);
    else if ('registered' in reply) {
      removePendingCode();
      removeDraft();
      setMrn(reply.mrn_number);
    } else {
      storePendingCode({ ...pending, proven: { otp_code, accounts: reply.accounts } } as PendingCode);
      void router.navigate({ to: pathTo(authStep(pending.state, 'verified').leadsTo) });
    }
  };
  return { proceed, mrn };
};
