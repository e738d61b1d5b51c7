import type { CallReply, Contract } from '@balsam/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';

export type Prescription = CallReply<Contract['prescriptions']['create']>;
export type SlotDay = CallReply<Contract['orders']['slots']>['items'][number];
export type Placed = CallReply<Contract['orders']['create']>;

export const walletQuery = queryOptions(api.billing.wallet.query({ query: {}, quiet: true }));
export const loyaltyQuery = queryOptions(api.billing.loyaltyPoints.query({ query: {}, quiet: true }));

/** Whether an amount may be paid by instalments, why not, and its parts. SAR. */
export const instalmentsQuery = (amount: number) =>
  queryOptions(api.billing.tamaraOptions.query({ query: { amount }, quiet: true }));

export const placesQuery = queryOptions(api.orders.pickupBranches.query({ quiet: true }));
export const slotsQuery = queryOptions(api.orders.slots.query({ query: {}, quiet: true }));

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
