import { CircleAlert } from 'lucide-react';
import type { User } from '@balsam/contract/people';
import { codeRules } from '@balsam/domain/identity';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { ResendCode } from '#shared/ui/resend-code.tsx';
import { useCodeSubmit } from '#shared/ui/use-code-submit.ts';
import { OtpBoxes } from '#shared/ui/otp-boxes.tsx';
import { toast } from '#shared/ui/toast.ts';
import { storePendingContact, type PendingContact } from './pending-contact.ts';
import { FormError } from '#shared/ui/form-error.tsx';

type ResendProps = { readonly pending: PendingContact; readonly onSent: (next: PendingContact) => void };

/** Another code, once the 60 seconds are over; the countdown goes on where it was after a reload. */
const Resend = ({ pending, onSent }: ResendProps) => {
  const resend = useMutation({
    mutationFn: () => api.identity.sendCode({ body: { challenge: pending.challenge } }),
    onSuccess: ({ challenge, resend_after }) => {
      const next = { ...pending, challenge, resendAt: Date.now() + resend_after * 1000 };
      storePendingContact(next);
      onSent(next);
      toast.success(m.profile_code_resent());
    },
  });
  return (
    <ResendCode
      resendAt={new Date(pending.resendAt)}
      hint={pending.kind === 'phone' ? m.profile_code_missing() : m.profile_code_missing_email()}
      waitText={m.profile_code_again_in}
      label={m.profile_code_again()}
      isPending={resend.isPending}
      onResend={() => resend.mutate()}
    />
  );
};

const useVerification = (pending: PendingContact, onChanged: (user: User) => void) => {
  const [code, setCode] = useState('');
  const attempt = useMutation({
    mutationFn: (otp_code: string) =>
      api.identity.changeContactByCode({
        params: { id: pending.userId },
        body: { challenge: pending.challenge, otp_code },
        quiet: true,
      }),
    onSuccess: onChanged,
    onError: () => setCode(''),
  });
  const { isIncomplete, submitCode, clearIncomplete } = useCodeSubmit(
    codeRules.digits,
    attempt.isPending,
    attempt.mutate,
  );
  const renew = (): void => {
    setCode('');
    clearIncomplete();
    attempt.reset();
  };
  return { code, setCode, isIncomplete, attempt, submitCode, renew };
};

type Props = {
  readonly pending: PendingContact;
  readonly onRenewed: (next: PendingContact) => void;
  readonly onChanged: (user: User) => void;
  readonly onOther: () => void;
};

/** Step two: the four digits that the new phone or mailbox got. */
export const ContactCodeStep = ({ pending, onRenewed, onChanged, onOther }: Props) => {
  const { code, setCode, isIncomplete, attempt, submitCode, renew } = useVerification(pending, onChanged);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    submitCode(code);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Card className="flex flex-col items-center gap-1 text-center">
        <h2 className="text-h2">{m.profile_code_title()}</h2>
        <p className="text-text-2">{m.profile_code_sent()}</p>
        <Ltr className="font-bold break-all">{pending.to}</Ltr>
      </Card>
      <OtpBoxes
        length={codeRules.digits}
        label={m.profile_code()}
        value={code}
        onChange={setCode}
        onComplete={submitCode}
        error={isIncomplete ? m.profile_code_required() : undefined}
      />
      <FormError icon={CircleAlert} error={attempt.error} />
      <Button type="submit" size="lg" wide pending={attempt.isPending}>
        {m.profile_code_confirm()}
      </Button>
      <Resend
        pending={pending}
        onSent={(next) => {
          renew();
          onRenewed(next);
        }}
      />
      <Button variant="text" onClick={onOther}>
        {pending.kind === 'phone' ? m.profile_code_other_phone() : m.profile_code_other_email()}
      </Button>
    </form>
  );
};
