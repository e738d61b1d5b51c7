import type { DemoDoctor } from './doctors.ts';

type Both = { readonly en: string; readonly ar: string };

const ranks: Readonly<Record<string, Readonly<Record<string, Both>>>> = {
  consultant: { male: { en: 'Consultant', ar: 'استشاري' }, female: { en: 'Consultant', ar: 'استشارية' } },
  specialist: { male: { en: 'Specialist', ar: 'أخصائي' }, female: { en: 'Specialist', ar: 'أخصائية' } },
};

/** The line under a doctor's name: rank and field. */
export function qualificationOf(doctor: DemoDoctor, field: Both): Both {
  const rank = ranks[doctor.rank]?.[doctor.gender] ?? { en: '', ar: '' };
  return { en: `${rank.en}, ${field.en}`, ar: `${rank.ar} – ${field.ar}` };
}

/** A few sentences about a doctor, by rank, field and place in the list. */
export function biographyOf(doctor: DemoDoctor, field: Both, n: number): Both {
  const isHer = doctor.gender === 'female';
  const ways: Both[] = [
    {
      en: 'Listens first, explains each step in plain words, and shares a written plan after the visit.',
      ar: `${isHer ? 'تستمع' : 'يستمع'} أولًا و${isHer ? 'تشرح' : 'يشرح'} كل خطوة بكلمات واضحة، مع خطة مكتوبة بعد الزيارة.`,
    },
    {
      en: 'Known for careful follow-up and for answering the questions that families bring.',
      ar: `${isHer ? 'تُعرف' : 'يُعرف'} بالمتابعة الدقيقة وبالإجابة عن أسئلة العائلة.`,
    },
    {
      en: 'Believes in small steps that last, and in medicine only where it helps.',
      ar: `${isHer ? 'تؤمن' : 'يؤمن'} بالخطوات الصغيرة التي تدوم، وبالدواء حيث ينفع فقط.`,
    },
  ];
  const way = ways[n % ways.length] ?? { en: '', ar: '' };
  return {
    en: `Long experience in ${field.en.toLowerCase()}. ${way.en}`,
    ar: `خبرة طويلة في ${field.ar}. ${way.ar}`,
  };
}

const places: Both[] = [
  { en: 'Eastern Palms Hospital, Al Khobar', ar: 'مستشفى نخيل الشرقية، الخبر' },
  { en: 'Corniche Teaching Hospital, Jeddah', ar: 'مستشفى الكورنيش التعليمي، جدة' },
  { en: 'Najd General Hospital, Riyadh', ar: 'مستشفى نجد العام، الرياض' },
];
const here: Both = { en: 'Balsam Medical Group', ar: 'مجموعة بلسم الطبية' };

export type DemoExperience = { title: Both; place: Both; fromYear: number; toYear: number | null };

/** Where a doctor worked: here since some years, elsewhere before. */
export function experienceOf(doctor: DemoDoctor, field: Both, n: number, year: number): DemoExperience[] {
  const years = Number(doctor.years);
  const since = year - Math.ceil(years / 3);
  const rank = qualificationOf(doctor, field);
  const resident: Both = {
    en: `Resident, ${field.en}`,
    ar: `${doctor.gender === 'female' ? 'طبيبة مقيمة' : 'طبيب مقيم'} – ${field.ar}`,
  };
  const placeAt = (k: number) => places[(n + k) % places.length] ?? here;
  return [
    { title: rank, place: here, fromYear: since, toYear: null },
    { title: rank, place: placeAt(0), fromYear: year - Math.ceil((years * 2) / 3), toYear: since },
    { title: resident, place: placeAt(1), fromYear: year - years, toYear: year - Math.ceil((years * 2) / 3) },
  ];
}
