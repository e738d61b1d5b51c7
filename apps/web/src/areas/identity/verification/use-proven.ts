import { authStep } from '@balsam/domain/identity';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '../../../shared/api/index.ts';
import { dropPendingCode, keepPendingCode, type PendingCode } from '../entry/pending-code.ts';
import { pathTo } from '../entry/places.ts';
import { dropDraft } from '../registration/draft.ts';
import { aboutThisBrowser } from '../entry/this-browser.ts';
import type { Tried } from '../code/use-code-entry.ts';
import { useEnter } from '../entry/use-enter.ts';

type Reply = Awaited<ReturnType<typeof api.identity.verifyCode>>;

const isReset = ({ state }: PendingCode): boolean => state === 'forgotPassword' || state === 'riderForgotPassword';

/** `otp/verify` with what this code is for; in reset mode the server keeps it (SPEC §4). */
export const sendToVerify = (tried: Tried, pending: PendingCode): Promise<Reply> =>
  api.identity.verifyCode({
    body: {
      ...tried,
      ...aboutThisBrowser(),
      challenge: pending.challenge,
      reset_flag: isReset(pending),
      ...(pending.state === 'loginOtp' && { remember: pending.remember }),
    },
  });

/** What follows a code that was right, as the table of SPEC §4 has it. `mrn` is there once a registration has succeeded. */
export const useProven = () => {
  const enter = useEnter();
  const router = useRouter();
  const [mrn, setMrn] = useState<string>();
  const goOn = (reply: Reply, { otp_code }: Tried, pending: PendingCode): void => {
    if ('access_token' in reply) enter(reply, pending.state === 'loginOtp' && pending.remember);
    else if ('registered' in reply) {
      dropPendingCode();
      dropDraft();
      setMrn(reply.mrn_number);
    } else {
      keepPendingCode({ ...pending, proven: { otp_code, accounts: reply.accounts } } as PendingCode);
      void router.navigate({ to: pathTo(authStep(pending.state, 'verified').leadsTo) });
    }
  };
  return { goOn, mrn };
};
