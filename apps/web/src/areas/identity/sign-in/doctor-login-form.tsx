import { toLatinDigits } from '@balsam/domain/text';
import { useMutation } from '@tanstack/react-query';
import { IdCard } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { type FieldErrors, focusFirstError, isTicked, textValue } from '#shared/ui/form.ts';
import { LoginError } from '../form/login-error.tsx';
import { PasswordSection } from './password-section.tsx';
import { deviceInfo } from '../entry/device-info.ts';
import { useStartSession } from '../entry/use-start-session.ts';

type DoctorLogin = { doctor_id: string; password: string; remember: boolean };

const validate = (request: DoctorLogin): FieldErrors<'doctor_id' | 'password'> => ({
  doctor_id: request.doctor_id === '' ? m.identity_doctor_id_required : undefined,
  password: request.password === '' ? m.identity_password_required : undefined,
});

/** A doctor signs in by doctor id and password (SPEC §3). */
const DoctorLoginForm = () => {
  const start = useStartSession();
  const [errors, setErrors] = useState<FieldErrors<'doctor_id' | 'password'>>({});
  const logIn = useMutation({
    mutationFn: (request: DoctorLogin) => api.identity.doctorLogin({ body: { ...request, ...deviceInfo() } }),
    onSuccess: (reply, request) => start(reply, request.remember),
  });

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const request = {
      doctor_id: textValue(form, 'doctor_id'),
      password: textValue(form, 'password'),
      remember: isTicked(form, 'remember'),
    };
    const found = validate(request);
    setErrors(found);
    if (focusFirstError(form, found) && !logIn.isPending) logIn.mutate(request);
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        name="doctor_id"
        label={m.identity_doctor_id()}
        error={errors.doctor_id?.()}
        icon={IdCard}
        ltr
        keep={toLatinDigits}
        maxLength={20}
        autoCapitalize="characters"
        autoComplete="username"
        spellCheck={false}
      />
      <PasswordSection error={errors.password?.()} forgot="/auth/user/forgot-password" forgotBy="doctor" />
      <LoginError error={logIn.error} />
      <Button type="submit" size="lg" wide pending={logIn.isPending}>
        {m.identity_login()}
      </Button>
    </form>
  );
};

export default DoctorLoginForm;
