import type { CallInput } from '@balsam/contract/call';
import type { pharmacyDesk } from '@balsam/contract/pharmacy-desk';
import { numberValue, textValue } from './form-values.ts';

export type NewLot = CallInput<typeof pharmacyDesk.addLot>['body'];
export type LotCount = Required<CallInput<typeof pharmacyDesk.correctLot>['body']>;

/** The lot that stands in the fields; its quantity is NaN where that is no number. */
export const newLotIn = (form: FormData): NewLot => ({
  location_id: Number(textValue(form, 'location_id')),
  lot: textValue(form, 'lot'),
  expires_on: textValue(form, 'expires_on'),
  quantity: numberValue(form, 'quantity') ?? 0,
});

/** What was counted, over what was on hand. */
export const countIn = (form: FormData, onHand: number): LotCount => ({
  quantity: numberValue(form, 'quantity') ?? onHand,
  counted_from: onHand,
  reason: textValue(form, 'reason'),
});
