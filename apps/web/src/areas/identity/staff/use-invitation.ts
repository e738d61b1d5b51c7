import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '#shared/api/api-error.ts';
import { api } from '#shared/api/index.ts';
import { useStartSession } from '../entry/use-start-session.ts';
import { removeLink, linkToken } from './invitation-link.ts';

type InvitationInput = { readonly password: string; readonly code?: string };

const mayTryAgain = (error: unknown): boolean => !(error instanceof ApiError && error.code === 'link_not_valid');

/** Whether a refusal is about the password, which stands a step before. */
const ofPassword = (error: unknown): boolean =>
  error instanceof ApiError && (error.code.startsWith('password_') || error.code === 'invalid_credentials');

/** What a link leads through: password, app, recovery codes; for another password only the first. */
export const useInvitation = () => {
  const [token] = useState(linkToken);
  const [password, setPassword] = useState<string>();
  const [code, setCode] = useState('');
  const router = useRouter();
  const start = useStartSession();
  const link = useQuery({
    queryKey: ['staff', 'invitation'],
    queryFn: ({ signal }) => api.staff.readInvitation({ body: { token: token || '-' }, signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const app = useQuery({
    queryKey: ['staff', 'invitation', 'app'],
    queryFn: ({ signal }) => api.staff.enrolSecondFactor({ body: { token }, signal }),
    enabled: password !== undefined && link.data?.purpose !== 'password',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const accept = useMutation({
    mutationFn: (request: InvitationInput) => api.staff.acceptInvitation({ body: { token, ...request } }),
    onSuccess: ({ signed_in }) => {
      removeLink();
      if (!signed_in) router.history.replace('/auth/user/staff?ended=password');
    },
    onError: (error) => {
      setCode('');
      if (ofPassword(error)) setPassword(undefined);
    },
  });
  const choose = (chosen: string): void => {
    accept.reset();
    if (link.data?.purpose === 'password') accept.mutate({ password: chosen });
    else setPassword(chosen);
  };
  const prove = (input: string): void => {
    if (password !== undefined && !accept.isPending) accept.mutate({ password, code: input });
  };
  const goOn = (): void => {
    const signedIn = accept.data?.signed_in;
    if (signedIn) start(signedIn, false);
  };
  const back = (): void => setPassword(undefined);
  return {
    link,
    app,
    accept,
    code,
    setCode,
    choose,
    prove,
    goOn,
    back,
    hasPassword: password !== undefined,
    mayTryAgain,
  };
};

export type Invitation = ReturnType<typeof useInvitation>;
