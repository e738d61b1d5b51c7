import { authStep, type CodeState } from '@balsam/domain/identity';
import { useSearch } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { TextLink } from '#shared/ui/link-button.tsx';
import { removePendingCode } from '../entry/pending-code.ts';
import { pathOf, pathTo } from '../entry/auth-paths.ts';

/** Back to where the code was asked for; the code is forgotten here, the saved route is not. */
export const OtpBackLink = ({ state }: { state: CodeState }) => {
  const { routeToNavigate } = useSearch({ strict: false });
  const to = pathTo(authStep(state, 'back').leadsTo);
  return (
    <TextLink
      to={to}
      search={{
        ...(to === pathOf.loginDashboard && { role: 'patient' as const }),
        ...(routeToNavigate !== undefined && { routeToNavigate }),
      }}
      onClick={removePendingCode}
      className="self-start"
    >
      <ArrowLeft aria-hidden size={20} className="mirrored" />
      {m.identity_otp_back()}
    </TextLink>
  );
};
