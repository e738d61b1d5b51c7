import { rowsOf } from '../hospital/table.ts';
import { columns } from './general.ts';

/** Diagnoses of children, skin, bones, nerves, and of ear, nose and throat. The words are our own. */
export const specialDiagnoses = rowsOf(
  columns,
  `
  P59.9 | Newborn jaundice | صفار المواليد | -
  P92.9 | Feeding problem of a newborn | صعوبة رضاعة المولود | -
  P07.3 | Born too early | مولود خديج | preterm
  R62.8 | Slow growth | تأخر النمو | -
  H66.9 | Middle ear infection | التهاب الأذن الوسطى | otitis
  J05.0 | Croup | خانوق | -
  J21.9 | Bronchiolitis | التهاب القصيبات | rsv
  B08.4 | Hand, foot and mouth disease | مرض اليد والقدم والفم | -
  B05.9 | Measles | الحصبة | -
  B26.9 | Mumps | النكاف | أبو كعب
  A38 | Scarlet fever | الحمى القرمزية | -
  R56.0 | Febrile seizure | تشنج حراري | -
  L22 | Nappy rash | التهاب الحفاض | diaper
  L20.9 | Eczema | الإكزيما | atopic dermatitis
  L21.9 | Seborrhoeic dermatitis | التهاب الجلد الدهني | dandruff, قشرة
  L23.9 | Contact allergy of the skin | حساسية تماس جلدية | dermatitis
  L30.9 | Dermatitis | التهاب الجلد | rash, طفح
  L40.9 | Psoriasis | الصدفية | -
  L43.9 | Lichen planus | الحزاز المسطح | -
  L50.9 | Hives | شرى | urticaria, أرتكاريا
  L60.0 | Ingrown nail | ظفر منغرز | -
  L63.9 | Alopecia areata | الثعلبة | hair loss
  L65.9 | Hair loss | تساقط الشعر | -
  L70.0 | Acne | حب الشباب | -
  L71.9 | Rosacea | الوردية | -
  L72.0 | Cyst of the skin | كيس جلدي | -
  L80 | Vitiligo | البهاق | -
  L81.1 | Melasma | الكلف | pigmentation, تصبغات
  L82 | Seborrhoeic keratosis | تقرن دهني | -
  L90.5 | Scar | ندبة | -
  L91.0 | Keloid | جدرة | scar
  B07 | Viral wart | ثؤلول | -
  L01.0 | Impetigo | القوباء | -
  L02.9 | Abscess | خراج | boil, دمل
  L03.9 | Cellulitis | التهاب النسيج الخلوي | -
  M10.9 | Gout | النقرس | -
  M06.9 | Rheumatoid arthritis | الروماتويد | -
  M16.9 | Hip arthritis | خشونة الورك | -
  M17.9 | Knee arthritis | خشونة الركبة | osteoarthritis
  M19.9 | Arthritis | خشونة المفاصل | -
  M23.2 | Torn meniscus | تمزق الغضروف الهلالي | -
  M25.5 | Joint pain | ألم المفاصل | -
  M32.9 | Lupus | الذئبة الحمراء | -
  M41.9 | Scoliosis | انحراف العمود الفقري | -
  M45 | Ankylosing spondylitis | التهاب الفقار اللاصق | -
  M47.9 | Spondylosis | خشونة الفقرات | -
  M50.2 | Slipped disc of the neck | انزلاق غضروفي في الرقبة | -
  M51.2 | Slipped disc | انزلاق غضروفي | ديسك
  M54.2 | Neck pain | ألم الرقبة | -
  M54.3 | Sciatica | عرق النسا | -
  M54.5 | Low back pain | ألم أسفل الظهر | -
  M62.4 | Muscle spasm | شد عضلي | -
  M65.3 | Trigger finger | الإصبع الزنادية | -
  M70.6 | Hip bursitis | التهاب كيس الورك | -
  M72.2 | Heel pain | التهاب اللفافة الأخمصية | plantar fasciitis, مسمار
  M75.0 | Frozen shoulder | الكتف المتجمدة | -
  M75.1 | Torn shoulder tendon | تمزق أوتار الكتف | rotator cuff
  M77.1 | Tennis elbow | مرفق التنس | -
  M79.1 | Muscle pain | ألم عضلي | -
  M79.7 | Fibromyalgia | الألم العضلي الليفي | -
  M81.9 | Osteoporosis | هشاشة العظام | -
  S42.0 | Broken collar bone | كسر الترقوة | fracture
  S52.5 | Broken wrist | كسر الرسغ | fracture
  S72.0 | Broken hip | كسر عنق الفخذ | fracture
  S82.6 | Broken ankle | كسر الكاحل | fracture
  S83.5 | Torn knee ligament | تمزق الرباط الصليبي | acl
  S93.4 | Ankle sprain | التواء الكاحل | -
  G35 | Multiple sclerosis | التصلب المتعدد | -
  G20 | Parkinson's disease | داء باركنسون | الشلل الرعاش
  G30.9 | Alzheimer's disease | داء الزهايمر | memory
  G40.9 | Epilepsy | الصرع | seizure
  G43.9 | Migraine | الشقيقة | صداع نصفي
  G44.2 | Tension headache | صداع التوتر | -
  G44.0 | Cluster headache | الصداع العنقودي | -
  G45.9 | Transient ischaemic attack | نوبة إقفارية عابرة | tia
  G47.3 | Sleep apnoea | انقطاع النفس أثناء النوم | snoring, شخير
  G50.0 | Trigeminal neuralgia | ألم العصب الخامس | -
  G51.0 | Bell's palsy | شلل العصب السابع | face
  G56.0 | Carpal tunnel syndrome | متلازمة النفق الرسغي | hand
  G62.9 | Neuropathy | اعتلال الأعصاب | numbness, تنميل
  G61.0 | Guillain-Barré syndrome | متلازمة غيلان باريه | -
  G70.0 | Myasthenia gravis | الوهن العضلي | -
  G81.9 | Weakness of one side | شلل نصفي | hemiplegia
  R20.2 | Pins and needles | تنميل | -
  R25.1 | Tremor | رعشة | -
  R41.3 | Forgetfulness | ضعف الذاكرة | -
  H60.9 | Outer ear infection | التهاب الأذن الخارجية | -
  H61.2 | Ear wax | شمع الأذن | -
  H65.9 | Fluid in the middle ear | سوائل الأذن الوسطى | -
  H72.9 | Perforated eardrum | ثقب طبلة الأذن | -
  H81.0 | Ménière's disease | داء منيير | vertigo
  H81.1 | Positional vertigo | الدوار الوضعي | bppv
  H90.5 | Hearing loss | ضعف السمع | -
  H93.1 | Tinnitus | طنين الأذن | -
  J31.0 | Chronic rhinitis | التهاب الأنف المزمن | -
  J32.9 | Chronic sinusitis | التهاب الجيوب الأنفية المزمن | -
  J33.9 | Nasal polyps | لحمية الأنف | -
  J34.2 | Crooked nasal septum | انحراف الحاجز الأنفي | -
  J35.0 | Chronic tonsillitis | التهاب اللوزتين المزمن | -
  J35.2 | Enlarged adenoids | تضخم اللحمية | -
  R04.0 | Nosebleed | رعاف | -
  R49.0 | Hoarseness | بحة الصوت | -
  `,
);
