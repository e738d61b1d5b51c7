import { useRouteContext } from '@tanstack/react-router';
import * as m from '../../../paraglide/messages.js';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { AuthFrame } from '../layout/layout.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { OtpBack } from '../code/otp-back.tsx';
import type { ProvenCode, ResetCode } from '../entry/pending-code.ts';

const Screen = (proof: { pending: ResetCode; proven: ProvenCode }) => (
  <AuthFrame>
    <OtpBack state={proof.pending.state} />
    <PageHeading title={m.identity_new_password_title()} detail={m.identity_new_password_lead()} />
    <NewPasswordForm {...proof} />
  </AuthFrame>
);

/** `/auth/user/new-password`: after a patient's code was right. */
export const NewPasswordPage = () => {
  const { pending, proven } = useRouteContext({ from: '/auth/user/new-password' });
  return <Screen pending={pending} proven={proven} />;
};

/** `/auth/user/rider-new-password`: after a rider's code was right. */
export const RiderNewPasswordPage = () => {
  const { pending, proven } = useRouteContext({ from: '/auth/user/rider-new-password' });
  return <Screen pending={pending} proven={proven} />;
};
