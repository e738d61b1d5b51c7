import type { Reason } from '../../platform/audit/audit.ts';
import type { EntryRow } from './access-log.store.ts';
import { fullNames } from './names.ts';

/** What the kinds of record are called; a kind that is not here reads as a record. */
const titles: Readonly<Record<string, readonly [en: string, ar: string]>> = {
  profile: ['Profile', 'الملف الشخصي'],
  session: ['Sign-in', 'تسجيل الدخول'],
  password: ['Password', 'كلمة المرور'],
  language: ['Language', 'اللغة'],
  terms: ['Terms and privacy', 'الشروط والخصوصية'],
  access_log: ['Access log', 'سجل الاطلاع'],
  appointment: ['Appointment', 'موعد'],
  appointments: ['Appointments', 'المواعيد'],
  'appointment price': ['Price of an appointment', 'قيمة موعد'],
  payment: ['Payment', 'عملية دفع'],
  payments: ['Payments', 'عمليات الدفع'],
  wallet: ['Wallet', 'المحفظة'],
  invoice: ['Receipt', 'إيصال'],
  notification: ['Notification', 'إشعار'],
  notifications: ['Notifications', 'الإشعارات'],
  timeline: ['Timeline', 'السجل الزمني'],
  visit: ['Visit', 'زيارة'],
  'laboratory result': ['Laboratory result', 'نتيجة مختبر'],
  'laboratory results': ['Laboratory results', 'نتائج المختبر'],
};
const other = ['Record', 'سجل'] as const;

/** An entry of the access log as its person reads it. */
export function entryView(row: EntryRow) {
  const [title, titleAr] = titles[row.what] ?? other;
  const { name, nameAr } = fullNames(row);
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    what: row.what,
    title,
    title_ar: titleAr,
    record_id: row.record_id,
    who: row.actor_person_id === null ? null : { name, name_ar: nameAr, role_id: row.actor_role ?? 0 },
    why: row.why as Reason,
  };
}
