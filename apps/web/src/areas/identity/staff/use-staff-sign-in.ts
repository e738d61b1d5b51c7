import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#shared/api/api-error.ts';
import { api } from '#shared/api/index.ts';
import type { EmailLogin } from '../sign-in/email-login-form.tsx';
import { deviceInfo } from '../entry/device-info.ts';
import { useStartSession } from '../entry/use-start-session.ts';
import { type Challenge, removeChallenge, storeChallenge, readChallenge } from './challenge.ts';

/** Refusals after which only the password helps. */
const over: ReadonlySet<string> = new Set(['sign_in_expired', 'sign_in_spent']);
const isOver = (error: unknown): boolean => error instanceof ApiError && over.has(error.code);

/** The two steps of the staff: password, then code. A reload finds the second one where it was. */
export const useStaffSignIn = () => {
  const start = useStartSession();
  const [challenge, setChallenge] = useState(() => readChallenge(new Date()));
  const [code, setCode] = useState('');
  const begin = useMutation({
    mutationFn: ({ username, password }: EmailLogin) => {
      const { device_id } = deviceInfo();
      return api.identity.staffLogin({ body: { username, password, field_name: 'email_address', device_id } });
    },
    onSuccess: (next: Challenge) => {
      storeChallenge(next);
      verify.reset();
      setCode('');
      setChallenge(next);
    },
  });
  const goBack = (): void => {
    removeChallenge();
    begin.reset();
    setChallenge(undefined);
  };
  const verify = useMutation({
    mutationFn: (proof: string) =>
      api.identity.staffVerify({
        body: { challenge: challenge?.challenge ?? '', code: proof, ...deviceInfo() },
      }),
    onSuccess: (reply) => {
      removeChallenge();
      start(reply, false);
    },
    onError: (error) => {
      setCode('');
      if (isOver(error)) goBack();
    },
  });
  return { waiting: challenge !== undefined, begin, verify, code, setCode, goBack };
};

export type StaffSignIn = ReturnType<typeof useStaffSignIn>;
