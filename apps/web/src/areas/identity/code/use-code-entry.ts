import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { codeFaults } from './code-faults.ts';
import { type Faults, typed } from '../form/form-check.ts';
import type { PendingCode } from '../entry/pending-code.ts';

/** The digits, and the password when the system asks for it as well. */
export type Tried = { readonly otp_code: string; readonly password?: string };

type Trial<Reply> = {
  /** Sends the digits to whichever call proves this code. */
  readonly send: (tried: Tried, pending: PendingCode) => Promise<Reply>;
  readonly onRight: (reply: Reply, tried: Tried, pending: PendingCode) => void;
};

const asksForPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'password_also_required';

/** What a screen with a code knows and does: the digits, the try, and, when the system is under attack, the password beside it. */
export const useCodeEntry = <Reply>(first: PendingCode, { send, onRight }: Trial<Reply>) => {
  const [pending, setPending] = useState(first);
  const [code, setCode] = useState('');
  const [passwordToo, setPasswordToo] = useState(false);
  const [faults, setFaults] = useState<Faults<'code' | 'password'>>({});
  const attempt = useMutation({
    mutationFn: (tried: Tried) => send(tried, pending),
    onSuccess: (reply, tried) => onRight(reply, tried, pending),
    onError: (error) => (asksForPassword(error) ? setPasswordToo(true) : setCode('')),
  });

  const verify = (otp_code: string, password = ''): void => {
    if (attempt.isPending) return;
    const found = codeFaults(otp_code, password, passwordToo);
    setFaults(found);
    if (Object.keys(found).length === 0) attempt.mutate({ otp_code, ...(passwordToo && { password }) });
  };

  const renew = (next: PendingCode): void => {
    setPending(next);
    setCode('');
    setFaults({});
    attempt.reset();
  };

  return {
    pending,
    code,
    setCode,
    passwordToo,
    fault: faults.code,
    passwordFault: faults.password,
    refusal: attempt.error,
    verifying: attempt.isPending,
    verify: (otp_code: string): void => verify(otp_code),
    renew,
    submit: (event: SubmitEvent<HTMLFormElement>): void => {
      event.preventDefault();
      verify(code, typed(event.currentTarget, 'password'));
    },
  };
};

export type CodeEntry = ReturnType<typeof useCodeEntry>;
