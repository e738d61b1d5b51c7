import type { CallReply } from '@balsam/contract/call';
import type { queueDevices } from '@balsam/contract/queue/devices';
import { useMutation, useQuery } from '@tanstack/react-query';
import { askServer, deviceToken, forgetToken, isRevoked } from './device-client.ts';

export type KioskOffer = CallReply<typeof queueDevices.kiosk>;
export type KioskTicket = CallReply<typeof queueDevices.takeTicket>;
export type TicketWish = {
  readonly number: string;
  readonly clinic_id: number;
  readonly by: 'print' | 'sms';
};

const everyMs = 15_000;

/** Asks as this kiosk; where the pairing was ended it is said once. */
const asKiosk = async <T>(path: string, onRevoked: () => void, body?: TicketWish): Promise<T> => {
  const token = deviceToken('kiosk');
  try {
    return await askServer<T>(path, {
      ...(token !== null && { token }),
      ...(body && { method: 'POST' as const, body }),
    });
  } catch (error) {
    if (isRevoked(error)) {
      forgetToken('kiosk');
      onRevoked();
    }
    throw error;
  }
};

export const useOffer = (onRevoked: () => void) =>
  useQuery({
    queryKey: ['hall', 'kiosk'],
    queryFn: () => asKiosk<KioskOffer>('/api/v1/queue/kiosk', onRevoked),
    refetchInterval: everyMs,
    networkMode: 'always',
    retry: false,
  });

export const useKioskTicket = (onRevoked: () => void) =>
  useMutation({
    networkMode: 'always',
    mutationFn: (wish: TicketWish) => asKiosk<KioskTicket>('/api/v1/queue/kiosk/tickets', onRevoked, wish),
  });
