/** A city by its name in both languages, and about where its centre is. */
export type City = {
  readonly name: string;
  readonly nameAr: string;
  readonly latitude: number;
  readonly longitude: number;
};

/** The larger cities of Saudi Arabia, by population. A city is stored by its English name; another one stays as it was written. */
export const cities: readonly City[] = [
  { name: 'Riyadh', nameAr: 'الرياض', latitude: 24.7136, longitude: 46.6753 },
  { name: 'Jeddah', nameAr: 'جدة', latitude: 21.4858, longitude: 39.1925 },
  { name: 'Makkah', nameAr: 'مكة المكرمة', latitude: 21.3891, longitude: 39.8579 },
  { name: 'Madinah', nameAr: 'المدينة المنورة', latitude: 24.5247, longitude: 39.5692 },
  { name: 'Dammam', nameAr: 'الدمام', latitude: 26.4207, longitude: 50.0888 },
  { name: 'Khobar', nameAr: 'الخبر', latitude: 26.2172, longitude: 50.1971 },
  { name: 'Dhahran', nameAr: 'الظهران', latitude: 26.2361, longitude: 50.0393 },
  { name: 'Jubail', nameAr: 'الجبيل', latitude: 27.0046, longitude: 49.646 },
  { name: 'Hofuf', nameAr: 'الهفوف', latitude: 25.379, longitude: 49.587 },
  { name: 'Qatif', nameAr: 'القطيف', latitude: 26.556, longitude: 49.996 },
  { name: 'Taif', nameAr: 'الطائف', latitude: 21.2703, longitude: 40.4158 },
  { name: 'Buraidah', nameAr: 'بريدة', latitude: 26.326, longitude: 43.975 },
  { name: 'Unaizah', nameAr: 'عنيزة', latitude: 26.084, longitude: 43.994 },
  { name: 'Tabuk', nameAr: 'تبوك', latitude: 28.3838, longitude: 36.555 },
  { name: 'Hail', nameAr: 'حائل', latitude: 27.5114, longitude: 41.7208 },
  { name: 'Abha', nameAr: 'أبها', latitude: 18.2164, longitude: 42.5053 },
  { name: 'Khamis Mushait', nameAr: 'خميس مشيط', latitude: 18.3, longitude: 42.729 },
  { name: 'Najran', nameAr: 'نجران', latitude: 17.4924, longitude: 44.1277 },
  { name: 'Jazan', nameAr: 'جازان', latitude: 16.8894, longitude: 42.5706 },
  { name: 'Yanbu', nameAr: 'ينبع', latitude: 24.089, longitude: 38.0618 },
  { name: 'Al Kharj', nameAr: 'الخرج', latitude: 24.1554, longitude: 47.3346 },
  { name: 'Hafar Al Batin', nameAr: 'حفر الباطن', latitude: 28.4328, longitude: 45.9708 },
  { name: 'Arar', nameAr: 'عرعر', latitude: 30.9753, longitude: 41.0381 },
  { name: 'Sakaka', nameAr: 'سكاكا', latitude: 29.9697, longitude: 40.2064 },
  { name: 'Al Baha', nameAr: 'الباحة', latitude: 20.0129, longitude: 41.4677 },
];

/** The city of this name, in whichever of both languages it was written; undefined for any other place. */
export function cityNamed(name: string): City | undefined {
  const trimmed = name.trim();
  const lower = trimmed.toLowerCase();
  return cities.find((city) => city.name.toLowerCase() === lower || city.nameAr === trimmed);
}
