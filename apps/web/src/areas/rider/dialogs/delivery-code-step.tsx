import { Check, Send } from 'lucide-react';
import { Button } from '#shared/ui/button.tsx';
import { countdown, ltr } from '#shared/format/index.ts';
import * as m from '#paraglide/messages.js';
import { useSecondsLeft } from '#shared/ui/countdown-bar.tsx';
import { OtpBoxes } from '#shared/ui/otp-boxes.tsx';
import type { SendCodeState } from './use-send-code.ts';

const Resend = ({ sending }: { sending: SendCodeState }) => {
  const seconds = useSecondsLeft(sending.again);
  return (
    <div className="flex min-h-11 items-center justify-between gap-3">
      <p className="tabular text-text-2">{seconds > 0 && m.rider_code_resend_in({ time: ltr(countdown(seconds)) })}</p>
      <Button variant="text" size="sm" disabled={seconds > 0} pending={sending.isPending} onClick={sending.send}>
        {m.rider_code_resend()}
      </Button>
    </div>
  );
};

const SendCode = ({ sending }: { sending: SendCodeState }) => (
  <div className="flex flex-col gap-2.5">
    <Button size="lg" icon={Send} pending={sending.isPending} onClick={sending.send}>
      {m.rider_code_send()}
    </Button>
    <Button variant="text" onClick={sending.enter}>
      {m.rider_code_have()}
    </Button>
  </div>
);

type DeliveryCodeStepProps = {
  readonly sending: SendCodeState;
  readonly code: string;
  readonly error: string | undefined;
  readonly pending: boolean;
  /** Proof is asked for after it. */
  readonly hasNextStep: boolean;
  readonly onType: (code: string) => void;
  readonly onDone: () => void;
};

/** Sends the code, then takes its six digits; another one after 60 s. */
export const DeliveryCodeStep = ({
  sending,
  code,
  error,
  pending,
  hasNextStep,
  onType,
  onDone,
}: DeliveryCodeStepProps) => {
  if (!sending.isEntering) return <SendCode sending={sending} />;
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) onDone();
      }}
    >
      <OtpBoxes length={6} label={m.rider_code_label()} value={code} onChange={onType} error={error} />
      <Resend sending={sending} />
      <Button
        type="submit"
        size="lg"
        icon={hasNextStep ? undefined : Check}
        pending={pending}
        className="bg-success! text-success-on!"
      >
        {hasNextStep ? m.rider_code_next() : m.rider_code_verify()}
      </Button>
    </form>
  );
};
