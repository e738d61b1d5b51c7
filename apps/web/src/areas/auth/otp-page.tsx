import { useRouteContext } from '@tanstack/react-router';
import { Mail, MessageCircle, Phone, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '../../paraglide/messages.js';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Ltr } from '../../shared/ui/facts.tsx';
import { Note } from '../../shared/ui/note.tsx';
import { OtpBoxes } from '../../shared/ui/otp-boxes.tsx';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { codeLength } from './code-faults.ts';
import { AuthFrame } from './frame.tsx';
import { LoginFault } from './login-fault.tsx';
import { OtpBack } from './otp-back.tsx';
import { OtpResend } from './otp-resend.tsx';
import type { PendingCode } from './pending-code.ts';
import { useCodeEntry } from './use-code-entry.ts';

const Line = ({ icon: Icon, label, children }: { icon: typeof Mail; label: string; children: ReactNode }) => (
  <div className="flex items-center gap-3">
    <Icon aria-hidden size={22} strokeWidth={1.9} className="shrink-0" />
    <span className="sr-only">{label}</span>
    <Ltr className="min-w-0 break-all">{children}</Ltr>
  </div>
);

/** Where the code went, masked by the server (SPEC §2). */
const SentTo = ({ pending }: { pending: PendingCode }) => (
  <Card className="flex flex-col gap-4">
    {pending.phone_number !== null && (
      <Line icon={Phone} label={m.auth_otp_phone()}>
        {pending.phone_number}
      </Line>
    )}
    {pending.email_address !== null && (
      <Line icon={Mail} label={m.auth_otp_email()}>
        {pending.email_address}
      </Line>
    )}
  </Card>
);

/** The patient enters the four digits that were sent (SPEC §2, §5): verify, back, another one after 60 seconds. */
export const OtpPage = () => {
  const entry = useCodeEntry(useRouteContext({ from: '/auth/user/otp' }).pending);
  return (
    <AuthFrame>
      <OtpBack />
      <div className="flex flex-col items-center gap-2 text-center">
        <span className="grid size-11 place-content-center rounded-md bg-accent-soft text-accent-text">
          <MessageCircle aria-hidden size={24} strokeWidth={1.9} />
        </span>
        <PageHeading title={m.auth_otp_title()} detail={m.auth_otp_sent()} />
      </div>
      <SentTo pending={entry.pending} />
      <form noValidate onSubmit={entry.submit} className="flex flex-col gap-4">
        <OtpBoxes
          length={codeLength}
          label={m.auth_otp_code()}
          value={entry.code}
          onChange={entry.setCode}
          onComplete={entry.passwordToo ? undefined : entry.verify}
          error={entry.fault?.()}
        />
        {entry.passwordToo && (
          <PasswordField
            name="password"
            label={m.auth_password()}
            hint={m.auth_otp_password_too()}
            error={entry.passwordFault?.()}
          />
        )}
        <LoginFault error={entry.refusal} />
        <Button
          type="submit"
          size="lg"
          wide
          look={entry.code.length === codeLength ? 'filled' : 'soft'}
          pending={entry.verifying}
        >
          {m.auth_otp_verify()}
        </Button>
      </form>
      <OtpResend pending={entry.pending} onSent={entry.renew} />
      <Note icon={ShieldCheck}>{m.auth_otp_never_share()}</Note>
    </AuthFrame>
  );
};
