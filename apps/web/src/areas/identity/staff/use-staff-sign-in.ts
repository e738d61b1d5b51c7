import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { api } from '../../../shared/api/index.ts';
import type { EmailWish } from '../sign-in/email-form.tsx';
import { aboutThisBrowser } from '../entry/this-browser.ts';
import { useEnter } from '../entry/use-enter.ts';
import { type Challenge, dropChallenge, keepChallenge, readChallenge } from './challenge.ts';

/** Refusals after which only the password helps. */
const over: ReadonlySet<string> = new Set(['sign_in_expired', 'sign_in_spent']);
const isOver = (error: unknown): boolean => error instanceof ApiError && over.has(error.code);

/** The two steps of the staff: password, then code. A reload finds the second one where it was. */
export const useStaffSignIn = () => {
  const enter = useEnter();
  const [challenge, setChallenge] = useState(() => readChallenge(new Date()));
  const [code, setCode] = useState('');
  const begin = useMutation({
    mutationFn: ({ username, password }: EmailWish) => {
      const { device_id } = aboutThisBrowser();
      return api.identity.staffLogin({ body: { username, password, field_name: 'email_address', device_id } });
    },
    onSuccess: (next: Challenge) => {
      keepChallenge(next);
      prove.reset();
      setCode('');
      setChallenge(next);
    },
  });
  const goBack = (): void => {
    dropChallenge();
    begin.reset();
    setChallenge(undefined);
  };
  const prove = useMutation({
    mutationFn: (proof: string) =>
      api.identity.staffVerify({
        body: { challenge: challenge?.challenge ?? '', code: proof, ...aboutThisBrowser() },
      }),
    onSuccess: (reply) => {
      dropChallenge();
      enter(reply, false);
    },
    onError: (error) => {
      setCode('');
      if (isOver(error)) goBack();
    },
  });
  return { waiting: challenge !== undefined, begin, prove, code, setCode, goBack };
};

export type StaffSignIn = ReturnType<typeof useStaffSignIn>;
