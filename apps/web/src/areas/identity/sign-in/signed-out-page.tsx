import * as m from '#paraglide/messages.js';
import { Art } from '#shared/ui/art.tsx';
import { LinkButton, TextLink } from '#shared/ui/link-button.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { lastRole } from '../entry/last-role.ts';
import { useKeptRoute } from '../entry/use-kept-route.ts';

const labels = {
  patient: m.identity_sign_in_patient,
  doctor: m.identity_sign_in_doctor,
  rider: m.identity_sign_in_rider,
  staff: m.identity_sign_in_staff,
} as const;

/** Sign-in for whoever was here last, so that a patient whose session ended is not stranded among riders (DECISIONS §2). */
const SignInAgain = () => {
  const role = lastRole();
  const kept = useKeptRoute();
  return (
    <div className="flex flex-col items-center gap-1">
      {role === 'staff' ? (
        <LinkButton to="/auth/user/staff" search={kept} size="lg">
          {labels.staff()}
        </LinkButton>
      ) : (
        <LinkButton to="/auth/user/dashboard" search={{ role, ...kept }} size="lg">
          {labels[role]()}
        </LinkButton>
      )}
      <TextLink to="/auth/user/dashboard" search={kept}>
        {m.identity_sign_in_other()}
      </TextLink>
    </div>
  );
};

/** What a rider's pages show to nobody in particular: that they are signed out, and the way to sign in (SPEC §2, §6). */
export const SignedOutPage = ({ justNow }: { justNow: boolean }) => (
  <Page narrow>
    <div className="flex flex-col items-center gap-4 py-8 text-center">
      <Art name={justNow ? 'done' : 'box'} />
      <PageHeading title={justNow ? m.identity_signed_out() : m.identity_rider_orders_title()} />
      <p className="max-w-sm text-text-2">{justNow ? m.identity_signed_out_more() : m.identity_signed_out_plain()}</p>
      <SignInAgain />
    </div>
  </Page>
);
