import { useRouter } from '@tanstack/react-router';
import { ArrowLeft, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api, ApiError } from '#shared/api/index.ts';
import { endSession, whileEnding } from '#shared/api/session.ts';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/note.tsx';
import { CodeForm } from '../code/code-form.tsx';
import { NoCodeHint } from '../code/no-code-hint.tsx';
import { OtpResendButton } from '../code/otp-resend-button.tsx';
import { removePendingCode, type PendingCode } from '../entry/pending-code.ts';
import { SentTo } from '../code/sent-to.tsx';
import { deviceId } from '../entry/device-info.ts';
import { type CodeInput, useCodeEntry } from '../code/use-code-entry.ts';
import { AccountChoice, type ChosenAccount, requestOf } from './account-choice.tsx';

const sendDeletion =
  (chosen: ChosenAccount | undefined) =>
  ({ otp_code }: CodeInput, { challenge }: PendingCode) =>
    whileEnding(async () => {
      const which = chosen === undefined ? {} : requestOf(chosen);
      await api.identity.deleteAccount({
        body: { otp: otp_code, challenge, device_id: deviceId(), ...which },
        quiet: true,
      });
      endSession();
    });

const isChoiceRequired = (error: unknown): boolean => error instanceof ApiError && error.code === 'choose_account';

type DeletionCodeStepProps = { readonly sentCode: PendingCode; readonly onBack: () => void };

/** Step 2 (SPEC §5): the four digits, 'Fill the OTP' without them. Nothing happens before the red button is pressed. */
export const DeletionCodeStep = ({ sentCode, onBack }: DeletionCodeStepProps) => {
  const router = useRouter();
  const [chosen, setChosen] = useState<ChosenAccount>();
  const entry = useCodeEntry(sentCode, {
    send: sendDeletion(chosen),
    onVerified: () => {
      removePendingCode();
      // The page is drawn anew when the log-in ends, so the address says that it is done.
      void router.navigate({ to: '/delete-me', search: { deleted: true }, replace: true });
    },
  });
  const back = (): void => {
    removePendingCode();
    onBack();
  };
  return (
    <div className="flex flex-col gap-5">
      <Button variant="text" onClick={back} className="self-start">
        <ArrowLeft aria-hidden size={20} className="mirrored" />
        {m.identity_otp_back()}
      </Button>
      <p className="text-text-2">{m.identity_otp_sent()}</p>
      <SentTo pending={entry.pending} />
      <Note tone="danger" icon={TriangleAlert}>
        {m.identity_delete_warning()}
      </Note>
      {isChoiceRequired(entry.serverError) && <AccountChoice chosen={chosen} onChange={setChosen} />}
      <CodeForm entry={entry} label={m.identity_delete_now()} hint={m.identity_delete_fill()} danger />
      <OtpResendButton pending={entry.pending} onSent={entry.renew} />
      <NoCodeHint state="deletion" />
    </div>
  );
};
