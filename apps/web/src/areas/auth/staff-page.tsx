import { useMutation } from '@tanstack/react-query';
import * as m from '../../paraglide/messages.js';
import { api } from '../../shared/api/index.ts';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { EmailForm, type EmailWish } from './email-form.tsx';
import { AuthFrame } from './frame.tsx';
import { LoginFault } from './login-fault.tsx';
import { aboutThisBrowser } from './this-browser.ts';
import { useEnter } from './use-enter.ts';

/** `/auth/user/staff`: the people who run the hospital side sign in (DECISIONS §2). Kept only while the browser is open. */
export const StaffPage = () => {
  const enter = useEnter();
  const logIn = useMutation({
    mutationFn: ({ username, password }: EmailWish) =>
      api.identity.staffLogin({ body: { username, password, field_name: 'email_address', ...aboutThisBrowser() } }),
    onSuccess: (reply) => enter(reply, false),
  });
  return (
    <AuthFrame>
      <PageHeading title={m.auth_staff_title()} detail={m.auth_staff_hint()} back="/auth/user/dashboard" />
      <EmailForm pending={logIn.isPending} onSend={logIn.mutate} fault={<LoginFault error={logIn.error} />} />
    </AuthFrame>
  );
};
