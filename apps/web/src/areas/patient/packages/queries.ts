import type { CallReply } from '@balsam/contract/call';
import type { packages } from '@balsam/contract/packages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ApiError } from '#shared/api/api-error.ts';
import { api } from '#shared/api/index.ts';
import { asOneIntent } from '#shared/api/intent-key.ts';
import { useSession } from '#shared/api/session.ts';
import type { Price } from '../booking/price.ts';

export type Offer = CallReply<typeof packages.detail>;
export type Booked = CallReply<typeof packages.book>;
export type BookedService = Booked['services'][number];
export type Term = Booked['terms'][number];

/** Whether whoever reads has a medical file, and so may book. */
export const useIsPatient = (): boolean => useSession()?.user.mrn_number != null;

/** What a package costs this reader; VAT is unknown (null) before somebody has signed in. */
export const priceOf = ({ price, total, vat_percent }: Offer): Price => ({ fee: price, total, vat: vat_percent });

/** The packages of the open profile, the latest first; nothing is asked for a guest. */
export const useBooked = () => useQuery({ ...api.packages.booked.query({ query: {} }), enabled: useIsPatient() });

/** The one of a kind that somebody can go on with, or else the last of it; whichever version of it was booked. */
export const latestOf = (items: readonly Booked[] | undefined, itemId: number): Booked | undefined => {
  const own = items?.filter((each) => each.item_id === itemId) ?? [];
  return own.find((each) => !each.is_over) ?? own[0];
};

/** Reserves a package and leads to its first payment. One that is open already is shown instead (S5.16). */
export const useBookPackage = (offer: Offer) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (terms: number) =>
      asOneIntent('book-package', { package_id: offer.id, term_id: terms }, (body, idempotencyKey) =>
        api.packages.book({ body, idempotencyKey, quiet: true }),
      ),
    onSuccess: async ({ terms: [first] }) => {
      if (first) await navigate({ to: '/services-packages/terms/$id', params: { id: String(first.id) } });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['packages'] }),
  });
};

/** Whether somebody has such a package already. */
export const isAlreadyBooked = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'package_already_booked';
