import type { Tx } from '../../platform/db/types.ts';
import type { UserCall } from '../../platform/http/call.ts';
import { said } from '../../platform/http/said.ts';
import type { Platform } from '../../platform/platform.ts';
import { askOrderCode } from '../orders/index.ts';

/** Sends the customer the code of an order that the caller has brought to the door (S8.03). @throws as `askOrderCode` */
export const sendCode = async (tx: Tx, platform: Platform, call: UserCall, orderId: number) =>
  said(
    await askOrderCode(tx, platform, call, { orderId, by: 'rider' }),
    'OTP sent successfully',
    'تم إرسال الرمز بنجاح',
  );
