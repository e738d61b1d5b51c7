import { useRouteContext } from '@tanstack/react-router';
import * as m from '#paraglide/messages.js';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { AuthLayout } from '../layout/auth-layout.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { OtpBackLink } from '../code/otp-back-link.tsx';
import type { VerifiedCode, ResetCode } from '../entry/pending-code.ts';

const Screen = (proof: { pending: ResetCode; verified: VerifiedCode }) => (
  <AuthLayout>
    <OtpBackLink state={proof.pending.state} />
    <PageHeading title={m.identity_new_password_title()} detail={m.identity_new_password_lead()} />
    <NewPasswordForm {...proof} />
  </AuthLayout>
);

/** `/auth/user/new-password`: after a patient's code was right. */
export const NewPasswordPage = () => {
  const { pending, proven: verified } = useRouteContext({ from: '/auth/user/new-password' });
  return <Screen pending={pending} verified={verified} />;
};

/** `/auth/user/rider-new-password`: after a rider's code was right. */
export const RiderNewPasswordPage = () => {
  const { pending, proven: verified } = useRouteContext({ from: '/auth/user/rider-new-password' });
  return <Screen pending={pending} verified={verified} />;
};
