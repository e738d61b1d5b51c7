import { useMutation } from '@tanstack/react-query';
import { riderToastMs, toast } from '#shared/ui/toast.ts';
import { EmailLoginForm } from './email-login-form.tsx';
import { LoginError } from '../form/login-error.tsx';
import { logInAsRider, riderLoginErrorText } from './rider-login.ts';
import { useStartSession } from '../entry/use-start-session.ts';

/** A rider signs in by e-mail address; each way it can fail has its sentence of SPEC §8. */
const RiderLoginForm = () => {
  const start = useStartSession();
  const logIn = useMutation({
    mutationFn: logInAsRider,
    onSuccess: (reply, request) => start(reply, request.remember),
    onError: (error) => toast.error(riderLoginErrorText(error), riderToastMs),
  });
  return (
    <EmailLoginForm
      pending={logIn.isPending}
      onSend={logIn.mutate}
      forgot="/auth/user/rider-forgot-password"
      loginError={<LoginError error={logIn.error} text={logIn.error ? riderLoginErrorText(logIn.error) : undefined} />}
    />
  );
};

export default RiderLoginForm;
