import { useMutation } from '@tanstack/react-query';
import { addMinutes } from '@balsam/domain/time';
import { Mail, MessageCircle, Phone, ShieldCheck } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import * as m from '../../../paraglide/messages.js';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { api } from '../../../shared/api/index.ts';
import { countdown, ltr } from '../../../shared/format/index.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Ltr } from '../../../shared/ui/inline-list.tsx';
import { useSecondsLeft } from '../../../shared/ui/countdown-bar.tsx';
import { Note } from '../../../shared/ui/note.tsx';
import { OtpBoxes } from '../../../shared/ui/otp-boxes.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import type { FamilyMember } from './queries.ts';
import type { SentCode } from './use-add-member.ts';

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
  const seconds = useSecondsLeft(addMinutes(new Date(sentCode.at), sentCode.resend_after / 60));
  const again = useMutation({
    mutationFn: () => api.identity.sendCode({ body: { challenge: sentCode.challenge } }),
    onSuccess: (sent) => {
      onSent({ ...sentCode, ...sent, challenge: sent.challenge ?? sentCode.challenge, at: Date.now() });
      toast.success(m.family_code_resent());
    },
  });
  return seconds > 0 ? (
    <p className="tabular min-h-11 content-center text-center text-muted">
      {m.family_code_resend_in({ time: ltr(countdown(seconds)) })}
    </p>
  ) : (
    <Button variant="text" className="self-center" pending={again.isPending} onClick={() => again.mutate()}>
      {m.family_code_resend()}
    </Button>
  );
};

const useVerification = (sentCode: SentCode, onAdded: (member: FamilyMember) => void) => {
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const verify = useMutation({
    mutationFn: (otp_code: string) =>
      api.family.confirm({ body: { challenge: sentCode.challenge, otp_code }, quiet: true }),
    onSuccess: ({ member }) => onAdded(member),
    onError: () => setCode(''),
  });
  const send = (digits: string): void => {
    setMissing(digits.length !== codeLength);
    if (digits.length === codeLength && !verify.isPending) verify.mutate(digits);
  };
  const refused = verify.error ? sentenceOf(verify.error) : undefined;
  return { code, setCode, send, error: missing ? m.family_code_required() : refused, pending: verify.isPending };
};

type CodeStepProps = {
  readonly sentCode: SentCode;
  readonly onSent: (next: SentCode | undefined) => void;
  readonly onAdded: (member: FamilyMember) => void;
};

/** The code that proves it. The words are the same whether one was sent or there was nobody to send it to. */
export const CodeStep = ({ sentCode, onSent, onAdded }: CodeStepProps) => {
  const { code, setCode, send, error, pending } = useVerification(sentCode, onAdded);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    send(code);
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
        onComplete={send}
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
