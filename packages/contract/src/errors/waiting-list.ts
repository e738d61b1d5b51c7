import type { ErrorTable } from './table.ts';

export const waitingListErrors = {
  waiting_list_day: {
    http: 422,
    en: 'Please choose a day from today to {days:day} ahead',
    ar: 'يُرجى اختيار يوم خلال {days:day} من اليوم',
  },
  waiting_list_full: {
    http: 422,
    en: 'You are on as many waiting lists as allowed at a time: {most}',
    ar: 'بلغ عدد طلبات الانتظار الحد الأقصى في وقت واحد: {most}',
  },
  already_waiting: {
    http: 409,
    en: 'You are already on the waiting list for this',
    ar: 'اسمكم مدرج بالفعل في قائمة الانتظار هذه',
  },
  waiting_list_reduced: {
    http: 422,
    en: 'An appointment with insurance, points or a discount cannot be moved through the waiting list. You can choose another time yourself on its page',
    ar: 'لا يمكن عبر قائمة الانتظار تقديم موعد مشمول بتأمين أو خصم أو مدفوع بالنقاط. يمكنكم اختيار وقت آخر من صفحة الموعد',
  },
  offer_over: {
    http: 409,
    en: 'This offer is over. Your place on the waiting list is kept',
    ar: 'انتهى هذا العرض. مكانكم في قائمة الانتظار محفوظ',
  },
  waiting_list_price: {
    http: 422,
    en: 'The price of this time is another one, so your appointment stays as it is',
    ar: 'يختلف سعر هذا الموعد، لذلك يبقى موعدكم كما هو',
  },
} as const satisfies ErrorTable;
