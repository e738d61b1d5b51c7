import { useSearch } from '@tanstack/react-router';
import { Clock } from 'lucide-react';
import * as m from '../../../paraglide/messages.js';
import { Note } from '../../../shared/ui/note.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { EmailForm } from '../sign-in/email-form.tsx';
import { AuthFrame } from '../layout/layout.tsx';
import { LoginFault } from '../form/login-fault.tsx';
import { CodeStep } from './code-step.tsx';
import { useStaffSignIn } from './use-staff-sign-in.ts';

/** `/auth/user/staff`: the people who run the hospital side sign in, in two steps (DECISIONS §3). Kept only while the browser is open. */
export const StaffSignInPage = () => {
  const { waiting, begin, ...second } = useStaffSignIn();
  const { ended } = useSearch({ from: '/auth/user/staff/' });
  return (
    <AuthFrame>
      {waiting ? (
        <CodeStep {...second} />
      ) : (
        <>
          <PageHeading title={m.identity_staff_title()} detail={m.identity_staff_hint()} back="/auth/user/dashboard" />
          {ended === 'idle' && (
            <Note tone="warning" icon={Clock}>
              {m.staff_idle_ended()}
            </Note>
          )}
          {ended === 'password' && <Note tone="success">{m.staff_password_set()}</Note>}
          <EmailForm
            pending={begin.isPending}
            onSend={begin.mutate}
            fault={<LoginFault error={begin.error ?? second.prove.error} />}
          />
        </>
      )}
    </AuthFrame>
  );
};
