import { authStep, type CodeState } from '@balsam/domain/identity';
import { useSearch } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import * as m from '../../../paraglide/messages.js';
import { TextLink } from '../../../shared/ui/link-button.tsx';
import { dropPendingCode } from '../entry/pending-code.ts';
import { pathOf, pathTo } from '../entry/places.ts';

/** Back to where the code was asked for; the code is forgotten here, the saved route is not. */
export const OtpBack = ({ state }: { state: CodeState }) => {
  const { routeToNavigate } = useSearch({ strict: false });
  const to = pathTo(authStep(state, 'back').leadsTo);
  return (
    <TextLink
      to={to}
      search={{
        ...(to === pathOf.loginDashboard && { role: 'patient' as const }),
        ...(routeToNavigate !== undefined && { routeToNavigate }),
      }}
      onClick={dropPendingCode}
      className="self-start"
    >
      <ArrowLeft aria-hidden size={20} className="mirrored" />
      {m.identity_otp_back()}
    </TextLink>
  );
};
