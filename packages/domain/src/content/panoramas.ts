/** Rooms that are drawn for the virtual tour (scripts/panorama). */
export const panoramas = ['lobby', 'waiting', 'clinic', 'pharmacy', 'ward'] as const;
export type Panorama = (typeof panoramas)[number];

type Words = { readonly en: string; readonly ar: string };

/** Where something is seen from the middle of a room: degrees to the right of straight ahead, and above the horizon. */
export type Bearing = { readonly yaw: number; readonly pitch: number };

/** A way from one room to another. */
export type Doorway = Bearing & { readonly to: Panorama };

/** Something in a room that there is a word to say about. */
export type Sight = Bearing & { readonly title: Words; readonly text: Words };

type Drawn = { readonly doorways: readonly Doorway[]; readonly sights: readonly Sight[] };

/** What is to be found on each drawing. A doorway counts where the branch has the room that it leads to. */
export const drawnRooms: Readonly<Record<Panorama, Drawn>> = {
  lobby: {
    doorways: [
      { to: 'waiting', yaw: -70, pitch: -4 },
      { to: 'pharmacy', yaw: -94, pitch: -4 },
      { to: 'ward', yaw: -117, pitch: -4 },
    ],
    sights: [
      {
        yaw: 0,
        pitch: -9,
        title: { en: 'Reception', ar: 'الاستقبال' },
        text: {
          en: 'Staff here check you in, open a medical file and answer questions in Arabic and English. The lower part of the desk is for wheelchair users.',
          ar: 'يسجل الموظفون هنا الوصول ويفتحون الملف الطبي ويجيبون عن الأسئلة بالعربية والإنجليزية، والجزء المنخفض من المكتب مخصص لمستخدمي الكراسي المتحركة.',
        },
      },
      {
        yaw: -48,
        pitch: -5,
        title: { en: 'Ticket machine', ar: 'جهاز التذاكر' },
        text: {
          en: 'Prints a queue number for visits without an appointment. The same number can be taken in the app.',
          ar: 'يطبع رقم الدور للزيارات دون موعد، ويمكن أخذ الرقم نفسه من التطبيق.',
        },
      },
      {
        yaw: 88,
        pitch: -11,
        title: { en: 'Seating', ar: 'منطقة الجلوس' },
        text: {
          en: 'Seats by the window for patients and their companions.',
          ar: 'مقاعد بجانب النافذة للمرضى ومرافقيهم.',
        },
      },
      {
        yaw: 180,
        pitch: -4,
        title: { en: 'Main entrance', ar: 'المدخل الرئيسي' },
        text: {
          en: 'Automatic doors without a step. Wheelchairs can be borrowed here.',
          ar: 'أبواب آلية دون درج، وتتوفر هنا كراسٍ متحركة للإعارة.',
        },
      },
    ],
  },
  waiting: {
    doorways: [
      { to: 'clinic', yaw: -62, pitch: -4 },
      { to: 'lobby', yaw: 180, pitch: -4 },
    ],
    sights: [
      {
        yaw: 0,
        pitch: 7,
        title: { en: 'Queue screen', ar: 'شاشة الدور' },
        text: {
          en: 'Shows and calls the number whose turn it is, with the room to go to.',
          ar: 'تعرض الرقم الذي حان دوره وتناديه مع رقم الغرفة.',
        },
      },
      {
        yaw: 131,
        pitch: -17,
        title: { en: 'Children’s corner', ar: 'ركن الأطفال' },
        text: { en: 'A low table and games while you wait.', ar: 'طاولة منخفضة وألعاب أثناء الانتظار.' },
      },
      {
        yaw: -142,
        pitch: -10,
        title: { en: 'Drinking water', ar: 'مياه الشرب' },
        text: { en: 'Cold and warm drinking water, free of charge.', ar: 'مياه شرب باردة ودافئة مجانًا.' },
      },
    ],
  },
  clinic: {
    doorways: [{ to: 'waiting', yaw: 161, pitch: -6 }],
    sights: [
      {
        yaw: -43,
        pitch: -20,
        title: { en: 'Talking with the doctor', ar: 'الحديث مع الطبيب' },
        text: {
          en: 'The visit begins here, with seats for the patient and a companion. The doctor writes the summary that you find in the app afterwards.',
          ar: 'تبدأ الزيارة هنا مع مقعد للمريض وآخر لمرافقه، ويكتب الطبيب الملخص الذي يظهر لاحقًا في التطبيق.',
        },
      },
      {
        yaw: 76,
        pitch: -17,
        title: { en: 'Examination couch', ar: 'سرير الفحص' },
        text: {
          en: 'Paper is changed for each patient. A companion may stay during the examination.',
          ar: 'يُبدّل الغطاء الورقي لكل مريض، ويمكن للمرافق البقاء أثناء الفحص.',
        },
      },
      {
        yaw: 21,
        pitch: -11,
        title: { en: 'Hand washing', ar: 'غسل اليدين' },
        text: {
          en: 'Hands are washed before and after each examination.',
          ar: 'تُغسل اليدان قبل كل فحص وبعده.',
        },
      },
    ],
  },
  pharmacy: {
    doorways: [{ to: 'lobby', yaw: 176, pitch: -4 }],
    sights: [
      {
        yaw: 0,
        pitch: -13,
        title: { en: 'Dispensing counter', ar: 'منضدة صرف الأدوية' },
        text: {
          en: 'The pharmacist explains each medicine. Orders from the app are collected here by their code.',
          ar: 'يشرح الصيدلي كل دواء، وتُستلم هنا طلبات التطبيق برمزها.',
        },
      },
      {
        yaw: -85,
        pitch: -4,
        title: { en: 'Without a prescription', ar: 'دون وصفة طبية' },
        text: {
          en: 'Care products and medicines that need no prescription.',
          ar: 'منتجات العناية والأدوية التي لا تحتاج إلى وصفة.',
        },
      },
      {
        yaw: 107,
        pitch: -14,
        title: { en: 'Seating', ar: 'منطقة الجلوس' },
        text: { en: 'Seats while your medicines are prepared.', ar: 'مقاعد أثناء تجهيز الأدوية.' },
      },
    ],
  },
  ward: {
    doorways: [{ to: 'lobby', yaw: 160, pitch: -5 }],
    sights: [
      {
        yaw: -3,
        pitch: -24,
        title: { en: 'Patient’s bed', ar: 'سرير المريض' },
        text: {
          en: 'Head and foot are raised by a button, and another one calls the nurse.',
          ar: 'يُرفع الرأس والقدمان بزر، وزر آخر لاستدعاء التمريض.',
        },
      },
      {
        yaw: 57,
        pitch: -19,
        title: { en: 'Companion’s seat', ar: 'مقعد المرافق' },
        text: { en: 'A companion may stay day and night.', ar: 'يمكن للمرافق البقاء ليلًا ونهارًا.' },
      },
      {
        yaw: -146,
        pitch: -4,
        title: { en: 'Bathroom', ar: 'دورة المياه' },
        text: {
          en: 'A bathroom of its own with rails to hold and a call button.',
          ar: 'دورة مياه خاصة مزودة بمقابض للإمساك وزر استدعاء.',
        },
      },
    ],
  },
};
