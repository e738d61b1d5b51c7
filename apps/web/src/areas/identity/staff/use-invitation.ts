import type { CallReply } from '@balsam/contract/call';
import type { staff } from '@balsam/contract/staff';
import { isStaff, roles } from '@balsam/domain/identity';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { ApiError } from '#shared/api/api-error.ts';
import { api } from '#shared/api/index.ts';
import { toast } from '#shared/ui/toast.ts';
import { useStartSession } from '../entry/use-start-session.ts';
import { removeLink, linkToken } from './invitation-link.ts';

type InvitationInput = { readonly password: string; readonly code?: string };

const mayTryAgain = (error: unknown): boolean => !(error instanceof ApiError && error.code === 'link_not_valid');

/** Whether a refusal is about the password, which stands a step before. */
const ofPassword = (error: unknown): boolean =>
  error instanceof ApiError && (error.code.startsWith('password_') || error.code === 'invalid_credentials');

type Link = CallReply<typeof staff.readInvitation>;

/** Doctors and riders have no second step, nor has who only chooses another password. */
export const needsPasswordAlone = (link: Pick<Link, 'purpose' | 'role_id'> | undefined): boolean =>
  link !== undefined && (link.purpose === 'password' || !isStaff(link.role_id));

/** Where somebody of this role signs in. */
const signInPath = (roleId: number | undefined): string => {
  if (roleId === roles.doctor) return '/auth/user/dashboard?role=doctor';
  return roleId === roles.rider ? '/auth/user/dashboard?role=rider' : '/auth/user/staff?ended=password';
};

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
    enabled: password !== undefined && !needsPasswordAlone(link.data),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const accept = useMutation({
    mutationFn: (request: InvitationInput) => api.staff.acceptInvitation({ body: { token, ...request } }),
    onSuccess: ({ signed_in }) => {
      removeLink();
      if (signed_in) return;
      if (!isStaff(link.data?.role_id ?? 0)) toast.success(m.staff_password_set());
      router.history.replace(signInPath(link.data?.role_id));
    },
    onError: (error) => {
      setCode('');
      if (ofPassword(error)) setPassword(undefined);
    },
  });
  const choose = (chosen: string): void => {
    accept.reset();
    if (needsPasswordAlone(link.data)) accept.mutate({ password: chosen });
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
