/** A city by its name in both languages. */
export type City = { readonly name: string; readonly nameAr: string };

/** The larger cities of Saudi Arabia, by population. A city is stored by its English name; another one stays as it was written. */
export const cities: readonly City[] = [
  { name: 'Riyadh', nameAr: 'الرياض' },
  { name: 'Jeddah', nameAr: 'جدة' },
  { name: 'Makkah', nameAr: 'مكة المكرمة' },
  { name: 'Madinah', nameAr: 'المدينة المنورة' },
  { name: 'Dammam', nameAr: 'الدمام' },
  { name: 'Khobar', nameAr: 'الخبر' },
  { name: 'Dhahran', nameAr: 'الظهران' },
  { name: 'Jubail', nameAr: 'الجبيل' },
  { name: 'Hofuf', nameAr: 'الهفوف' },
  { name: 'Qatif', nameAr: 'القطيف' },
  { name: 'Taif', nameAr: 'الطائف' },
  { name: 'Buraidah', nameAr: 'بريدة' },
  { name: 'Unaizah', nameAr: 'عنيزة' },
  { name: 'Tabuk', nameAr: 'تبوك' },
  { name: 'Hail', nameAr: 'حائل' },
  { name: 'Abha', nameAr: 'أبها' },
  { name: 'Khamis Mushait', nameAr: 'خميس مشيط' },
  { name: 'Najran', nameAr: 'نجران' },
  { name: 'Jazan', nameAr: 'جازان' },
  { name: 'Yanbu', nameAr: 'ينبع' },
  { name: 'Al Kharj', nameAr: 'الخرج' },
  { name: 'Hafar Al Batin', nameAr: 'حفر الباطن' },
  { name: 'Arar', nameAr: 'عرعر' },
  { name: 'Sakaka', nameAr: 'سكاكا' },
  { name: 'Al Baha', nameAr: 'الباحة' },
];

/** The city of this name, in whichever of both languages it was written; undefined for any other place. */
export function cityNamed(name: string): City | undefined {
  const trimmed = name.trim();
  return cities.find((city) => city.name === trimmed || city.nameAr === trimmed);
}
