import type { Reason } from '../../platform/audit/audit.ts';
import type { EntryRow } from './access-log.store.ts';
import { fullNames } from './names.ts';

/** What the kinds of record are called; a kind that is not here reads as a record. */
const titles: Readonly<Record<string, readonly [en: string, ar: string]>> = {
  profile: ['Profile', 'الملف الشخصي'],
  photo: ['Profile photo', 'الصورة الشخصية'],
  'identity document': ['Photo of the identity document', 'صورة وثيقة الهوية'],
  registration: ['Registration', 'التسجيل'],
  address: ['Address', 'عنوان'],
  order: ['Order', 'طلب'],
  orders: ['Orders', 'الطلبات'],
  prescription: ['Prescription', 'وصفة طبية'],
  ticket: ['Support ticket', 'تذكرة دعم'],
  tickets: ['Support tickets', 'تذاكر الدعم'],
  'ticket picture': ['Picture sent to support', 'صورة مرسلة إلى الدعم'],
  'delivery picture': ['Picture of a delivery', 'صورة تسليم طلب'],
  shift: ['Shift', 'وردية'],
  'allergies and medicines': ['Allergies and medicines', 'الحساسية والأدوية'],
  favourites: ['Favourite products', 'المنتجات المفضلة'],
  contact: ['Phone and e-mail', 'بيانات التواصل'],
  family: ['Family access', 'صلاحيات العائلة'],
  session: ['Sign-in', 'تسجيل الدخول'],
  devices: ['Signed-in devices', 'الأجهزة المتصلة'],
  'push device': ['Notifications on a device', 'الإشعارات على جهاز'],
  password: ['Password', 'كلمة المرور'],
  'account deletion': ['Account deleted', 'حذف الحساب'],
  language: ['Language', 'اللغة'],
  terms: ['Terms and privacy', 'الشروط والخصوصية'],
  access_log: ['Access log', 'سجل الاطلاع'],
  consent: ['Consent', 'موافقة'],
  'data export': ['Copy of the data', 'نسخة من البيانات'],
  appointment: ['Appointment', 'موعد'],
  appointments: ['Appointments', 'المواعيد'],
  'appointment price': ['Price of an appointment', 'قيمة موعد'],
  payment: ['Payment', 'عملية دفع'],
  payments: ['Payments', 'عمليات الدفع'],
  wallet: ['Wallet', 'المحفظة'],
  'loyalty points': ['Loyalty points', 'نقاط الولاء'],
  invoice: ['Receipt', 'إيصال'],
  notification: ['Notification', 'إشعار'],
  notifications: ['Notifications', 'الإشعارات'],
  'notification settings': ['Notification settings', 'إعدادات الإشعارات'],
  timeline: ['Timeline', 'السجل الزمني'],
  'imported records': ['Records from another hospital', 'سجلات واردة من مستشفى آخر'],
  visit: ['Visit', 'زيارة'],
  'laboratory result': ['Laboratory result', 'نتيجة مختبر'],
  'laboratory results': ['Laboratory results', 'نتائج المختبر'],
  'staff profile': ['Staff profile', 'ملف الموظف'],
  'staff invitation': ['Invitation', 'دعوة للانضمام'],
  'staff joined': ['Joined Balsam', 'الانضمام إلى بلسم'],
  'staff role': ['Role', 'الدور'],
  'staff lock': ['Account locked', 'إيقاف الحساب'],
  'staff unlock': ['Account unlocked', 'إعادة تفعيل الحساب'],
  'password link': ['Link for another password', 'رابط كلمة مرور جديدة'],
  'second factor': ['Authenticator app set up', 'ضبط تطبيق المصادقة'],
  'second factor reset': ['Authenticator app reset', 'إعادة تهيئة تطبيق المصادقة'],
  'recovery code': ['Recovery code used', 'استخدام رمز استرداد'],
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
