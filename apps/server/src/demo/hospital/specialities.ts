import { rowsOf } from './table.ts';

/** Specialities: what each is for in a few words, and an icon of the web's set. */
export const parents = rowsOf(
  ['code', 'department', 'icon', 'title', 'title_ar', 'description', 'description_ar'],
  `
  FAM | FAM | house-plus  | Family medicine | طب الأسرة | The first doctor for every age | الطبيب الأول لكل الأعمار
  INT | INT | stethoscope | Internal medicine | الباطنة | Diabetes, stomach, kidneys and lungs | السكري والمعدة والكلى والصدر
  CAR | CAR | heart-pulse | Cardiology | أمراض القلب | Heart, blood pressure and rhythm | القلب وضغط الدم والنبض
  PED | PED | baby | Paediatrics | طب الأطفال | From birth to fourteen years | من الولادة إلى أربعة عشر عامًا
  OBG | OBG | venus | Obstetrics and gynaecology | النساء والولادة | Pregnancy, birth and women's health | الحمل والولادة وصحة المرأة
  DER | DER | hand | Dermatology | الجلدية | Skin, hair and nails | الجلد والشعر والأظافر
  ORT | ORT | bone | Orthopaedics | جراحة العظام | Bones, joints, back and sport | العظام والمفاصل والظهر والإصابات
  NEU | NEU | brain | Neurology | المخ والأعصاب | Headache, nerves and memory | الصداع والأعصاب والذاكرة
  ENT | ENT | ear | Ear, nose and throat | الأنف والأذن والحنجرة | Hearing, sinuses and voice | السمع والجيوب والصوت
  EYE | EYE | eye | Ophthalmology | طب العيون | Sight and eye diseases | النظر وأمراض العين
  DEN | DEN | smile | Dentistry | طب الأسنان | Teeth and gums | الأسنان واللثة
  PSY | PSY | messages-square | Mental health | الطب النفسي | Mood, sleep and worry | المزاج والنوم والقلق
  URO | SUR | droplets | Urology | المسالك البولية | Kidneys, bladder and prostate | الكلى والمثانة والبروستاتا
  SUR | SUR | scissors | General surgery | الجراحة العامة | Operations and their follow-up | العمليات ومتابعتها
  EMR | EMR | zap | Urgent care | الرعاية العاجلة | A doctor now, day and night | طبيب الآن على مدار الساعة
  REH | REH | person-standing | Physiotherapy | العلاج الطبيعي | Movement and strength after illness | استعادة الحركة والقوة بعد المرض
  `,
);

