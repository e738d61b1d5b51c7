import { ordersErrors } from '@balsam/contract/errors/orders';
import type { Sourcing } from '@balsam/domain/orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { ApiError } from '#shared/api/api-error.ts';
import { storeCartCount } from '#shared/api/cart-count.ts';
import { api } from '#shared/api/index.ts';
import { againIfLost, isLost } from '#shared/api/again-if-lost.ts';
import { storePayment } from '#shared/api/store-payment.ts';
import { randomName } from '#shared/api/random-name.ts';
import { orderMethod, type StepOne } from '#shared/billing/step-one.ts';
import { useBackFromProvider } from '#shared/billing/use-back-from-provider.ts';
import { payAgain } from '../orders/pay-again.ts';
import { type Placed, type Prescription, prescriptionsQuery } from './queries.ts';
import type { TempOrder } from '../cart/temp-order.ts';
import type { ChangeOrder } from './use-temp-order.ts';

/** What is ordered beside the draft. */
export type PlaceOrderInput = {
  readonly step: StepOne;
  /** SAR, as it stood on the screen: at another amount nothing is ordered. */
  readonly amount: number;
  /** What was agreed to where no branch has all of it. */
  readonly sourcing?: Sourcing;
  readonly needsPrescription: boolean;
  readonly sent: readonly Prescription[];
  /** Pictures of prescriptions that an order may have. */
  readonly mostPictures: number;
};

/** Those of the prescriptions whose pictures an order takes beside so many others, the newest first (S5.17). */
const withRoom = ({ sent, mostPictures }: Pick<PlaceOrderInput, 'sent' | 'mostPictures'>, taken: number): number[] => {
  let pictures = taken;
  return sent.flatMap(({ id, files }) => {
    if (pictures + files.length > mostPictures) return [];
    pictures += files.length;
    return [id];
  });
};

/** The server keeps pictures of a draft for a day: those of an older one have to be added again. */
const arePicturesGone = (): ApiError => {
  const { en, ar, http } = ordersErrors.prescription_required;
  return new ApiError({ code: 'prescription_required', status: http, message: en, message_ar: ar });
};

/** Pictures that are in no prescription yet become one; those that were sent before come along. */
const prescriptionIds = async (order: TempOrder, input: PlaceOrderInput, change: ChangeOrder) => {
  if (!input.needsPrescription) return [];
  const usable = { ...input, sent: input.sent.filter(({ state }) => state !== 'rejected') };
  if (order.prescriptions.length === 0) return withRoom(usable, 0);
  // The pictures name the request: sent again after a lost answer they are the same prescription.
  const file_ids = [...order.prescriptions];
  const made = await api.prescriptions
    .create({ body: { file_ids }, idempotencyKey: file_ids[0]!, quiet: true })
    .catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== 'not_found') throw error;
      change({ prescriptions: [] });
      throw arePicturesGone();
    });
  change({ prescriptions: [] });
  return [made.id, ...withRoom(usable, file_ids.length)];
};

const bodyOf = (
  order: TempOrder,
  { step, amount, sourcing = 'one_branch' }: PlaceOrderInput,
  prescription_ids: number[],
) => {
  const isPickup = order.mode === 'pickup';
  const isPlanned = isPickup || order.mode === 'scheduled_delivery';
  return {
    mode: order.mode,
    prescription_ids,
    payment_method: orderMethod(step),
    use_wallet: step.wallet_amount > 0,
    loyalty_points: order.loyalty_points,
    privacy_accepted: true,
    return_policy_accepted: true,
    amount,
    sourcing,
    ...(isPickup ? { location_id: order.location_id } : { address_id: order.address_id }),
    ...(isPlanned && { scheduled_day: order.scheduled_day, scheduled_time: order.scheduled_time }),
  };
};

/** One key for one request, until the server has said yes or no to it. */
const keyFor = (order: TempOrder, request: string, change: ChangeOrder): string => {
  if (order.intent?.request === request) return order.intent.key;
  const intent = { request, key: randomName() };
  change({ intent });
  return intent.key;
};

const place = async (order: TempOrder, input: PlaceOrderInput, change: ChangeOrder): Promise<Placed> => {
  const body = bodyOf(order, input, await prescriptionIds(order, input, change));
  const idempotencyKey = keyFor(order, JSON.stringify(body), change);
  return againIfLost(() => api.orders.create({ body, idempotencyKey, quiet: true }));
};

/** Where the payer goes on: the provider's page, or the result when nothing is left to pay by card. */
export const useLeaveCheckout = () => {
  const router = useRouter();
  return ({ order, reference, redirect_url }: Placed, method: ReturnType<typeof orderMethod>): void => {
    if (reference !== null) storePayment({ reference, method, purpose: 'order', entity_id: order.id });
    if (order.paymentStatus === 'pending_payment') location.assign(new URL(redirect_url, location.href));
    else void router.navigate({ to: '/payment-result/$method', params: { method: 'order' }, replace: true });
  };
};

/** Orders the cart and goes on to the payment. Money waits for the server: nothing is shown as ordered before it says so. */
export const usePlaceOrder = (order: TempOrder, change: ChangeOrder, onRefused: (error: unknown) => void) => {
  const client = useQueryClient();
  const leave = useLeaveCheckout();
  const placing = useMutation({
    mutationFn: (input: PlaceOrderInput) => place(order, input, change),
    onSuccess: (placed, { step }) => {
      change({ intent: undefined, prescriptions: [] });
      if (placed.left_in_cart.length === 0) storeCartCount(0);
      for (const module of ['billing', 'cart', 'orders', 'prescriptions'])
        void client.invalidateQueries({ queryKey: [module] });
      leave(placed, orderMethod(step));
    },
    onError: (error) => {
      if (!isLost(error)) change({ intent: undefined });
      // Prices, stock or the wallet may have changed meanwhile: what is shown must be what is.
      for (const module of ['cart', 'billing', 'addresses']) void client.invalidateQueries({ queryKey: [module] });
      void client.invalidateQueries({ queryKey: prescriptionsQuery.queryKey });
      onRefused(error);
    },
  });
  return useBackFromProvider(placing);
};

/** Goes on with the payment of an order as it was begun before, such as in another tab. */
export const useOpenPayment = () => {
  const { navigate } = useRouter();
  const opening = useMutation({
    mutationFn: async (id: number) => payAgain(await api.orders.show({ params: { id } })),
    onSuccess: ({ reference, method, entity_id, operation_status, redirect_url }) => {
      storePayment({ reference, method, purpose: 'order', entity_id });
      if (operation_status === 'pending') location.assign(new URL(redirect_url, location.href));
      else void navigate({ to: '/payment-result/$method', params: { method: 'order' } });
    },
  });
  return useBackFromProvider(opening);
};
