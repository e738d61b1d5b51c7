import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { ApiError } from '#shared/api/api-error.ts';
import { validateCode } from './validate-code.ts';
import { type FieldErrors, textValue } from '#shared/ui/form.ts';
import type { PendingCode } from '../entry/pending-code.ts';

/** The digits, and the password when the system asks for it as well. */
export type CodeInput = { readonly otp_code: string; readonly password?: string };

type CodeEntryOptions<Reply> = {
  /** Sends the digits to whichever call proves this code. */
  readonly send: (input: CodeInput, pending: PendingCode) => Promise<Reply>;
  readonly onVerified: (reply: Reply, input: CodeInput, pending: PendingCode) => void;
};

const isPasswordRequired = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'password_also_required';

/** What a screen with a code knows and does: the digits, the try, and, when the system is under attack, the password beside it. */
export const useCodeEntry = <Reply>(first: PendingCode, { send, onVerified }: CodeEntryOptions<Reply>) => {
  const [pending, setPending] = useState(first);
  const [code, setCode] = useState('');
  const [needsPassword, setNeedsPassword] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors<'code' | 'password'>>({});
  const attempt = useMutation({
    mutationFn: (input: CodeInput) => send(input, pending),
    onSuccess: (reply, input) => onVerified(reply, input, pending),
    onError: (error) => (isPasswordRequired(error) ? setNeedsPassword(true) : setCode('')),
  });

  const verify = (otp_code: string, password = ''): void => {
    if (attempt.isPending) return;
    const errors = validateCode(otp_code, password, needsPassword);
    setFieldErrors(errors);
    if (Object.keys(errors).length === 0) attempt.mutate({ otp_code, ...(needsPassword && { password }) });
  };

  const renew = (next: PendingCode): void => {
    setPending(next);
    setCode('');
    setFieldErrors({});
    attempt.reset();
  };

  return {
    pending,
    code,
    setCode,
    needsPassword,
    codeError: fieldErrors.code,
    passwordError: fieldErrors.password,
    serverError: attempt.error,
    verifying: attempt.isPending,
    verify: (otp_code: string): void => verify(otp_code),
    renew,
    submit: (event: SubmitEvent<HTMLFormElement>): void => {
      event.preventDefault();
      verify(code, textValue(event.currentTarget, 'password'));
    },
  };
};

export type CodeEntry = ReturnType<typeof useCodeEntry>;
