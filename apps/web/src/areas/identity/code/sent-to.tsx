import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { Card } from '#shared/ui/card.tsx';
import { Ltr } from '#shared/ui/inline-list.tsx';
import type { PendingCode } from '../entry/pending-code.ts';

const Line = ({ icon: Icon, label, children }: { icon: typeof Mail; label: string; children: ReactNode }) => (
  <div className="flex items-center gap-3">
    <Icon aria-hidden size={22} strokeWidth={1.9} className="shrink-0" />
    <span className="sr-only">{label}</span>
    <Ltr className="min-w-0 break-all">{children}</Ltr>
  </div>
);

/** Where the code went, masked by the server (SPEC §2). */
export const SentTo = ({ pending }: { pending: Pick<PendingCode, 'phone_number' | 'email_address'> }) => (
  <Card className="flex flex-col gap-4">
    {pending.phone_number !== null && (
      <Line icon={Phone} label={m.identity_otp_phone()}>
        {pending.phone_number}
      </Line>
    )}
    {pending.email_address !== null && (
      <Line icon={Mail} label={m.identity_otp_email()}>
        {pending.email_address}
      </Line>
    )}
  </Card>
);
