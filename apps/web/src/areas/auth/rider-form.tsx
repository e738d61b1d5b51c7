import { useMutation } from '@tanstack/react-query';
import * as m from '../../paraglide/messages.js';
import { sentenceOf } from '../../shared/api/api-error.ts';
import { api } from '../../shared/api/index.ts';
import { toast } from '../../shared/ui/toast.ts';
import { EmailForm, type EmailWish } from './email-form.tsx';
import { LoginFault } from './login-fault.tsx';
import { problemOfFailure, problemOfReply, type RiderProblem } from './rider-reply.ts';
import { aboutThisBrowser } from './this-browser.ts';
import { useEnter } from './use-enter.ts';

const sentences = {
  not_rider: m.auth_rider_not_rider,
  no_user: m.auth_rider_no_user,
  no_token: m.auth_rider_no_token,
  failed: m.auth_rider_failed,
  error: m.auth_rider_error,
} as const satisfies Record<RiderProblem, () => string>;

/** An answer that was a success on the wire and is none for a rider. */
class RiderProblemFound extends Error {
  readonly problem: RiderProblem;

  constructor(problem: RiderProblem) {
    super(problem);
    this.problem = problem;
  }
}

const logInAsRider = async ({ username, password, remember }: EmailWish) => {
  const body = {
    username,
    password,
    remember,
    field_name: 'email_address',
    is_admin: true,
    ...aboutThisBrowser(),
  } as const;
  const reply = await api.identity.riderLogin({ body, quiet: true });
  const problem = problemOfReply(reply);
  if (problem) throw new RiderProblemFound(problem);
  return reply;
};

const sentenceFor = (error: unknown): string => {
  const problem = error instanceof RiderProblemFound ? error.problem : problemOfFailure(error);
  return problem ? sentences[problem]() : sentenceOf(error);
};

/** A rider signs in by e-mail address; each way it can fail has its sentence of SPEC §8. */
export const RiderForm = () => {
  const enter = useEnter();
  const logIn = useMutation({
    mutationFn: logInAsRider,
    onSuccess: (reply, wish) => enter(reply, wish.remember),
    onError: (error) => toast.bad(sentenceFor(error)),
  });
  return (
    <EmailForm
      pending={logIn.isPending}
      onSend={logIn.mutate}
      forgot="/auth/user/rider-forgot-password"
      fault={<LoginFault error={logIn.error} text={logIn.error ? sentenceFor(logIn.error) : undefined} />}
    />
  );
};
