import { said } from '../../platform/http/said.ts';

/** What a rider reads after each step (S8.03). */
export const statusUpdated = <T>(card: T) => said(card, 'Status updated successfully', 'تم تحديث الحالة بنجاح');
