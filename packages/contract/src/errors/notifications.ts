import type { ErrorTable } from './table.ts';

export const notificationsErrors = {
  notification_required: {
    http: 422,
    en: 'Safety notices cannot be switched off',
    ar: 'لا يمكن إيقاف تنبيهات السلامة',
  },
  push_token_not_valid: {
    http: 422,
    en: 'Notifications cannot reach this device',
    ar: 'لا يمكن إيصال الإشعارات إلى هذا الجهاز',
  },
} as const satisfies ErrorTable;
