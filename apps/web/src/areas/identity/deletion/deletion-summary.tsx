import { roles } from '@balsam/domain/identity';
import { useQuery } from '@tanstack/react-query';
import { CalendarX, FileHeart, type LucideIcon, UserX, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { useSession } from '#shared/api/session.ts';
import { money, number } from '#shared/format/index.ts';
import { Note } from '#shared/ui/note.tsx';

const Line = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <li className="flex items-start gap-3">
    <Icon aria-hidden size={22} strokeWidth={1.9} className="mt-0.5 shrink-0 text-text-2" />
    <span>{children}</span>
  </li>
);

/** What a patient still has here: money in the wallet and visits ahead. A list that does not come says nothing. */
const OpenBalances = () => {
  const wallet = useQuery(api.billing.wallet.query({ query: {}, quiet: true }));
  const visits = useQuery(api.booking.upcoming.query({ query: {}, quiet: true }));
  const balance = wallet.data?.balance ?? 0;
  const ahead = visits.data?.total ?? 0;
  if (balance === 0 && ahead === 0) return null;
  return (
    <Note tone="warning">
      <ul className="flex flex-col gap-3">
        {balance > 0 && <Line icon={Wallet}>{m.identity_delete_wallet({ amount: money(balance) })}</Line>}
        {ahead > 0 && <Line icon={CalendarX}>{m.identity_delete_visits({ count: ahead, shown: number(ahead) })}</Line>}
      </ul>
    </Note>
  );
};

/** What a deletion takes away, what stays by law, and what is still open. */
export const DeletionSummary = () => {
  const session = useSession();
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-3">
        <Line icon={UserX}>{m.identity_delete_goes()}</Line>
        <Line icon={FileHeart}>{m.identity_delete_stays()}</Line>
      </ul>
      {session?.user.role_id === roles.patient && <OpenBalances />}
    </div>
  );
};
