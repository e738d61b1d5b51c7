import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import * as m from '#paraglide/messages.js';
import { ApiError, api } from '#shared/api/index.ts';
import { toast } from '#shared/ui/toast.ts';
import type { FreeSlot } from '../api-types.ts';
import { asOneIntent } from '#shared/api/intent-key.ts';
import type { VisitQuote } from '../price.ts';
import type { Change, BookingRequest } from './booking-request.ts';
import { moneyAfter } from './change-money.ts';

type BookingInput = {
  readonly request: BookingRequest;
  /** As it stood on the screen. */
  readonly quote: VisitQuote | undefined;
  readonly policyAccepted: boolean;
  /** Of a home visit. */
  readonly addressId: number | undefined;
};

const termsOf = ({ policyAccepted, addressId }: BookingInput) => ({
  policy_accepted: policyAccepted,
  ...(addressId !== undefined && { address_id: addressId }),
});

/** The appointment that came of it, and whether it still waits for money. */
type Booked = { readonly id: number; readonly isUnpaid: boolean };

const create = async (wanted: BookingInput): Promise<Booked> => {
  const { slot, speciality } = wanted.request;
  const body = { slot_id: slot.id, type: slot.type, speciality_id: speciality?.id, ...termsOf(wanted) };
  const made = await asOneIntent('create', body, (input, idempotencyKey) =>
    api.booking.create({ body: input, idempotencyKey, quiet: true }),
  );
  return { id: made.id, isUnpaid: true };
};

const reschedule = async (id: number, wanted: BookingInput): Promise<Booked> => {
  const { slot } = wanted.request;
  const body = { old_app_id: id, slot_id: slot.id, type: slot.type, ...termsOf(wanted) };
  const moved = await asOneIntent('reschedule', body, (input, idempotencyKey) =>
    api.booking.reschedule({ body: input, idempotencyKey, quiet: true }),
  );
  return { id: moved.id, isUnpaid: true };
};

/** The price that was shown goes along: the wallet pays no other. */
const rebook = async (id: number, wanted: BookingInput): Promise<Booked> => {
  const { request, quote } = wanted;
  const { slot } = request;
  const body = { appointment_id: id, slot_id: slot.id, type: slot.type, amount: quote?.total, ...termsOf(wanted) };
  const { appointment } = await asOneIntent('rebook', body, (input, idempotencyKey) =>
    api.booking.rebook({ body: input, idempotencyKey, quiet: true }),
  );
  return { id: appointment.id, isUnpaid: appointment.status === 'unpaid' };
};

const act = (change: Change | undefined, input: BookingInput): Promise<Booked> => {
  if (!change) return create(input);
  return change.kind === 'reschedule' ? reschedule(change.appointmentId, input) : rebook(change.appointmentId, input);
};

/** Whether the payment comes next: of a new booking, and of one that the wallet did not cover. */
const leadsToPayment = (change: Change | undefined, { isUnpaid }: Booked): boolean =>
  !change || (change.kind === 'rebook' && isUnpaid);

const movedWords = (quote: VisitQuote | undefined): string =>
  quote?.change ? moneyAfter(quote.change) : m.booking_rescheduled();

/**
 * Books what was asked for, or moves an appointment to it, then leads on: to its payment while that is open, a moved one to itself. The sheet
 * shows refusals in its place; `onDone` closes it, for who turns back while the next page is still on its way. Whatever came of
 * it, the free times and the appointments are asked again.
 */
export const useBooking = (change: Change | undefined, onDone: () => void) => {
  const navigate = useNavigate();
  const client = useQueryClient();
  const isUnderWay = useRef(false);
  const { mutate, ...booking } = useMutation({
    mutationFn: (input: BookingInput) => act(change, input),
    onSuccess: async (booked, { quote }) => {
      const params = { id: String(booked.id) };
      if (leadsToPayment(change, booked)) {
        const state = change && quote?.change ? { rebooked: quote.change } : {};
        await navigate({ to: '/appointment/$id/pay', params, state, replace: change !== undefined });
      } else {
        toast.success(movedWords(quote));
        await navigate({ to: '/appointment/$id', params, replace: true });
      }
      onDone();
    },
    onError: () => {
      isUnderWay.current = false;
    },
    onSettled: () => {
      for (const module of ['booking', 'hospital', 'billing', 'packages', 'waitingList'])
        void client.invalidateQueries({ queryKey: [module] });
    },
  });
  /** The second tap of a double one comes before the screen knows of the first. */
  const book = (input: BookingInput): void => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutate(input);
  };
  return { ...booking, book };
};

/** The free times nearest to one that somebody else has just taken; nothing when that was not the refusal. */
export const nearestAfter = (error: unknown): readonly FreeSlot[] | undefined => {
  if (!(error instanceof ApiError) || error.code !== 'slot_taken') return undefined;
  const { data } = error;
  const hasChange = typeof data === 'object' && data !== null && 'nearest' in data && Array.isArray(data.nearest);
  return hasChange ? (data.nearest as readonly FreeSlot[]) : [];
};
