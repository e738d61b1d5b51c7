import type { ErrorTable } from './table.ts';

/** What support tickets may refuse with. */
export const supportErrors = {
  message_empty: { http: 422, en: 'Please write something or add a picture', ar: 'يُرجى كتابة رسالة أو إضافة صورة' },
  ticket_closed: { http: 422, en: 'This ticket is closed', ar: 'هذه التذكرة مغلقة' },
  ticket_unread: {
    http: 409,
    en: 'A new message has come in. Please read it before closing the ticket',
    ar: 'وصلت رسالة جديدة. يُرجى قراءتها قبل إغلاق التذكرة',
  },
  ticket_of_guest: {
    http: 422,
    en: 'This ticket was sent without logging in. Please reply by phone or email',
    ar: 'أُرسلت هذه التذكرة دون تسجيل دخول. يُرجى الرد عليها هاتفيًا أو بالبريد الإلكتروني',
  },
  too_many_tickets: {
    http: 429,
    en: 'You have opened many tickets today. Please write in an open ticket',
    ar: 'طلبات المساعدة كثيرة اليوم. يُرجى الكتابة في تذكرة مفتوحة',
  },
} as const satisfies ErrorTable;
