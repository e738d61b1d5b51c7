import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { ApiError } from '#shared/api/api-error.ts';
import { sentenceOf } from '#shared/api/index.ts';
import { isLost } from '#shared/api/again-if-lost.ts';
import { writeStored } from '#shared/api/stored.ts';
import { digits, number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { type Address, addressesQuery } from '../addresses/queries.ts';
import type { Cart } from '../cart/changes.ts';
import { cartQuery } from '../cart/use-cart.ts';
import { sectionId } from './checkout-section.tsx';
import { type OpenOrder, openOrderOf } from './open-order.ts';
import type { Accepted } from './policies-section.tsx';
import { deliveryOptionsQuery, prescriptionsQuery } from './queries.ts';
import { type CheckoutCode, firstRefusal, type Section, sectionOf, sentencesOf } from './refusals.ts';
import { type Agreement, type Shortage, shortageOf } from './shortage.ts';
import type { TempOrder } from '../cart/temp-order.ts';
import { useOrderLimits } from './use-order-limits.ts';
import { usePaymentChoice } from './use-payment-choice.ts';
import { usePlaceOrder } from './use-place-order.ts';
import type { ChangeOrder } from './use-temp-order.ts';

/** What was refused, and where it is put right. */
type Refusal = {
  readonly section: Section;
  readonly sentence: string;
  readonly openOrder: OpenOrder | undefined;
};

const useRefusal = () => {
  const [refusal, setRefusal] = useState<Refusal>();
  useEffect(() => {
    if (!refusal) return;
    const heading = document.querySelector<HTMLElement>(`#${sectionId(refusal.section)}`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }, [refusal]);
  const refuse = (at: Section, sentence: string, openOrder?: OpenOrder): void =>
    setRefusal({ section: at, sentence, openOrder });
  return { refusal, refuse, accept: () => setRefusal(undefined) };
};

/** The address of the draft, or the default one: the server lists that first. */
const withAddress = (order: TempOrder, ids: readonly number[]): TempOrder => ({
  ...order,
  address_id: ids.find((id) => id === order.address_id) ?? ids[0],
});

/** Where orders are brought is kept in the browser with the fields of SPEC §3. */
const useStoredAddress = (address: Address | undefined): void => {
  useEffect(() => {
    if (!address) return;
    const { id, name, street, city, state, country } = address;
    writeStored('deliveryAddress', JSON.stringify({ id, name, street, city, state, country }));
  }, [address]);
};

/** Both policies, to be accepted with each order; who comes back from a payment that was refused has accepted them for this one. */
const usePolicies = () => {
  const wasAccepted = useLocation({ select: ({ state }) => state.policiesAccepted === true });
  return useState<Accepted>({ privacy: wasAccepted, returns: wasAccepted });
};

/** Why the chosen way is not offered for the address now; nothing while that is asked for anew. */
const useUnoffered = ({ mode, address_id }: TempOrder) => {
  const { data, isPlaceholderData, refetch } = useQuery(deliveryOptionsQuery(address_id));
  const option = isPlaceholderData ? undefined : data?.items.find((each) => each.mode === mode);
  const code = (option?.is_offered === false ? (option.code as CheckoutCode | null) : null) ?? undefined;
  /** Its sentence, when it is what was refused; by the next press it may be offered. */
  const sentence = (refused: CheckoutCode): string | undefined => {
    if (refused !== code) return undefined;
    void refetch();
    return inLocale(option?.message ?? '', digits(option?.message_ar ?? ''));
  };
  return { code, sentence };
};

/** Somebody's addresses and prescriptions; while they are on their way nothing is sent, for it would be refused for want of them. */
const useOwnData = (mode: TempOrder['mode'], cart: Cart | undefined) => {
  const addresses = useQuery(addressesQuery);
  const prescriptions = useQuery({ ...prescriptionsQuery, enabled: cart?.needs_prescription === true });
  return {
    addresses: addresses.data?.items ?? [],
    sent: prescriptions.data?.items ?? [],
    isLoading: (mode !== 'pickup' && addresses.isLoading) || prescriptions.isLoading,
  };
};

const saidOf = (code: CheckoutCode, days: number): string => inLocale(...sentencesOf(code, number(days)));

/** All that the check-out shows and does: draft, cart, wallet, and the one button at its end. */
export const useCheckout = (kept: TempOrder, change: ChangeOrder) => {
  const cart = useQuery({ ...cartQuery(kept.mode), placeholderData: keepPreviousData });
  const { addresses, sent, isLoading } = useOwnData(kept.mode, cart.data);
  const addressIds = addresses.map(({ id }) => id);
  const [accepted, setAccepted] = usePolicies();
  const order = withAddress(kept, addressIds);
  useStoredAddress(addresses.find(({ id }) => id === order.address_id));
  const payment = usePaymentChoice(order, change, cart.data);
  const limits = useOrderLimits();
  const unoffered = useUnoffered(order);
  const { refusal, refuse, accept } = useRefusal();
  const [shortage, setShortage] = useState<Shortage>();
  const placing = usePlaceOrder(order, change, (error) => {
    const found = shortageOf(error);
    if (found) return setShortage(found);
    const section = error instanceof ApiError ? sectionOf(error.code) : 'payment';
    refuse(section, isLost(error) ? m.pharmacy_checkout_lost() : sentenceOf(error), openOrderOf(error));
  });
  const send = (shown: Cart, agreed?: Agreement): void => {
    const around = {
      cart: shown,
      addressIds,
      unoffered: unoffered.code,
      prescriptions: sent.length,
      accepted,
      scheduleDays: limits.scheduleDays,
      now: new Date(),
    };
    const code = firstRefusal(order, around);
    if (code) return refuse(sectionOf(code), unoffered.sentence(code) ?? saidOf(code, limits.scheduleDays));
    if (!payment.step) return;
    accept();
    setShortage(undefined);
    placing.mutate({
      step: payment.step,
      amount: shown.amount,
      ...agreed,
      needsPrescription: shown.needs_prescription,
      sent,
      mostPictures: limits.prescriptionImages,
    });
  };
  const refusalAt = (section: Section): string | undefined =>
    refusal?.section === section ? refusal.sentence : undefined;
  return {
    order,
    change,
    cart,
    isLoading,
    payment,
    accepted,
    setAccepted,
    placing,
    send,
    shortage,
    endShortage: () => setShortage(undefined),
    refusalAt,
    openOrder: refusal?.openOrder,
  };
};

export type Checkout = ReturnType<typeof useCheckout>;
