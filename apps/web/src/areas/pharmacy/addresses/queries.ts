import type { CallInput, Contract } from '@balsam/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';
import { asOneIntent, takingBack } from '#shared/api/intent-key.ts';
import type { ApiReply } from '#shared/api/client.ts';

type Calls = Contract['addresses'];
export type Address = ApiReply<Calls['add']>;
export type AddressFields = CallInput<Calls['add']>['body'];

/** The addresses of the open profile, the default one first. */
export const addressesQuery = queryOptions(api.addresses.list.query({ quiet: true }));

/** What stands on addresses is read again too: where a home visit may go, and how and when an order is brought. */
const useInvalidateAddresses = () => {
  const client = useQueryClient();
  return async (): Promise<void> => {
    for (const call of ['quote', 'deliveryOptions', 'slots'])
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === call });
    await client.invalidateQueries({ queryKey: addressesQuery.queryKey });
  };
};

/** Adds an address, or changes the one of `id`. A second press after a broken line adds no second one. */
export const useSaveAddress = (id: number | undefined, onSaved: (address: Address) => void) => {
  const invalidate = useInvalidateAddresses();
  return useMutation({
    mutationFn: (body: AddressFields) =>
      id === undefined
        ? asOneIntent('add address', body, (asked, idempotencyKey) =>
            api.addresses.add({ body: asked, idempotencyKey, quiet: true }),
          )
        : api.addresses.change({ params: { id: String(id) }, body, quiet: true }),
    onSuccess: async (address) => {
      await invalidate();
      onSaved(address);
    },
  });
};

/** Makes an address the one that is offered first. */
export const useMakeDefault = () => {
  const invalidate = useInvalidateAddresses();
  return useMutation({
    mutationFn: (id: number) => api.addresses.change({ params: { id: String(id) }, body: { is_default: true } }),
    onSettled: invalidate,
  });
};

const removeAddress = takingBack('add address', (id: number) => api.addresses.remove({ params: { id: String(id) } }));

/** Removes an address; the server answers with those that are left. */
export const useRemoveAddress = (onRemoved: () => void) => {
  const client = useQueryClient();
  const invalidate = useInvalidateAddresses();
  return useMutation({
    mutationFn: removeAddress,
    onSuccess: (left) => {
      client.setQueryData(addressesQuery.queryKey, left);
      void invalidate();
      onRemoved();
    },
  });
};
