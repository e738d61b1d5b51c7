import { useMutation } from '@tanstack/react-query';
import { riderToastMs, toast } from '../../../shared/ui/toast.ts';
import { EmailForm } from './email-form.tsx';
import { LoginFault } from '../form/login-fault.tsx';
import { logInAsRider, logInSentence } from './rider-log-in.ts';
import { useEnter } from '../entry/use-enter.ts';

/** A rider signs in by e-mail address; each way it can fail has its sentence of SPEC §8. */
export const RiderForm = () => {
  const enter = useEnter();
  const logIn = useMutation({
    mutationFn: logInAsRider,
    onSuccess: (reply, request) => enter(reply, request.remember),
    onError: (error) => toast.bad(logInSentence(error), riderToastMs),
  });
  return (
    <EmailForm
      pending={logIn.isPending}
      onSend={logIn.mutate}
      forgot="/auth/user/rider-forgot-password"
      fault={<LoginFault error={logIn.error} text={logIn.error ? logInSentence(logIn.error) : undefined} />}
    />
  );
};
