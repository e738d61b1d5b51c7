import type { ErrorTable } from './table.ts';

export const queueErrors = {
  already_in_queue: {
    http: 409,
    en: 'There is already a ticket for this clinic today',
    ar: 'توجد تذكرة لهذه العيادة اليوم',
  },
  clinic_paused: {
    http: 422,
    en: 'This clinic is paused at the moment. Please try again shortly',
    ar: 'العيادة متوقفة مؤقتًا. يُرجى المحاولة بعد قليل',
  },
  clinic_closed: {
    http: 422,
    en: 'This clinic has closed for today',
    ar: 'أُغلقت هذه العيادة لهذا اليوم',
  },
  queue_empty: {
    http: 409,
    en: 'No paid patients are waiting',
    ar: 'لا يوجد منتظرون أتموا الدفع',
  },
  ticket_moved: {
    http: 409,
    en: 'Someone else has updated this ticket. Please check the list again',
    ar: 'جرى تحديث هذه التذكرة من مكتب آخر. يُرجى مراجعة القائمة',
  },
  called_often: {
    http: 422,
    en: 'It was called as often as allowed: {calls}. Please skip it',
    ar: 'بلغ عدد مرات نداء التذكرة الحد الأقصى: {calls}. يُرجى تجاوزها',
  },
  too_early_to_skip: {
    http: 422,
    en: 'It is too early to skip this ticket. Calls needed: {calls}, or a wait of {minutes:minute}',
    ar: 'لم يحن وقت تجاوز الدور بعد. عدد النداءات اللازم: {calls}، أو انتظار {minutes:minute}',
  },
  returned_before: {
    http: 422,
    en: 'This ticket was already returned to the queue once. Please give a new one',
    ar: 'سبق إرجاع هذه التذكرة مرة واحدة. يُرجى إصدار تذكرة جديدة',
  },
  too_late_to_leave: {
    http: 422,
    en: 'You have been called and can no longer leave the queue',
    ar: 'نودي على رقمكم، ولم تعد مغادرة الدور ممكنة',
  },
  kiosk_code_wrong: {
    http: 422,
    en: 'This code has expired or was used. Please show the current code on the phone',
    ar: 'انتهت صلاحية هذا الرمز أو سبق استخدامه. يُرجى عرض الرمز الظاهر على الهاتف الآن',
  },
  pairing_code_wrong: {
    http: 422,
    en: 'No device is showing this code',
    ar: 'لا يوجد جهاز يعرض هذا الرمز الآن',
  },
} as const satisfies ErrorTable;
