import { useMutation } from '@tanstack/react-query';
import * as m from '../../../paraglide/messages.js';
import { countdown, ltr } from '../../../shared/format/index.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useSecondsLeft } from '../../../shared/ui/countdown-bar.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { resendCode } from './request-code.ts';
import type { PendingCode } from '../entry/pending-code.ts';

/** Another code, once the 60 seconds are over; the countdown goes on where it was after a reload (SPEC §2). */
export const OtpResendButton = ({ pending, onSent }: { pending: PendingCode; onSent: (next: PendingCode) => void }) => {
  const seconds = useSecondsLeft(new Date(pending.resendAt));
  const resend = useMutation({
    mutationFn: resendCode,
    onSuccess: (next) => {
      onSent(next);
      toast.success(m.identity_otp_resent());
    },
  });
  return (
    <div className="flex min-h-19 flex-col items-center text-center">
      <p className="text-muted">{m.identity_otp_missing()}</p>
      {seconds > 0 ? (
        <p className="tabular min-h-11 content-center font-bold">
          {m.identity_otp_resend_in({ time: ltr(countdown(seconds)) })}
        </p>
      ) : (
        <Button variant="text" pending={resend.isPending} onClick={() => resend.mutate(pending)}>
          {m.identity_otp_resend()}
        </Button>
      )}
    </div>
  );
};
