import { authStep } from '@balsam/domain/identity';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { ApiError, api } from '#shared/api/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { RadioCards } from '#shared/ui/choices.tsx';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { TextLink } from '#shared/ui/link-button.tsx';
import { toast } from '#shared/ui/toast.ts';
import { type FieldErrors, focusFirstError, textValue } from '#shared/ui/form.ts';
import { LoginError } from '../form/login-error.tsx';
import { type NewPassword, validateNewPassword } from './validate-new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { removePendingCode, type VerifiedCode, type ResetCode, type SharedAccount } from '../entry/pending-code.ts';
import { pathTo } from '../entry/auth-paths.ts';
import { deviceId } from '../entry/device-info.ts';

type ResetRequest = { readonly password: string; readonly mrn_number: string | undefined };

/** SPEC §6: the patient's screen says role 14 here; the server gives it no authority. */
const roleText = { forgotPassword: { role_id: 14 }, riderForgotPassword: {} } as const;

const useReset = (pending: ResetCode, { otp_code }: VerifiedCode) => {
  const router = useRouter();
  const { challenge, identifier, state } = pending;
  return useMutation({
    mutationFn: ({ password, mrn_number }: ResetRequest) =>
      api.identity.resetPassword({
        body: {
          identifier,
          challenge,
          otp_code,
          password,
          device_id: deviceId(),
          ...roleText[state],
          ...(mrn_number !== undefined && { mrn_number }),
        },
      }),
    onSuccess: () => {
      removePendingCode();
      toast.success(m.identity_new_password_set());
      const ofState = state === 'forgotPassword' ? 'patient' : 'rider';
      const role = pending.role ?? ofState;
      return router.navigate({ to: pathTo(authStep(state, 'done').leadsTo), search: { role }, replace: true });
    },
  });
};

/** Several medical files share the phone or the e-mail address: whose password it is. */
const AccountChoice = ({ accounts, value, onChange }: AccountChoiceProps) => (
  <RadioCards
    label={m.identity_whose_file()}
    value={value}
    onChange={onChange}
    options={accounts.map((account) => ({
      value: account.mrn_number,
      label: <bdi>{inLocale(account.first_name, account.first_name_ar)}</bdi>,
      detail: <Ltr>{account.mrn_number}</Ltr>,
    }))}
  />
);

type AccountChoiceProps = {
  readonly accounts: readonly SharedAccount[];
  readonly value: string | undefined;
  readonly onChange: (mrn: string) => void;
};

const isCodeExpired = (error: unknown): boolean =>
  error instanceof ApiError && ['code_expired', 'code_spent', 'code_not_valid', 'code_wrong'].includes(error.code);

/** The new password and its repetition (SPEC §2, §5); afterwards every log-in of the account has ended. */
export const NewPasswordForm = ({ pending, verified }: { pending: ResetCode; verified: VerifiedCode }) => {
  const reset = useReset(pending, verified);
  const [errors, setErrors] = useState<FieldErrors<keyof NewPassword>>({});
  const [mrn, setMrn] = useState(verified.accounts.length > 1 ? verified.accounts[0]?.mrn_number : undefined);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const request = {
      password: textValue(form, 'password'),
      password_confirmation: textValue(form, 'password_confirmation'),
    };
    const found = validateNewPassword(request);
    setErrors(found);
    if (focusFirstError(form, found) && !reset.isPending) reset.mutate({ password: request.password, mrn_number: mrn });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {verified.accounts.length > 1 && <AccountChoice accounts={verified.accounts} value={mrn} onChange={setMrn} />}
      <NewPasswordFields errors={errors} />
      <LoginError error={reset.error} />
      {isCodeExpired(reset.error) && (
        <TextLink to={pathTo(authStep(pending.state, 'back').leadsTo)} onClick={removePendingCode}>
          {m.identity_new_code()}
        </TextLink>
      )}
      <Button type="submit" size="lg" wide pending={reset.isPending}>
        {m.identity_set_password()}
      </Button>
    </form>
  );
};
