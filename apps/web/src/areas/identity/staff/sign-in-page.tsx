import { useSearch } from '@tanstack/react-router';
import { Clock } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { Note } from '#shared/ui/note.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { EmailLoginForm } from '../sign-in/email-login-form.tsx';
import { AuthLayout } from '../layout/auth-layout.tsx';
import { LoginError } from '../form/login-error.tsx';
import { SecondFactorStep } from './second-factor-step.tsx';
import { useStaffSignIn } from './use-staff-sign-in.ts';

/** `/auth/user/staff`: the people who run the hospital side sign in, in two steps (DECISIONS §3). Kept only while the browser is open. */
export const StaffSignInPage = () => {
  const { waiting, begin, ...second } = useStaffSignIn();
  const { ended } = useSearch({ from: '/auth/user/staff/' });
  return (
    <AuthLayout>
      {waiting ? (
        <SecondFactorStep {...second} />
      ) : (
        <>
          <PageHeading title={m.identity_staff_title()} detail={m.identity_staff_hint()} back="/auth/user/dashboard" />
          {ended === 'idle' && (
            <Note tone="warning" icon={Clock}>
              {m.staff_idle_ended()}
            </Note>
          )}
          {ended === 'password' && <Note tone="success">{m.staff_password_set()}</Note>}
          <EmailLoginForm
            pending={begin.isPending}
            onSend={begin.mutate}
            loginError={<LoginError error={begin.error ?? second.verify.error} />}
          />
        </>
      )}
    </AuthLayout>
  );
};
