import type { CallReply } from '@balsam/contract/call';
import type { queueDevices } from '@balsam/contract/queue/devices';
import { riyadhDay } from '@balsam/domain/time';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiError } from '#shared/api/index.ts';
import { askServer, deviceToken, forgetToken, isRevoked } from './device-client.ts';
import { hallInterval, useHallSocket } from './hall-socket.ts';

export type KioskOffer = CallReply<typeof queueDevices.kiosk>;
export type KioskTicket = CallReply<typeof queueDevices.takeTicket>;
type Pass = CallReply<typeof queueDevices.readCode>;
/** Who stands there: a number that was typed, or the pass of a code that was read. */
export type KioskVisitor = { readonly number: string } | { readonly pass: string };
export type TicketRequest = KioskVisitor & {
  readonly clinic_id: number;
  readonly by: 'print' | 'sms';
};
/** `isAbandoned`: whoever asked has gone away and needs no ticket any more. */
export type PendingRequest = { readonly request: TicketRequest; readonly isAbandoned: () => boolean };

/** Asks as this kiosk; where the pairing was ended it is said once. */
const asKiosk = async <T>(path: string, onRevoked: () => void, body?: unknown): Promise<T> => {
  const token = deviceToken('kiosk');
  try {
    return await askServer<T>(path, {
      ...(token !== null && { token }),
      ...(body !== undefined && { method: 'POST' as const, body }),
    });
  } catch (error) {
    if (isRevoked(error)) {
      forgetToken('kiosk');
      onRevoked();
    }
    throw error;
  }
};

export const useOffer = (onRevoked: () => void) => {
  const isLive = useHallSocket('kiosk');
  return useQuery({
    queryKey: ['hall', 'kiosk'],
    queryFn: () => asKiosk<KioskOffer>('/api/v1/queue/kiosk', onRevoked),
    refetchInterval: hallInterval(isLive),
    refetchIntervalInBackground: true,
    networkMode: 'always',
    staleTime: 0,
    retry: false,
  });
};

/** Whether nothing was heard of the server at all, or nothing that came from Balsam itself. */
export const isLineLost = (error: Error): boolean => !(error instanceof ApiError) || error.status >= 500;
/** When the line is back, what waited is sent at once, and may be more than a kiosk may ask in a minute. */
const isTooMany = (error: Error): boolean => error instanceof ApiError && error.status === 429;

const [againMs, laterMs] = [4000, 20_000];
const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

type TicketCall = { readonly onRevoked: () => void; readonly onLost: () => void };

/**
 * Asks for a ticket. Without a line it is asked again until there is one, also when nobody looks on any more (the text message comes
 * later), but not on another day: tickets end with theirs. Asking twice gives the same ticket.
 */
const askForTicket = async (
  { request, isAbandoned }: PendingRequest,
  { onRevoked, onLost }: TicketCall,
): Promise<KioskTicket> => {
  const begun = riyadhDay(new Date());
  for (let wasLost = false; ; wasLost = true) {
    try {
      return await asKiosk<KioskTicket>('/api/v1/queue/kiosk/tickets', onRevoked, request);
    } catch (error) {
      const later = error instanceof Error && (isLineLost(error) || (wasLost && isTooMany(error)));
      if (!later || isAbandoned() || riyadhDay(new Date()) !== begun) throw error;
      onLost();
      await pause(isTooMany(error) ? laterMs : againMs);
    }
  }
};

export const useKioskTicket = (call: TicketCall) =>
  useMutation({ networkMode: 'always', mutationFn: (pending: PendingRequest) => askForTicket(pending, call) });

export const useReadCode = (onRevoked: () => void) =>
  useMutation({
    networkMode: 'always',
    mutationFn: (code: string) => asKiosk<Pass>('/api/v1/queue/kiosk/codes', onRevoked, { code }),
  });
