import { roles } from '@balsam/domain/identity';
import { useQuery } from '@tanstack/react-query';
import type { CallReply } from '@balsam/contract/call';
import type { booking } from '@balsam/contract/booking';
import { api } from '#shared/api/index.ts';
import { useSession } from '#shared/api/session.ts';

/** What a visit will cost this reader; `vat` is in percent and unknown (null) before somebody has signed in. */
export type Price = { readonly fee: number; readonly total: number; readonly vat: number | null };

/** What a visit at one time costs and asks for, by the server. */
export type VisitQuote = CallReply<typeof booking.quote>;

/**
 * What the server asks of this patient for a visit at this time, and what it does to the money where it takes the place of a paid one; it is
 * asked nothing before somebody has signed in.
 */
export const useQuote = (slotId: number | undefined, insteadOf?: number) => {
  const isPatient = useSession()?.user.role_id === roles.patient;
  const query = { slot_id: String(slotId), ...(insteadOf !== undefined && { instead_of: String(insteadOf) }) };
  return useQuery({
    ...api.booking.quote.query({ query, quiet: true }),
    enabled: isPatient && slotId !== undefined,
  });
};

export const priceIn = ({ price, total, vat_percent }: VisitQuote): Price => ({ fee: price, total, vat: vat_percent });
