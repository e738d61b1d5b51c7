import { authStep } from '@balsam/domain/identity';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { KeyRound } from 'lucide-react';
import { type ComponentProps, type SubmitEvent, useState } from 'react';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../shared/ui/button.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { askForResetCode } from '../code/ask-for-code.ts';
import { plainIdentifier } from './forgot-faults.ts';
import { passes, typed } from '../form/form-check.ts';
import { AuthFrame } from '../layout/layout.tsx';
import { LoginFault } from '../form/login-fault.tsx';
import type { ResetCode } from '../entry/pending-code.ts';
import { pathTo } from '../entry/places.ts';

type ForgotFormProps = {
  readonly state: ResetCode['state'];
  /** Which sign-in the way back leads to when there is nothing to go back to. */
  readonly signIn: 'patient' | 'rider';
  /** The sentence for what was typed, or `undefined` when a code can be sent there. */
  readonly faultOf: (identifier: string) => (() => string) | undefined;
  readonly field: Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'icon' | 'type' | 'inputMode' | 'keep'>;
};

/** A forgotten password begins with where a code is to go (SPEC §2): one field, send, back. */
export const ForgotForm = ({ state, signIn, faultOf, field }: ForgotFormProps) => {
  const router = useRouter();
  const [fault, setFault] = useState<() => string>();
  const ask = useMutation({
    mutationFn: (identifier: string) => askForResetCode(identifier, state),
    onSuccess: () => router.navigate({ to: pathTo(authStep(state, 'asked').leadsTo) }),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const identifier = typed(event.currentTarget, 'identifier');
    const found = faultOf(identifier);
    setFault(() => found);
    if (passes(event.currentTarget, { identifier: found }) && !ask.isPending) ask.mutate(plainIdentifier(identifier));
  };
  return (
    <AuthFrame>
      <PageHeading
        title={m.identity_forgot_title()}
        detail={m.identity_forgot_lead()}
        back={`/auth/user/dashboard?role=${signIn}`}
      />
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          {...field}
          name="identifier"
          error={fault?.()}
          ltr
          maxLength={254}
          autoComplete="username"
          spellCheck={false}
        />
        <LoginFault error={ask.error} />
        <Button type="submit" size="lg" wide icon={KeyRound} pending={ask.isPending}>
          {m.identity_send_code()}
        </Button>
      </form>
    </AuthFrame>
  );
};
