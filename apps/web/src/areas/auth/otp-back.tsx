import { useSearch } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import * as m from '../../paraglide/messages.js';
import { TextLink } from '../../shared/ui/link-button.tsx';
import { dropPendingCode } from './pending-code.ts';

/** Back to the sign-in form; the code that was sent is forgotten here, the saved route is not. */
export const OtpBack = () => {
  const { routeToNavigate } = useSearch({ from: '/auth/user/otp' });
  return (
    <TextLink
      to="/auth/user/dashboard"
      search={{ role: 'patient', ...(routeToNavigate !== undefined && { routeToNavigate }) }}
      onClick={dropPendingCode}
      className="self-start"
    >
      <ArrowLeft aria-hidden size={20} className="mirrored" />
      {m.auth_otp_back()}
    </TextLink>
  );
};
