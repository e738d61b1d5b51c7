import { isIdentity, patientLoginFields } from '@balsam/domain/identity';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { IdCard, MessageCircle } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../shared/ui/button.tsx';
import { TextLink } from '../../../shared/ui/link-button.tsx';
import { SelectField } from '../../../shared/ui/select-field.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { askForLoginCode } from '../code/ask-for-code.ts';
import { type Faults, passes, ticked, typed } from '../form/form-check.ts';
import { identityKinds } from '../entry/identity-kinds.ts';
import { LoginFault } from '../form/login-fault.tsx';
import { PasswordPart } from './password-part.tsx';
import { logInAsPatient, type PatientWish } from './patient-log-in.ts';
import type { PatientField } from '../entry/pending-code.ts';
import { useEnter } from '../entry/use-enter.ts';

type Way = 'password' | 'code';

/** Both ways in for a patient: by password, which goes on at once or asks for a code as well, and by code, which goes on to the OTP screen. */
const useWays = () => {
  const enter = useEnter();
  const navigate = useNavigate();
  const { routeToNavigate } = useSearch({ strict: false });
  const toCode = () =>
    navigate({ to: '/auth/user/otp', search: routeToNavigate === undefined ? {} : { routeToNavigate } });
  const byPassword = useMutation({
    mutationFn: logInAsPatient,
    onSuccess: (reply, request) => (reply === 'codeSent' ? toCode() : enter(reply, request.remember)),
  });
  const byCode = useMutation({
    mutationFn: ({ field_name, username, remember }: PatientWish) =>
      askForLoginCode({ field_name, username, remember }),
    onSuccess: toCode,
  });
  return { byPassword, byCode };
};

const faultsOf = (request: PatientWish, way: Way): Faults<'username' | 'password'> => ({
  username:
    request.username === ''
      ? m.identity_identity_required
      : isIdentity(request.field_name, request.username)
        ? undefined
        : identityKinds[request.field_name].wrong,
  password: way === 'password' && request.password === '' ? m.identity_password_required : undefined,
});

const kindOptions = () => patientLoginFields.map((value) => ({ value, label: identityKinds[value].label() }));

type IdentityProps = {
  readonly kind: PatientField;
  readonly onKind: (kind: PatientField) => void;
  readonly error: string | undefined;
};

/** Which number, and the number itself: only what such a number can hold may be typed. */
const IdentityFields = ({ kind, onKind, error }: IdentityProps) => {
  const { label, hint, keep, length } = identityKinds[kind];
  return (
    <div className="grid items-start gap-x-3 gap-y-4 desk:grid-cols-2">
      <SelectField
        label={m.identity_identity_kind()}
        options={kindOptions()}
        value={kind}
        onChange={(event) => onKind(patientLoginFields.find((field) => field === event.currentTarget.value) ?? kind)}
      />
      <TextField
        name="username"
        label={label()}
        hint={hint()}
        error={error}
        icon={IdCard}
        ltr
        keep={keep}
        maxLength={length}
        inputMode={kind === 'iqama' ? 'text' : 'numeric'}
        autoComplete="username"
      />
    </div>
  );
};

const wishOf = (form: HTMLFormElement, field_name: PatientField): PatientWish => ({
  field_name,
  username: typed(form, 'username'),
  password: typed(form, 'password'),
  remember: ticked(form, 'remember'),
});

const wayOf = (event: SubmitEvent): Way =>
  event.nativeEvent.submitter?.getAttribute('value') === 'code' ? 'code' : 'password';

/** A patient signs in by MRN, Saudi ID, national ID or iqama, with a password or a one-time code (SPEC §5). */
export const PatientForm = () => {
  const { byPassword, byCode } = useWays();
  const [kind, setKind] = useState<PatientField>('mrn_number');
  const [faults, setFaults] = useState<Faults<'username' | 'password'>>({});

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (byPassword.isPending || byCode.isPending) return;
    const way = wayOf(event);
    const request = wishOf(event.currentTarget, kind);
    const found = faultsOf(request, way);
    setFaults(found);
    byPassword.reset();
    byCode.reset();
    if (!passes(event.currentTarget, found)) return;
    if (way === 'password') byPassword.mutate(request);
    else byCode.mutate(request);
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <IdentityFields kind={kind} onKind={setKind} error={faults.username?.()} />
      <PasswordPart error={faults.password?.()} forgot="/auth/user/forgot-password" />
      <LoginFault error={byPassword.error ?? byCode.error} />
      <Button type="submit" size="lg" wide pending={byPassword.isPending}>
        {m.identity_login()}
      </Button>
      <Button type="submit" value="code" look="outline" size="lg" wide icon={MessageCircle} pending={byCode.isPending}>
        {m.identity_with_code()}
      </Button>
      <p className="flex flex-wrap items-center justify-center gap-x-2 text-text-2">
        {m.identity_new_here()} <TextLink to="/auth/user/register">{m.identity_register()}</TextLink>
      </p>
    </form>
  );
};
