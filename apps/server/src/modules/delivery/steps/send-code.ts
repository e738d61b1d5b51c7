import type { Tx } from '../../../platform/db/types.ts';
import type { UserCall } from '../../../platform/http/call.ts';
import { withMessage } from '../../../platform/http/with-message.ts';
import type { Platform } from '../../../platform/platform.ts';
import { askOrderCode } from '../../orders/index.ts';

/** Sends the customer the code of an order that the caller has brought to the door (S8.03). @throws as `askOrderCode` */
export const sendCode = async (tx: Tx, platform: Platform, call: UserCall, orderId: number) =>
  withMessage(await askOrderCode(tx, platform, call, { orderId, by: 'rider' }), {
    en: 'OTP sent successfully',
    ar: 'تم إرسال الرمز بنجاح',
  });
