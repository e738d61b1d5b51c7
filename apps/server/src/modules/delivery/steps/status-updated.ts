import { withMessage } from '../../../platform/http/with-message.ts';

/** What a rider reads after each step (S8.03). */
export const statusUpdated = <T>(card: T) =>
  withMessage(card, { en: 'Status updated successfully', ar: 'تم تحديث الحالة بنجاح' });
