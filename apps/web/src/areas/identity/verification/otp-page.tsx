import { useRouteContext } from '@tanstack/react-router';
import { MessageCircle, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { Note } from '#shared/ui/note.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { CodeForm } from '../code/code-form.tsx';
import { AuthLayout } from '../layout/auth-layout.tsx';
import { NoCodeHint } from '../code/no-code-hint.tsx';
import { OtpBackLink } from '../code/otp-back-link.tsx';
import { OtpResendButton } from '../code/otp-resend-button.tsx';
import type { PendingCode } from '../entry/pending-code.ts';
import { IdPhotoUpload } from '../registration/id-photo-upload.tsx';
import { RegisteredDialog } from '../registration/registered-dialog.tsx';
import { SentTo } from '../code/sent-to.tsx';
import { useCodeEntry } from '../code/use-code-entry.ts';
import { verifyCode, useVerifiedCode } from './use-verified-code.ts';

const Heading = () => (
  <div className="flex flex-col items-center gap-2 text-center">
    <span className="grid size-11 place-content-center rounded-md bg-accent-soft text-accent-text">
      <MessageCircle aria-hidden size={24} strokeWidth={1.9} />
    </span>
    <PageHeading title={m.identity_otp_title()} detail={m.identity_otp_sent()} />
  </div>
);

/** The four digits that were sent are entered (SPEC §2, §5): verify, back, another one after 60 seconds. */
const OtpScreen = ({ first, extra }: { first: PendingCode; extra?: (pending: PendingCode) => ReactNode }) => {
  const { proceed, mrn } = useVerifiedCode();
  const entry = useCodeEntry(first, { send: verifyCode, onVerified: proceed });
  return (
    <AuthLayout>
      <OtpBackLink state={first.state} />
      <Heading />
      <SentTo pending={entry.pending} />
      {extra?.(entry.pending)}
      <CodeForm entry={entry} />
      <OtpResendButton pending={entry.pending} onSent={entry.renew} />
      <NoCodeHint state={first.state} />
      <Note icon={ShieldCheck}>{m.identity_otp_never_share()}</Note>
      {mrn !== undefined && <RegisteredDialog mrn={mrn} />}
    </AuthLayout>
  );
};

const photoOf = (pending: PendingCode): ReactNode =>
  pending.state === 'register' && pending.photo ? <IdPhotoUpload grant={pending.photo} /> : null;

const whyOf = (pending: PendingCode): ReactNode =>
  pending.state === 'loginOtp' && pending.besidePassword ? (
    <Note icon={ShieldCheck}>{m.identity_otp_code_too()}</Note>
  ) : null;

const extraOf = (pending: PendingCode): ReactNode => photoOf(pending) ?? whyOf(pending);

/** `/auth/user/otp`: a patient's code for a log-in, a registration or a new password. A registration sends its ID photo meanwhile. */
export const OtpPage = () => <OtpScreen first={useRouteContext({ from: '/auth/user/otp' }).pending} extra={extraOf} />;

/** `/auth/user/rider-otp`: a rider's code for a new password (SPEC §2). */
export const RiderOtpPage = () => <OtpScreen first={useRouteContext({ from: '/auth/user/rider-otp' }).pending} />;
