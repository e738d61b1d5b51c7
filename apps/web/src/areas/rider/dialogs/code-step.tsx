import { Check, Send } from 'lucide-react';
import { Button } from '../../../shared/ui/button.tsx';
import { countdown, ltr } from '../../../shared/format/index.ts';
import * as m from '../../../paraglide/messages.js';
import { useSecondsLeft } from '../../../shared/ui/hold-bar.tsx';
import { OtpBoxes } from '../../../shared/ui/otp-boxes.tsx';
import type { CodeSending } from './use-code-sending.ts';

const Resend = ({ sending }: { sending: CodeSending }) => {
  const seconds = useSecondsLeft(sending.again);
  return (
    <div className="flex min-h-11 items-center justify-between gap-3">
      <p className="tabular text-text-2">{seconds > 0 && m.rider_code_resend_in({ time: ltr(countdown(seconds)) })}</p>
      <Button look="text" size="sm" disabled={seconds > 0} pending={sending.isPending} onClick={sending.send}>
        {m.rider_code_resend()}
      </Button>
    </div>
  );
};

const Ask = ({ sending }: { sending: CodeSending }) => (
  <div className="flex flex-col gap-2.5">
    <Button size="lg" icon={Send} pending={sending.isPending} onClick={sending.send}>
      {m.rider_code_send()}
    </Button>
    <Button look="text" onClick={sending.enter}>
      {m.rider_code_have()}
    </Button>
  </div>
);

type CodeProps = {
  readonly sending: CodeSending;
  readonly code: string;
  readonly fault: string | undefined;
  readonly pending: boolean;
  /** Proof is asked for after it. */
  readonly goesOn: boolean;
  readonly onType: (code: string) => void;
  readonly onDone: () => void;
};

/** Sends the code, then takes its six digits; another one after 60 s. */
export const CodeStep = ({ sending, code, fault, pending, goesOn, onType, onDone }: CodeProps) => {
  if (!sending.entering) return <Ask sending={sending} />;
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) onDone();
      }}
    >
      <OtpBoxes length={6} label={m.rider_code_label()} value={code} onChange={onType} error={fault} />
      <Resend sending={sending} />
      <Button
        type="submit"
        size="lg"
        icon={goesOn ? undefined : Check}
        pending={pending}
        className="bg-success! text-success-on!"
      >
        {goesOn ? m.rider_code_next() : m.rider_code_verify()}
      </Button>
    </form>
  );
};
