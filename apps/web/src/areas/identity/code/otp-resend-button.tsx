import { useMutation } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { ResendCode } from '#shared/ui/resend-code.tsx';
import { toast } from '#shared/ui/toast.ts';
import { resendCode } from './request-code.ts';
import type { PendingCode } from '../entry/pending-code.ts';

/** Another code, once the 60 seconds are over; the countdown goes on where it was after a reload (SPEC §2). */
export const OtpResendButton = ({ pending, onSent }: { pending: PendingCode; onSent: (next: PendingCode) => void }) => {
  const resend = useMutation({
    mutationFn: resendCode,
    onSuccess: (next) => {
      onSent(next);
      toast.success(m.identity_otp_resent());
    },
  });
  return (
    <ResendCode
      className="min-h-19"
      resendAt={new Date(pending.resendAt)}
      hint={m.identity_otp_missing()}
      waitText={m.identity_otp_resend_in}
      label={m.identity_otp_resend()}
      isPending={resend.isPending}
      onResend={() => resend.mutate(pending)}
    />
  );
};
