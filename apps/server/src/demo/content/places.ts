/** The places of the virtual tour, from the entrance on. */
const rooms = {
  lobby: {
    title: 'Entrance and reception',
    title_ar: 'المدخل والاستقبال',
    summary: 'Where your visit begins: reception, ticket machine and seats by the window.',
    summary_ar: 'هنا تبدأ الزيارة: الاستقبال وجهاز التذاكر ومقاعد بجانب النافذة.',
  },
  waiting: {
    title: 'Waiting area of the clinics',
    title_ar: 'منطقة انتظار العيادات',
    summary: 'The screen calls your number. There is a corner for children and drinking water.',
    summary_ar: 'تنادي الشاشة رقمكم، ويتوفر ركن للأطفال ومياه شرب.',
  },
  clinic: {
    title: 'Clinic room',
    title_ar: 'غرفة العيادة',
    summary: 'Where the doctor listens, examines and explains, with a seat for your companion.',
    summary_ar: 'حيث يستمع الطبيب ويفحص ويشرح، مع مقعد للمرافق.',
  },
  pharmacy: {
    title: 'Pharmacy',
    title_ar: 'الصيدلية',
    summary: 'Medicines are dispensed with an explanation, and orders from the app are collected.',
    summary_ar: 'تُصرف الأدوية مع الشرح، وتُستلم طلبات التطبيق.',
  },
  ward: {
    title: 'Inpatient room',
    title_ar: 'غرفة التنويم',
    summary: 'A single room with a bathroom, and a seat for a companion by the window.',
    summary_ar: 'غرفة مفردة مع دورة مياه خاصة ومقعد للمرافق بجانب النافذة.',
  },
} as const;

type Room = keyof typeof rooms;

const inBranch = (location: string, names: readonly Room[]) =>
  names.map((panorama) => ({ location, panorama, ...rooms[panorama] }));

/** Riyadh can be seen whole, the smaller branches in part. */
export const places = [
  ...inBranch('RUH', ['lobby', 'waiting', 'clinic', 'pharmacy', 'ward']),
  ...inBranch('JED', ['lobby', 'waiting', 'clinic', 'pharmacy']),
  ...inBranch('DMM', ['lobby', 'waiting', 'clinic']),
];
