import type { Reason } from '#platform/audit/audit.ts';
import type { Text } from '#platform/texts.ts';

/** What a file of the audit log says. */
export const auditTexts: {
  readonly columns: readonly Text[];
  readonly actions: Readonly<Record<'read' | 'write', Text>>;
  readonly whys: Readonly<Record<Reason, Text>>;
  readonly roles: Readonly<Record<number, Text>>;
  readonly nobody: Text;
} = {
  columns: [
    { en: 'Time in Riyadh', ar: 'الوقت بتوقيت الرياض' },
    { en: 'Who', ar: 'المستخدم' },
    { en: 'Role', ar: 'الدور' },
    { en: 'Action', ar: 'الإجراء' },
    { en: 'Record', ar: 'نوع السجل' },
    { en: 'Number of the record', ar: 'رقم السجل' },
    { en: 'Whose', ar: 'صاحب السجل' },
    { en: 'Why', ar: 'الصفة' },
    { en: 'Reason given', ar: 'السبب المذكور' },
  ],
  actions: { read: { en: 'Read', ar: 'اطلاع' }, write: { en: 'Changed', ar: 'تعديل' } },
  whys: {
    self: { en: 'The person', ar: 'صاحب السجل' },
    guardian: { en: 'Guardian', ar: 'ولي الأمر' },
    care: { en: 'Care', ar: 'تقديم الرعاية' },
    staff: { en: 'Staff duties', ar: 'مهام الموظفين' },
    link: { en: 'Shared link', ar: 'رابط مشاركة' },
    system: { en: 'The system', ar: 'النظام' },
  },
  roles: {
    1: { en: 'Administrator', ar: 'مدير النظام' },
    3: { en: 'Patient', ar: 'مريض' },
    4: { en: 'Doctor', ar: 'طبيب' },
    5: { en: 'Pharmacist', ar: 'صيدلي' },
    6: { en: 'Support', ar: 'الدعم' },
    7: { en: 'Front desk', ar: 'الاستقبال' },
    8: { en: 'Medical records', ar: 'السجلات الطبية' },
    14: { en: 'Rider', ar: 'مندوب التوصيل' },
  },
  nobody: { en: 'The system', ar: 'النظام' },
};
