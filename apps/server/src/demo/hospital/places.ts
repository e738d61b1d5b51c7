import { rowsOf } from './table.ts';

/** The three branches. */
export const locations = [
  {
    code: 'RUH',
    title: 'Riyadh – Olaya',
    title_ar: 'الرياض – العليا',
    city: 'Riyadh',
    city_ar: 'الرياض',
    address: 'Olaya Street, Al Olaya district, Riyadh',
    address_ar: 'شارع العليا، حي العليا، الرياض',
    latitude: 24.6949,
    longitude: 46.6853,
    phone: '+966115550100',
  },
  {
    code: 'JED',
    title: 'Jeddah – Al Rawdah',
    title_ar: 'جدة – الروضة',
    city: 'Jeddah',
    city_ar: 'جدة',
    address: 'Prince Saud Al Faisal Street, Al Rawdah district, Jeddah',
    address_ar: 'شارع الأمير سعود الفيصل، حي الروضة، جدة',
    latitude: 21.5708,
    longitude: 39.1565,
    phone: '+966125550200',
  },
  {
    code: 'DMM',
    title: 'Dammam – Al Faisaliyah',
    title_ar: 'الدمام – الفيصلية',
    city: 'Dammam',
    city_ar: 'الدمام',
    address: 'King Saud Street, Al Faisaliyah district, Dammam',
    address_ar: 'شارع الملك سعود، حي الفيصلية، الدمام',
    latitude: 26.3986,
    longitude: 50.0763,
    phone: '+966135550300',
  },
] as const;

const [sunday, thursday, friday, saturday] = [0, 4, 5, 6];
const from = (hour: number, to: number) => ({ opens_minute: hour * 60, closes_minute: to * 60 });
const workdays = [saturday, ...Array.from({ length: thursday - sunday + 1 }, (_, n) => sunday + n)];
const openOn = (weekdays: readonly number[], hour: number, to: number) =>
  weekdays.map((weekday) => ({ weekday, ...from(hour, to) }));

/** When each branch is open: one never closes, one opens on Friday after the prayer, one is closed then. */
export const openingHours = {
  RUH: openOn([...workdays, friday], 0, 24),
  JED: [...openOn(workdays, 8, 23), ...openOn([friday], 16, 23)],
  DMM: openOn(workdays, 8, 22),
} as const satisfies Record<(typeof locations)[number]['code'], unknown>;

/** Every branch has a clinic of each department. */
export const departments = rowsOf(
  ['code', 'title', 'title_ar', 'clinic', 'clinic_ar'],
  `
  FAM | Family medicine          | طب الأسرة                | Family medicine clinic   | عيادة طب الأسرة
  INT | Internal medicine        | الطب الباطني             | Internal medicine clinic | عيادة الباطنة
  CAR | Heart centre             | مركز القلب               | Heart clinic             | عيادة القلب
  PED | Children                 | الأطفال                  | Children's clinic        | عيادة الأطفال
  OBG | Women's health           | صحة المرأة               | Women's clinic           | عيادة النساء والولادة
  DER | Skin                     | الجلدية                  | Skin clinic              | عيادة الجلدية
  ORT | Bones and joints         | العظام والمفاصل          | Orthopaedic clinic       | عيادة العظام
  NEU | Brain and nerves         | المخ والأعصاب            | Neurology clinic         | عيادة الأعصاب
  ENT | Ear, nose and throat     | الأنف والأذن والحنجرة    | ENT clinic               | عيادة الأنف والأذن والحنجرة
  EYE | Eyes                     | العيون                   | Eye clinic               | عيادة العيون
  DEN | Dentistry                | الأسنان                  | Dental clinic            | عيادة الأسنان
  PSY | Mental health            | الصحة النفسية            | Mental health clinic     | عيادة الصحة النفسية
  SUR | Surgery and urology      | الجراحة والمسالك         | Surgery clinic           | عيادة الجراحة
  EMR | Urgent care              | الرعاية العاجلة          | Urgent care clinic       | عيادة الرعاية العاجلة
  REH | Rehabilitation           | التأهيل                  | Physiotherapy clinic     | عيادة العلاج الطبيعي
  `,
);

/** Every branch sends these home. */
export const homeClinics = rowsOf(
  ['code', 'department', 'title', 'title_ar'],
  `
  HDOC | FAM | Doctor at home        | طبيب في المنزل
  HREH | REH | Physiotherapy at home | علاج طبيعي في المنزل
  `,
);
