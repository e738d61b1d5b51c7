import type { CallReply } from '@balsam/contract/call';
import type { queueDevices } from '@balsam/contract/queue/devices';
import { useQuery } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { digits } from '#shared/format/index.ts';
import { LanguageSwitch } from '#shared/ui/language-switch.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { askServer, type DeviceKind, keepToken } from './device-client.ts';

type Begun = CallReply<typeof queueDevices.begin>;
type Claimed = CallReply<typeof queueDevices.claim>;

/** Codes live ten minutes: another one is asked for before that. */
const renewMs = 9 * 60_000;
const claimMs = 2000;

type PairingProps = { readonly kind: DeviceKind; readonly location: string; readonly onPaired: () => void };

/** Shows the code that the front desk enters, and goes on by itself once it has. */
export const Pairing = ({ kind, location, onPaired }: PairingProps) => {
  const begun = useQuery({
    queryKey: ['hall', 'pairing', kind, location],
    queryFn: () =>
      askServer<Begun>('/api/v1/queue/devices/pairing', {
        method: 'POST',
        body: { kind, location_id: Number(location) },
      }),
    refetchInterval: renewMs,
    refetchIntervalInBackground: true,
    retry: true,
    staleTime: Infinity,
    gcTime: 0,
  });
  const secret = begun.data?.secret;
  useQuery({
    queryKey: ['hall', 'claim', secret],
    enabled: secret !== undefined,
    queryFn: async () => {
      const body = { secret };
      const { token } = await askServer<Claimed>('/api/v1/queue/devices/claim', { method: 'POST', body });
      if (token === null) return false;
      keepToken(kind, token);
      onPaired();
      return true;
    },
    refetchInterval: ({ state }) => (state.data ? false : claimMs),
    refetchIntervalInBackground: true,
    retry: false,
    gcTime: 0,
  });
  return (
    <Page narrow>
      <div className="flex justify-end">
        <LanguageSwitch />
      </div>
      <PageHeading title={m.queue_hall_pair_title()} detail={m.queue_hall_pair_text()} />
      <p aria-live="polite" className="tabular py-10 text-center text-[4rem] leading-tight font-bold text-accent-text">
        {begun.data && <span data-testid="pairing-code">{digits(begun.data.code)}</span>}
      </p>
      {begun.error && <p role="alert">{m.queue_hall_pair_failed()}</p>}
    </Page>
  );
};
