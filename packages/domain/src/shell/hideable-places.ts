/**
 * What an administrator may take out of the menu and the tiles of patients (S2.08), by the path that both lead to. Without the dashboard,
 * booking, one's visits and one's profile nobody could use the portal: these stay.
 */
export const hideablePlaces = [
  { path: '/symptom-checker', en: 'Symptom checker', ar: 'فحص الأعراض' },
  { path: '/find-a-specialist', en: 'Find your doctor', ar: 'البحث عن طبيب' },
  { path: '/find-a-specialist?method=home-healthcare', en: 'Home health care', ar: 'الرعاية المنزلية' },
  { path: '/queue/tickets', en: 'Queue', ar: 'نظام الدور' },
  { path: '/services-packages', en: 'Packages', ar: 'الباقات' },
  { path: '/my-timeline', en: 'Timeline', ar: 'السجل الزمني' },
  { path: '/lab-works', en: 'Lab works', ar: 'نتائج المختبر' },
  { path: '/radiology-report', en: 'Radiology reports', ar: 'تقارير الأشعة' },
  { path: '/my-medication', en: 'Medications', ar: 'أدويتي' },
  { path: '/medical-reports', en: 'Medical reports', ar: 'التقارير الطبية' },
  { path: '/sick-leaves', en: 'Sick leave', ar: 'الإجازات المرضية' },
  { path: '/medical-file', en: 'Medical file', ar: 'الملف الطبي' },
  { path: '/pharmacy', en: 'Pharmacy', ar: 'الصيدلية' },
  { path: '/insurance', en: 'Medical insurance', ar: 'التأمين الطبي' },
  { path: '/family-members', en: 'Family members', ar: 'أفراد العائلة' },
  { path: '/health-education/list', en: 'Health education', ar: 'التثقيف الصحي' },
  { path: '/promotions', en: 'Promotions', ar: 'العروض' },
  { path: '/virtual-tour', en: 'Virtual tour', ar: 'الجولة الافتراضية' },
  { path: '/feedback', en: 'Feedback', ar: 'الملاحظات' },
] as const;
