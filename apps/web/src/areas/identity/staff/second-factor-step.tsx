import { secondFactorRules } from '@balsam/domain/identity';
import { ArrowLeft, KeyRound, ShieldCheck } from 'lucide-react';
import { type SubmitEvent, useEffect, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { focusHeading } from '#shared/ui/heading-focus.ts';
import { Button } from '#shared/ui/button.tsx';
import { OtpBoxes } from '#shared/ui/otp-boxes.tsx';
import { useCodeSubmit } from '#shared/ui/use-code-submit.ts';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { textValue } from '#shared/ui/form.ts';
import { LoginError } from '../form/login-error.tsx';
import type { StaffSignIn } from './use-staff-sign-in.ts';

const { digits } = secondFactorRules;

type FactorProps = { readonly pending: boolean; readonly onSend: (code: string) => void };

/** The code of the authenticator app. */
const ByApp = ({ pending, onSend, code, setCode }: FactorProps & Pick<StaffSignIn, 'code' | 'setCode'>) => {
  const { isIncomplete, submitCode } = useCodeSubmit(digits, pending, onSend);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submitCode(code);
      }}
      className="flex flex-col gap-5"
    >
      <OtpBoxes
        length={digits}
        value={code}
        onChange={setCode}
        onComplete={submitCode}
        label={m.staff_code_label()}
        error={isIncomplete ? m.staff_code_short() : undefined}
      />
      <Button type="submit" size="lg" wide pending={pending}>
        {m.identity_otp_verify()}
      </Button>
    </form>
  );
};

/** One of the ten recovery codes. */
const ByRecovery = ({ pending, onSend }: FactorProps) => {
  const [missing, setMissing] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const code = textValue(event.currentTarget, 'recovery');
    setMissing(code === '');
    if (code !== '' && !pending) onSend(code);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        name="recovery"
        label={m.staff_recovery_label()}
        hint={m.staff_recovery_hint()}
        error={missing ? m.staff_recovery_missing() : undefined}
        icon={KeyRound}
        ltr
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" size="lg" wide pending={pending}>
        {m.identity_otp_verify()}
      </Button>
    </form>
  );
};

/** The second step: the code of the app, or a recovery code when the phone is not at hand. */
export const SecondFactorStep = ({ verify, code, setCode, goBack }: Omit<StaffSignIn, 'waiting' | 'begin'>) => {
  const [recovery, setRecovery] = useState(false);
  useEffect(() => focusHeading(), []);
  const swap = (): void => {
    setRecovery(!recovery);
    verify.reset();
  };
  const factor = { pending: verify.isPending, onSend: verify.mutate };
  return (
    <>
      <Button variant="text" onClick={goBack} className="self-start px-0">
        <ArrowLeft aria-hidden size={20} className="mirrored" />
        {m.identity_otp_back()}
      </Button>
      <div className="flex flex-col items-center gap-2 text-center">
        <span className="grid size-11 place-content-center rounded-md bg-accent-soft text-accent-text">
          <ShieldCheck aria-hidden size={24} strokeWidth={1.9} />
        </span>
        <PageHeading title={recovery ? m.staff_recovery_title() : m.staff_code_title()} />
        <p className="max-w-sm text-text-2">{recovery ? m.staff_recovery_text() : m.staff_code_text()}</p>
      </div>
      {recovery ? <ByRecovery {...factor} /> : <ByApp {...factor} code={code} setCode={setCode} />}
      <LoginError error={verify.error} />
      <Button variant="text" onClick={swap}>
        {recovery ? m.staff_use_app() : m.staff_use_recovery()}
      </Button>
    </>
  );
};
