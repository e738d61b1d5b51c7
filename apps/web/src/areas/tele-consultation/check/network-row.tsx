import { useQuery } from '@tanstack/react-query';
import { RotateCw, Wifi, WifiOff } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { tryNetwork } from '../engine/loopback.ts';
import { CheckRow } from './check-row.tsx';
import { networkWords } from './network-words.ts';

const tones = { good: 'success', slow: 'warning', failed: 'danger' } as const;

/** The line, tried through the same servers as the call. */
export const NetworkRow = ({ id }: { id: number }) => {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['tele-consultation-network', id],
    queryFn: async () => {
      const { ice_servers: servers } = await api.teleConsultation.token({ body: { appointment_id: id }, quiet: true });
      return tryNetwork(servers);
    },
    retry: false,
    staleTime: 60_000,
  });
  const result = error ? 'failed' : data;
  const isFailed = result === 'failed' && !isFetching;
  const said = networkWords(result, error);
  return (
    <CheckRow
      icon={isFailed ? WifiOff : Wifi}
      tone={isFetching || !result ? 'neutral' : tones[result]}
      title={m.call_network()}
      state={isFetching || !said ? m.call_network_trying() : said}
    >
      {!isFetching && result !== 'good' && (
        <Button variant="soft" size="sm" icon={RotateCw} onClick={() => void refetch()} className="self-start">
          {m.shell_try_again()}
        </Button>
      )}
    </CheckRow>
  );
};
