import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import * as m from '#paraglide/messages.js';
import { ApiError, api } from '#shared/api/index.ts';
import { toast } from '#shared/ui/toast.ts';
import type { FreeSlot } from '../api-types.ts';
import { asOneIntent } from '#shared/api/intent-key.ts';
import type { Change, BookingRequest } from './booking-request.ts';

type BookingInput = {
  readonly request: BookingRequest;
  readonly policyAccepted: boolean;
  /** Of a home visit. */
  readonly addressId: number | undefined;
};

const termsOf = ({ policyAccepted, addressId }: BookingInput) => ({
  policy_accepted: policyAccepted,
  ...(addressId !== undefined && { address_id: addressId }),
});

const create = async (wanted: BookingInput): Promise<number> => {
  const { slot, speciality } = wanted.request;
  const body = { slot_id: slot.id, type: slot.type, speciality_id: speciality?.id, ...termsOf(wanted) };
  const made = await asOneIntent('create', body, (input, idempotencyKey) =>
    api.booking.create({ body: input, idempotencyKey, quiet: true }),
  );
  return made.id;
};

const reschedule = async (id: number, wanted: BookingInput): Promise<number> => {
  const { slot } = wanted.request;
  const body = { old_app_id: id, slot_id: slot.id, type: slot.type, ...termsOf(wanted) };
  const moved = await asOneIntent('reschedule', body, (input, idempotencyKey) =>
    api.booking.reschedule({ body: input, idempotencyKey, quiet: true }),
  );
  return moved.id;
};

const rebook = async (id: number, wanted: BookingInput): Promise<number> => {
  const { slot } = wanted.request;
  const body = { appointment_id: id, slot_id: slot.id, type: slot.type, ...termsOf(wanted) };
  const again = await asOneIntent('rebook', body, (input, idempotencyKey) =>
    api.booking.rebook({ body: input, idempotencyKey, quiet: true }),
  );
  return again.appointment.id;
};

const act = (change: Change | undefined, input: BookingInput): Promise<number> => {
  if (!change) return create(input);
  return change.kind === 'reschedule' ? reschedule(change.appointmentId, input) : rebook(change.appointmentId, input);
};

/**
 * Books what was asked for, or moves an appointment to it, then leads on: a new booking to its payment, a moved one to itself. The sheet
 * shows refusals in its place; `onDone` closes it, for who turns back while the next page is still on its way. Whatever came of
 * it, the free times and the appointments are asked again.
 */
export const useBooking = (change: Change | undefined, onDone: () => void) => {
  const navigate = useNavigate();
  const client = useQueryClient();
  const isUnderWay = useRef(false);
  const { mutate, ...booking } = useMutation({
    mutationFn: (input: BookingInput) => act(change, input),
    onSuccess: async (appointmentId) => {
      const params = { id: String(appointmentId) };
      if (change) toast.success(m.booking_rescheduled());
      await (change
        ? navigate({ to: '/appointment/$id', params, replace: true })
        : navigate({ to: '/appointment/$id/pay', params }));
      onDone();
    },
    onError: () => {
      isUnderWay.current = false;
    },
    onSettled: () => {
      for (const module of ['booking', 'hospital', 'billing']) void client.invalidateQueries({ queryKey: [module] });
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