/** Sub-specialities: the complaints are words that a person would type. */
export const subs = rowsOf(
  ['code', 'title', 'title_ar', 'keywords', 'keywords_ar'],
  `
  FAM-GEN | General practice | الطب العام | fever, cold, flu, cough, check-up, vaccine | حرارة, حمى, زكام, إنفلونزا, سعال, كحة, فحص عام, تطعيم
  FAM-CHR | Long-term conditions | الأمراض المزمنة | blood pressure, cholesterol, diabetes follow-up | ضغط الدم, كوليسترول, متابعة السكر, أدوية مزمنة
  FAM-HOM | Care at home | الرعاية المنزلية | elderly, home visit, wound care | كبار السن, زيارة منزلية, غيار جروح
  INT-END | Diabetes and endocrinology | السكري والغدد الصماء | diabetes, thyroid, weight, hormones | سكري, غدة درقية, وزن, هرمونات
  INT-GAS | Digestive diseases | الجهاز الهضمي | stomach pain, reflux, colon, liver | ألم المعدة, حموضة, قولون, كبد
  INT-NEP | Kidney diseases | أمراض الكلى | kidney, creatinine, dialysis | كلى, كرياتينين, غسيل الكلى
  INT-PUL | Chest diseases | الأمراض الصدرية | asthma, breathing, cough | ربو, ضيق تنفس, سعال, حساسية صدر
  CAR-ADU | Adult cardiology | قلب البالغين | chest pain, blood pressure, heart failure | ألم الصدر, ضغط الدم, ضعف عضلة القلب
  CAR-PED | Children's cardiology | قلب الأطفال | heart murmur, congenital heart | لغط القلب, عيوب خلقية
  CAR-RHY | Heart rhythm | كهرباء القلب | palpitations, fast heartbeat, pacemaker | خفقان, تسارع النبض, منظم القلب
  PED-GEN | General paediatrics | الأطفال العام | child fever, growth, vaccine | حرارة الطفل, نمو, تطعيمات
  PED-NEO | Newborns | حديثو الولادة | newborn, jaundice, feeding | مولود, صفار, رضاعة
  PED-ALG | Children's allergy | حساسية الأطفال | allergy, eczema, child asthma | حساسية, إكزيما, ربو الأطفال
  OBG-PRE | Pregnancy care | متابعة الحمل | pregnancy, birth, ultrasound | حمل, ولادة, سونار
  OBG-FER | Fertility | الخصوبة وتأخر الإنجاب | fertility, cycle, polycystic ovaries | تأخر الإنجاب, دورة شهرية, تكيس المبايض
  DER-MED | Skin diseases | الأمراض الجلدية | acne, rash, eczema, hair loss | حب الشباب, طفح, إكزيما, تساقط الشعر
  DER-COS | Cosmetic dermatology | التجميل والليزر | laser, scars, pigmentation | ليزر, ندبات, تصبغات
  ORT-JOI | Knee and hip | الركبة والورك | knee pain, hip, arthritis | ألم الركبة, خشونة, مفاصل
  ORT-SPI | Back and spine | العمود الفقري | back pain, disc, neck pain | ألم الظهر, ديسك, ألم الرقبة
  ORT-SPO | Sports injuries | إصابات الملاعب | sprain, ligament, shoulder | التواء, رباط صليبي, كتف
  NEU-HEA | Headache and migraine | الصداع والشقيقة | headache, migraine, dizziness | صداع, شقيقة, دوخة
  NEU-EPI | Epilepsy and stroke | الصرع والجلطات | seizure, stroke, numbness | تشنج, جلطة, تنميل
  ENT-GEN | Nose and sinuses | الأنف والجيوب | sinus, sore throat, tonsils, snoring | جيوب أنفية, التهاب الحلق, لوز, شخير
  ENT-AUD | Hearing and balance | السمع والاتزان | hearing, tinnitus, vertigo | سمع, طنين, دوار
  EYE-GEN | Sight and general eye care | النظر والعيون العام | glasses, red eye, dry eye, cataract | نظارة, احمرار العين, جفاف العين, ماء أبيض
  EYE-RET | Retina | الشبكية | retina, diabetic eye | شبكية, اعتلال السكري
  DEN-GEN | General dentistry | الأسنان العام | toothache, teeth, gums, filling, cleaning | ألم الأسنان, ضرس, لثة, حشوة, تنظيف
  DEN-ORT | Braces | تقويم الأسنان | braces, aligners | تقويم, أسنان معوجة
  PSY-ADU | Adult mental health | نفسية البالغين | anxiety, depression, insomnia, stress | قلق, اكتئاب, أرق, توتر
  PSY-CHI | Children's mental health | نفسية الأطفال | attention, behaviour, school | فرط حركة, سلوك, تشتت
  URO-GEN | General urology | المسالك العام | urine infection, prostate | التهاب البول, بروستاتا
  URO-STO | Kidney stones | حصوات الكلى | kidney stones, flank pain | حصوات, مغص كلوي
  SUR-GEN | General operations | العمليات العامة | hernia, gallbladder, appendix | فتاق, مرارة, زائدة
  SUR-BAR | Weight-loss surgery | جراحة السمنة | obesity, sleeve | سمنة, تكميم
  EMR-ADU | Urgent care for adults | العاجلة للبالغين | urgent, vomiting, burn, wound | عاجل, قيء, حرق, جرح
  EMR-PED | Urgent care for children | العاجلة للأطفال | urgent child, high fever | طفل عاجل, حرارة مرتفعة
  REH-MUS | Muscles and joints | العضلات والمفاصل | physiotherapy, stiffness, shoulder | علاج طبيعي, تيبس, شد عضلي
  REH-NEU | After a stroke | التأهيل العصبي | stroke recovery, walking, balance | تأهيل جلطة, مشي, توازن
  `,
);
