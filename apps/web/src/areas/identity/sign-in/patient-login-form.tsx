import { isIdentity, patientLoginFields } from '@balsam/domain/identity';
import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { IdCard, MessageCircle } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { TextLink } from '#shared/ui/link-button.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { requestLoginCode } from '../code/request-code.ts';
import { type FieldErrors, focusFirstError, isTicked, textValue } from '#shared/ui/form.ts';
import { identityKinds } from '../entry/identity-kinds.ts';
import { LoginError } from '../form/login-error.tsx';
import { PasswordSection } from './password-section.tsx';
import { logInAsPatient, type PatientLogin } from './patient-login.ts';
import type { PatientField } from '../entry/pending-code.ts';
import { useKeptRoute } from '../entry/use-kept-route.ts';
import { useStartSession } from '../entry/use-start-session.ts';

type LoginMethod = 'password' | 'code';

/** Both ways in for a patient: by password, which goes on at once or asks for a code as well, and by code, which goes on to the OTP screen. */
const useLoginMethods = () => {
  const start = useStartSession();
  const navigate = useNavigate();
  const search = useKeptRoute();
  const toCode = () => navigate({ to: '/auth/user/otp', search });
  const byPassword = useMutation({
    mutationFn: logInAsPatient,
    onSuccess: (reply, request) => (reply === 'codeSent' ? toCode() : start(reply, request.remember)),
  });
  const byCode = useMutation({
    mutationFn: ({ field_name, username, remember }: PatientLogin) =>
      requestLoginCode({ field_name, username, remember }),
    onSuccess: toCode,
  });
  return { byPassword, byCode };
};

const validate = (request: PatientLogin, method: LoginMethod): FieldErrors<'username' | 'password'> => ({
  username:
    request.username === ''
      ? m.identity_identity_required
      : isIdentity(request.field_name, request.username)
        ? undefined
        : identityKinds[request.field_name].wrong,
  password: method === 'password' && request.password === '' ? m.identity_password_required : undefined,
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
  const registered = useLocation({ select: ({ state }) => state.registeredMrn });
  return (
    <div className="grid items-start gap-x-3 gap-y-4 desktop:grid-cols-2">
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
        defaultValue={kind === 'mrn_number' ? registered : undefined}
        inputMode={kind === 'iqama' ? 'text' : 'numeric'}
        autoComplete="username"
      />
    </div>
  );
};

const requestFrom = (form: HTMLFormElement, field_name: PatientField): PatientLogin => ({
  field_name,
  username: textValue(form, 'username'),
  password: textValue(form, 'password'),
  remember: isTicked(form, 'remember'),
});

const methodOf = (event: SubmitEvent): LoginMethod =>
  event.nativeEvent.submitter?.getAttribute('value') === 'code' ? 'code' : 'password';

/** A patient signs in by MRN, Saudi ID, national ID or iqama, with a password or a one-time code (SPEC §5). */
export const PatientLoginForm = () => {
  const { byPassword, byCode } = useLoginMethods();
  const kept = useKeptRoute();
  const [kind, setKind] = useState<PatientField>('mrn_number');
  const [errors, setErrors] = useState<FieldErrors<'username' | 'password'>>({});

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (byPassword.isPending || byCode.isPending) return;
    const method = methodOf(event);
    const request = requestFrom(event.currentTarget, kind);
    const found = validate(request, method);
    setErrors(found);
    byPassword.reset();
    byCode.reset();
    if (!focusFirstError(event.currentTarget, found)) return;
    if (method === 'password') byPassword.mutate(request);
    else byCode.mutate(request);
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <IdentityFields kind={kind} onKind={setKind} error={errors.username?.()} />
      <PasswordSection error={errors.password?.()} forgot="/auth/user/forgot-password" />
      <LoginError error={byPassword.error ?? byCode.error} />
      <Button type="submit" size="lg" wide pending={byPassword.isPending}>
        {m.identity_login()}
      </Button>
      <Button
        type="submit"
        value="code"
        variant="outline"
        size="lg"
        wide
        icon={MessageCircle}
        pending={byCode.isPending}
      >
        {m.identity_with_code()}
      </Button>
      <p className="flex flex-wrap items-center justify-center gap-x-2 text-text-2">
        {m.identity_new_here()}{' '}
        <TextLink to="/auth/user/register" search={kept}>
          {m.identity_register()}
        </TextLink>
      </p>
    </form>
  );
};
