import { authStep } from '@balsam/domain/identity';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { KeyRound } from 'lucide-react';
import { type ComponentProps, type SubmitEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { requestResetCode } from '../code/request-code.ts';
import { normalizeIdentifier } from './validate-identifier.ts';
import { focusFirstError, textValue } from '#shared/ui/form.ts';
import { AuthLayout } from '../layout/auth-layout.tsx';
import { LoginError } from '../form/login-error.tsx';
import type { ResetCode } from '../entry/pending-code.ts';
import { pathTo } from '../entry/auth-paths.ts';

type ForgotFormProps = {
  readonly state: ResetCode['state'];
  /** Which sign-in the way back leads to when there is nothing to go back to. */
  readonly signIn: 'patient' | 'rider' | 'doctor';
  /** The sentence for what was typed, or `undefined` when a code can be sent there. */
  readonly validate: (identifier: string) => (() => string) | undefined;
  readonly field: Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'icon' | 'type' | 'inputMode' | 'keep'>;
};

/** A forgotten password begins with where a code is to go (SPEC §2): one field, send, back. */
export const ForgotForm = ({ state, signIn, validate, field }: ForgotFormProps) => {
  const router = useRouter();
  const [error, setError] = useState<() => string>();
  const sendCode = useMutation({
    mutationFn: (identifier: string) => requestResetCode(identifier, state, signIn === 'doctor' ? signIn : undefined),
    onSuccess: () => router.navigate({ to: pathTo(authStep(state, 'requested').leadsTo) }),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const identifier = textValue(event.currentTarget, 'identifier');
    const found = validate(identifier);
    setError(() => found);
    if (focusFirstError(event.currentTarget, { identifier: found }) && !sendCode.isPending)
      sendCode.mutate(normalizeIdentifier(identifier));
  };
  return (
    <AuthLayout>
      <PageHeading
        title={m.identity_forgot_title()}
        detail={m.identity_forgot_lead()}
        back={`/auth/user/dashboard?role=${signIn}`}
      />
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          {...field}
          name="identifier"
          error={error?.()}
          ltr
          maxLength={254}
          autoComplete="username"
          spellCheck={false}
        />
        <LoginError error={sendCode.error} />
        <Button type="submit" size="lg" wide icon={KeyRound} pending={sendCode.isPending}>
          {m.identity_send_code()}
        </Button>
      </form>
    </AuthLayout>
  );
};
