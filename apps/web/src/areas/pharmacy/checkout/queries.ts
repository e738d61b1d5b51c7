import type { Contract } from '@balsam/contract';
import type { DeliveryMode } from '@balsam/domain/orders';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';
import type { ApiReply } from '#shared/api/client.ts';

export type Prescription = ApiReply<Contract['prescriptions']['create']>;
export type SlotDay = ApiReply<Contract['orders']['slots']>['items'][number];
export type Placed = ApiReply<Contract['orders']['create']>;

export const placesQuery = queryOptions(api.orders.pickupBranches.query({ quiet: true }));

const named = (address_id: number | undefined) => (address_id === undefined ? {} : { address_id });

/** When an order of this mode may be planned; for a delivery to an address, where there is room still. */
export const slotsQuery = (mode: DeliveryMode, address_id: number | undefined) =>
  queryOptions(api.orders.slots.query({ query: { mode, ...named(address_id) }, quiet: true }));

/** The ways of delivery that there are now for an address, and why the others are not. */
export const deliveryOptionsQuery = (address_id: number | undefined) =>
  queryOptions({
    ...api.orders.deliveryOptions.query({ query: named(address_id), quiet: true }),
    placeholderData: keepPreviousData,
  });

/** Prescriptions that were sent and are in no order yet. */
export const prescriptionsQuery = queryOptions(api.prescriptions.mine.query({ quiet: true }));

/** A text of the system, such as its return policy. */
export const policyQuery = (title: 'privacy' | 'return-policy') =>
  queryOptions(api.content.cmsContent.query({ query: { title }, quiet: true }));

/** Takes back a prescription that is in no order, with its pictures. */
export const useWithdraw = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.prescriptions.remove({ params: { id: String(id) } }),
    onSettled: () => client.invalidateQueries({ queryKey: prescriptionsQuery.queryKey }),
  });
};
