import { useMutation } from '@tanstack/react-query';
import { addMinutes } from '@balsam/domain/time';
import { Mail, MessageCircle, Phone, ShieldCheck } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { sentenceOf } from '#shared/api/api-error.ts';
import { api } from '#shared/api/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { ResendCode } from '#shared/ui/resend-code.tsx';
import { useCodeSubmit } from '#shared/ui/use-code-submit.ts';
import { Note } from '#shared/ui/note.tsx';
import { OtpBoxes } from '#shared/ui/otp-boxes.tsx';
import { toast } from '#shared/ui/toast.ts';
import type { SentCode } from './draft.ts';
import type { FamilyMember } from './queries.ts';

const codeLength = 4;

const SentTo = ({ sentCode }: { sentCode: SentCode }) => (
  <Card className="flex flex-col gap-3">
    {sentCode.phone_number !== null && (
      <p className="flex items-center gap-3">
        <Phone aria-hidden size={22} className="shrink-0 text-muted" />
        <Ltr>{sentCode.phone_number}</Ltr>
      </p>
    )}
    {sentCode.email_address !== null && (
      <p className="flex items-center gap-3">
        <Mail aria-hidden size={22} className="shrink-0 text-muted" />
        <Ltr className="min-w-0 break-all">{sentCode.email_address}</Ltr>
      </p>
    )}
  </Card>
);

const Resend = ({ sentCode, onSent }: { sentCode: SentCode; onSent: (next: SentCode) => void }) => {
  const resend = useMutation({
    mutationFn: () => api.identity.sendCode({ body: { challenge: sentCode.challenge } }),
    onSuccess: (sent) => {
      onSent({ ...sentCode, ...sent, challenge: sent.challenge ?? sentCode.challenge, at: Date.now() });
      toast.success(m.family_code_resent());
    },
  });
  return (
    <ResendCode
      resendAt={addMinutes(new Date(sentCode.at), sentCode.resend_after / 60)}
      waitText={m.family_code_resend_in}
      label={m.family_code_resend()}
      isPending={resend.isPending}
      onResend={() => resend.mutate()}
    />
  );
};

const useVerification = (sentCode: SentCode, onAdded: (member: FamilyMember) => void) => {
  const [code, setCode] = useState('');
  const verify = useMutation({
    mutationFn: (otp_code: string) =>
      api.family.confirm({ body: { challenge: sentCode.challenge, otp_code }, quiet: true }),
    onSuccess: ({ member }) => onAdded(member),
    onError: () => setCode(''),
  });
  const { isIncomplete, submitCode } = useCodeSubmit(codeLength, verify.isPending, verify.mutate);
  const refused = verify.error ? sentenceOf(verify.error) : undefined;
  return {
    code,
    setCode,
    submitCode,
    error: isIncomplete ? m.family_code_required() : refused,
    pending: verify.isPending,
  };
};

type CodeStepProps = {
  readonly sentCode: SentCode;
  readonly onSent: (next: SentCode | undefined) => void;
  readonly onAdded: (member: FamilyMember) => void;
};

/** The code that proves it. The words are the same whether one was sent or there was nobody to send it to. */
export const CodeStep = ({ sentCode, onSent, onAdded }: CodeStepProps) => {
  const { code, setCode, submitCode, error, pending } = useVerification(sentCode, onAdded);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    submitCode(code);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="flex items-center gap-3 text-text-2">
        <MessageCircle aria-hidden size={22} className="shrink-0 text-accent-text" />
        {m.family_code_text()}
      </p>
      <SentTo sentCode={sentCode} />
      <p>{m.family_code_ask()}</p>
      <OtpBoxes
        length={codeLength}
        label={m.family_code_label()}
        value={code}
        onChange={setCode}
        onComplete={submitCode}
        error={error}
      />
      <Button type="submit" size="lg" wide pending={pending}>
        {m.family_code_verify()}
      </Button>
      <Resend sentCode={sentCode} onSent={onSent} />
      <Note tone="neutral" icon={ShieldCheck}>
        {m.family_code_none()}
      </Note>
      <Button variant="text" onClick={() => onSent(undefined)}>
        {m.family_code_change()}
      </Button>
    </form>
  );
};
