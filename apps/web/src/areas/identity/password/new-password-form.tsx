import { authStep } from '@balsam/domain/identity';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import * as m from '../../../paraglide/messages.js';
import { ApiError, api } from '../../../shared/api/index.ts';
import { inLocale } from '../../../shared/i18n/locale.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { RadioCards } from '../../../shared/ui/choices.tsx';
import { Ltr } from '../../../shared/ui/facts.tsx';
import { TextLink } from '../../../shared/ui/link-button.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { type Faults, passes, typed } from '../form/form-check.ts';
import { LoginFault } from '../form/login-fault.tsx';
import { type NewPassword, newPasswordFaults } from './new-password-faults.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { dropPendingCode, type ProvenCode, type ResetCode, type SharedAccount } from '../entry/pending-code.ts';
import { pathTo } from '../entry/places.ts';
import { deviceId } from '../entry/this-browser.ts';

type Wish = { readonly password: string; readonly mrn_number: string | undefined };

/** SPEC §6: the patient's screen says role 14 here; the server gives it no authority. */
const roleSaid = { forgotPassword: { role_id: 14 }, riderForgotPassword: {} } as const;

const useReset = (pending: ResetCode, { otp_code }: ProvenCode) => {
  const router = useRouter();
  const { challenge, identifier, state } = pending;
  return useMutation({
    mutationFn: ({ password, mrn_number }: Wish) =>
      api.identity.resetPassword({
        body: {
          identifier,
          challenge,
          otp_code,
          password,
          device_id: deviceId(),
          ...roleSaid[state],
          ...(mrn_number !== undefined && { mrn_number }),
        },
      }),
    onSuccess: () => {
      dropPendingCode();
      toast.good(m.identity_new_password_set());
      const role = state === 'forgotPassword' ? 'patient' : 'rider';
      return router.navigate({ to: pathTo(authStep(state, 'done').leadsTo), search: { role }, replace: true });
    },
  });
};

/** Several medical files share the phone or the e-mail address: whose password it is. */
const WhoseFile = ({ accounts, value, onChange }: WhoseProps) => (
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

type WhoseProps = {
  readonly accounts: readonly SharedAccount[];
  readonly value: string | undefined;
  readonly onChange: (mrn: string) => void;
};

const codeIsGone = (error: unknown): boolean =>
  error instanceof ApiError && ['code_expired', 'code_spent', 'code_not_valid', 'code_wrong'].includes(error.code);

/** The new password and its repetition (SPEC §2, §5); afterwards every log-in of the account has ended. */
export const NewPasswordForm = ({ pending, proven }: { pending: ResetCode; proven: ProvenCode }) => {
  const reset = useReset(pending, proven);
  const [faults, setFaults] = useState<Faults<keyof NewPassword>>({});
  const [mrn, setMrn] = useState(proven.accounts.length > 1 ? proven.accounts[0]?.mrn_number : undefined);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const request = { password: typed(form, 'password'), password_confirmation: typed(form, 'password_confirmation') };
    const found = newPasswordFaults(request);
    setFaults(found);
    if (passes(form, found) && !reset.isPending) reset.mutate({ password: request.password, mrn_number: mrn });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {proven.accounts.length > 1 && <WhoseFile accounts={proven.accounts} value={mrn} onChange={setMrn} />}
      <NewPasswordFields faults={faults} />
      <LoginFault error={reset.error} />
      {codeIsGone(reset.error) && (
        <TextLink to={pathTo(authStep(pending.state, 'back').leadsTo)} onClick={dropPendingCode}>
          {m.identity_new_code()}
        </TextLink>
      )}
      <Button type="submit" size="lg" wide pending={reset.isPending}>
        {m.identity_set_password()}
      </Button>
    </form>
  );
};
