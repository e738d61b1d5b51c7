import { toLatinDigits } from '@balsam/domain/text';
import { useMutation } from '@tanstack/react-query';
import { IdCard } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import * as m from '../../../paraglide/messages.js';
import { api } from '../../../shared/api/index.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { type Faults, passes, ticked, typed } from '../form/form-check.ts';
import { LoginFault } from '../form/login-fault.tsx';
import { PasswordPart } from './password-part.tsx';
import { aboutThisBrowser } from '../entry/this-browser.ts';
import { useEnter } from '../entry/use-enter.ts';

type Wish = { doctor_id: string; password: string; remember: boolean };

const faultsOf = (request: Wish): Faults<'doctor_id' | 'password'> => ({
  doctor_id: request.doctor_id === '' ? m.identity_doctor_id_required : undefined,
  password: request.password === '' ? m.identity_password_required : undefined,
});

/** A doctor signs in by doctor id and password (SPEC §3). */
export const DoctorForm = () => {
  const enter = useEnter();
  const [faults, setFaults] = useState<Faults<'doctor_id' | 'password'>>({});
  const logIn = useMutation({
    mutationFn: (request: Wish) => api.identity.doctorLogin({ body: { ...request, ...aboutThisBrowser() } }),
    onSuccess: (reply, request) => enter(reply, request.remember),
  });

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const request = {
      doctor_id: typed(form, 'doctor_id'),
      password: typed(form, 'password'),
      remember: ticked(form, 'remember'),
    };
    const found = faultsOf(request);
    setFaults(found);
    if (passes(form, found) && !logIn.isPending) logIn.mutate(request);
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        name="doctor_id"
        label={m.identity_doctor_id()}
        error={faults.doctor_id?.()}
        icon={IdCard}
        ltr
        keep={toLatinDigits}
        maxLength={20}
        autoCapitalize="characters"
        autoComplete="username"
        spellCheck={false}
      />
      <PasswordPart error={faults.password?.()} forgot="/auth/user/forgot-password" />
      <LoginFault error={logIn.error} />
      <Button type="submit" size="lg" wide pending={logIn.isPending}>
        {m.identity_login()}
      </Button>
    </form>
  );
};
