import { addMinutes } from '../time/index.ts';
import { payableUntil } from './pay.ts';
import { defaultBookingSettings, type BookingSettings } from './settings.ts';
import { leastMinutesToPay } from './slots.ts';
import type { AppointmentType } from './types.ts';

/**
 * D5.01: until when an unpaid appointment keeps its slot: ten minutes after it was made, or, on site and at home, thirty before its start. A
 * virtual one that could not be paid that long is held no longer than it can be paid.
 */
export function holdUntil(
  type: AppointmentType,
  createdAt: Date,
  startsAt: Date,
  settings: Pick<BookingSettings, 'holdMinutes' | 'cutOffMinutes'> = defaultBookingSettings,
): Date {
  const held = addMinutes(createdAt, settings.holdMinutes);
  if (type === 'onspot') return held;
  const payable = payableUntil(startsAt, settings);
  return type === 'virtual' && held < payable ? held : payable;
}

/** DECISIONS §12: the hold of a visit whose insurer answered. It begins anew, and leaves time to pay where the cut-off has passed meanwhile. */
export function holdAfterAnswer(type: AppointmentType, now: Date, startsAt: Date, settings: BookingSettings): Date {
  const fresh = holdUntil(type, now, startsAt, settings);
  const least = addMinutes(now, Math.min(leastMinutesToPay, settings.holdMinutes));
  return fresh > least ? fresh : least;
}

/**
 * The hold of an unpaid appointment after it was moved to another slot. The ten minutes go on counting down from the
 * first booking: moving is no extension (DECISIONS §5).
 */
export function heldUntilAfterMove(
  before: { readonly type: AppointmentType; readonly heldUntil: Date | null },
  after: { readonly type: AppointmentType; readonly startsAt: Date },
  now: Date,
  settings: BookingSettings = defaultBookingSettings,
): Date {
  const fresh = holdUntil(after.type, now, after.startsAt, settings);
  const isShort = (type: AppointmentType) => type === 'virtual' || type === 'onspot';
  const isSameClock = isShort(before.type) && isShort(after.type) && before.heldUntil !== null;
  return isSameClock && before.heldUntil < fresh ? before.heldUntil : fresh;
}

/** Whether the hold has run out. At its very end the payment is still in time, so the release begins after it. */
export function isHoldOver(heldUntil: Date, now: Date): boolean {
  return now > heldUntil;
}
