import { useEffect } from 'react';
import * as m from '#paraglide/messages.js';
import { digits } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { roleLabel } from '#shared/staff/role-labels.ts';
import { focusHeading } from '#shared/ui/heading-focus.ts';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { EmptyState, ErrorState, Skeleton } from '#shared/ui/states.tsx';
import { AuthLayout } from '../layout/auth-layout.tsx';
import { AuthenticatorStep } from './authenticator-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodesStep } from './recovery-codes-step.tsx';
import { type Invitation, needsPasswordAlone, useInvitation } from './use-invitation.ts';

type Step = 'password' | 'app' | 'codes';

const stepOf = ({ accept, hasPassword }: Invitation): Step => {
  if (accept.data?.signed_in) return 'codes';
  return hasPassword ? 'app' : 'password';
};

const titles = {
  invitation: { password: m.staff_join_title, app: m.staff_app_title, codes: m.staff_codes_title },
  password: { password: m.staff_password_title, app: m.staff_app_title, codes: m.staff_codes_title },
  second_factor: { password: m.staff_again_title, app: m.staff_app_title, codes: m.staff_codes_title },
} as const;

const texts = {
  invitation: (name: string) => m.staff_join_text({ name }),
  password: () => m.staff_password_text(),
  second_factor: () => m.staff_again_text(),
} as const;

const order = { password: 1, app: 2, codes: 3 } as const satisfies Record<Step, number>;

/** What the link is for, to whom it was sent, and which step of it this is. */
const Head = ({ link, step }: { link: NonNullable<Invitation['link']['data']>; step: Step }) => {
  // Each step is a page of its own to whoever hears it.
  useEffect(() => {
    if (step !== 'password') focusHeading();
  }, [step]);
  const { purpose } = link;
  return (
    <div className="flex flex-col gap-2">
      {!needsPasswordAlone(link) && (
        <p className="text-small font-medium text-accent-text">
          {m.staff_step({ number: digits(order[step]), count: digits(3) })}
        </p>
      )}
      <PageHeading title={titles[purpose][step]()} />
      {step === 'password' && (
        <>
          <p className="text-text-2">{texts[purpose](inLocale(link.first_name, link.first_name_ar))}</p>
          <div className="flex flex-col text-small text-muted">
            <Ltr className="text-start break-all">{link.email_address}</Ltr>
            {roleLabel(link.role_id) && <span>{m.staff_role({ role: roleLabel(link.role_id) })}</span>}
          </div>
        </>
      )}
    </div>
  );
};

const Steps = ({ invitation, link }: { invitation: Invitation; link: NonNullable<Invitation['link']['data']> }) => {
  const step = stepOf(invitation);
  return (
    <>
      <Head link={link} step={step} />
      {step === 'password' && (
        <PasswordStep
          accept={invitation.accept}
          choose={invitation.choose}
          needsPresentPassword={link.purpose === 'second_factor'}
          name={link.email_address}
        />
      )}
      {step === 'app' && <AuthenticatorStep {...invitation} />}
      {step === 'codes' && (
        <RecoveryCodesStep codes={invitation.accept.data?.recovery_codes ?? []} onDone={invitation.goOn} />
      )}
    </>
  );
};

const Closed = () => (
  <>
    <PageHeading title={m.staff_link_closed()} />
    <EmptyState
      art="cloud"
      title={m.staff_link_closed_title()}
      text={m.staff_link_closed_text()}
      action={<LinkButton to="/auth/user/staff">{m.identity_sign_in_staff()}</LinkButton>}
    />
  </>
);

const Coming = () => (
  <>
    <PageHeading title={m.staff_join_title()} />
    <Skeleton className="h-6 w-3/4" />
    <Skeleton className="h-13 w-full rounded-md" />
    <Skeleton className="h-13 w-full rounded-md" />
  </>
);

/** `/auth/user/staff/invitation`: where a link that was sent to somebody of the staff leads (DECISIONS §3). */
export const StaffInvitationPage = () => {
  const invitation = useInvitation();
  const { link, mayTryAgain } = invitation;
  return (
    <AuthLayout>
      {link.isPending && <Coming />}
      {link.isError && (mayTryAgain(link.error) ? <ErrorState onRetry={() => void link.refetch()} /> : <Closed />)}
      {link.data && <Steps invitation={invitation} link={link.data} />}
    </AuthLayout>
  );
};
