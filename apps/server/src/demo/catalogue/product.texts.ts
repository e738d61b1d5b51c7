import type { CategoryCode } from '@balsam/domain/catalogue';

type Text = { readonly about: string; readonly about_ar: string };

/** What the products of a category are for; a product of the demo has no text of its own. */
const aboutOf: Readonly<Partial<Record<CategoryCode, Text>>> = {
  'pain-fever': {
    about: 'Eases pain or brings down a fever. Please see a doctor when it lasts longer than three days.',
    about_ar: 'يخفف الألم أو يخفض الحرارة. يُرجى مراجعة الطبيب إذا استمرت الشكوى أكثر من ثلاثة أيام.',
  },
  'cold-allergy': {
    about:
      'Eases the complaints of a cold, a cough or an allergy. Some of these cause drowsiness: please do not drive then.',
    about_ar: 'يخفف أعراض الزكام أو السعال أو الحساسية. قد يسبب بعضها النعاس، فيُرجى تجنب القيادة عندئذ.',
  },
  digestion: {
    about: 'Helps with heartburn, cramps, constipation or diarrhoea. Please drink enough water.',
    about_ar: 'يساعد على تخفيف الحموضة أو المغص أو الإمساك أو الإسهال. يُرجى شرب كمية كافية من الماء.',
  },
  vitamins: {
    about: 'Adds what food does not bring enough of. Taking more than the advised amount does not help more.',
    about_ar: 'يعوّض ما لا يوفره الغذاء بالقدر الكافي. ولا تزيد الفائدة بتجاوز الكمية الموصى بها.',
  },
  skin: {
    about: 'For the care of the skin, from outside only. Please keep it away from the eyes.',
    about_ar: 'للعناية بالبشرة، للاستعمال الخارجي فقط. يُرجى إبعاده عن العينين.',
  },
  'mother-baby': {
    about: 'For mothers, babies and small children. Breast milk is the best food for babies.',
    about_ar: 'للأمهات والرضع والأطفال الصغار. حليب الأم هو الغذاء الأمثل للرضيع.',
  },
  diabetes: {
    about: 'For people who live with diabetes. Please measure as your doctor advised.',
    about_ar: 'للمصابين بداء السكري. يُرجى القياس وفق إرشادات الطبيب.',
  },
  'heart-pressure': {
    about: 'For the heart and the blood pressure. Please do not stop it without asking a doctor.',
    about_ar: 'للقلب وضغط الدم. يُرجى عدم التوقف عن استعماله دون استشارة الطبيب.',
  },
  'personal-care': {
    about: 'For daily care of body, hair and teeth.',
    about_ar: 'للعناية اليومية بالجسم والشعر والأسنان.',
  },
  'first-aid': {
    about: 'For small injuries and for measuring at home. In an emergency please call 997.',
    about_ar: 'للإصابات البسيطة وللقياس في المنزل. في حالات الطوارئ يُرجى الاتصال بالرقم ٩٩٧.',
  },
};

const leaflet = {
  medicine: {
    leaflet:
      '## How to use it\nTake it as the doctor or the pharmacist said, or as the package says. Swallow tablets and capsules with water.\n\n## Warnings\nTell the pharmacist about allergies, pregnancy and other medicines. Keep it out of the reach of children.\n\n## If you forgot a dose\nTake it when you remember, unless the next one is near. Never take two at once.',
    leaflet_ar:
      '## طريقة الاستعمال\nيُستعمل وفق إرشادات الطبيب أو الصيدلي، أو كما هو مدوّن على العبوة. تُبلع الأقراص والكبسولات مع الماء.\n\n## تحذيرات\nيُرجى إبلاغ الصيدلي عن أي حساسية أو حمل أو أدوية أخرى. يُحفظ بعيدًا عن متناول الأطفال.\n\n## عند نسيان جرعة\nتؤخذ عند تذكرها ما لم يقترب موعد الجرعة التالية، ولا تُضاعف الجرعة.',
  },
  other: {
    leaflet:
      '## How to use it\nPlease read what the package says before the first use.\n\n## Warnings\nStop using it when the skin reacts. Keep it out of the reach of children.',
    leaflet_ar:
      '## طريقة الاستعمال\nيُرجى قراءة ما هو مدوّن على العبوة قبل أول استعمال.\n\n## تحذيرات\nيُوقف الاستعمال عند ظهور تهيج. يُحفظ بعيدًا عن متناول الأطفال.',
  },
} as const;

/** The texts of a product by its category. */
export const textsOf = (category: string, isMedicine: boolean) => ({
  ...(aboutOf[category as CategoryCode] ?? { about: '', about_ar: '' }),
  ...(isMedicine ? leaflet.medicine : leaflet.other),
});
