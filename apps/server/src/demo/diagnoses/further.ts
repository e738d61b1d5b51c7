import { rowsOf } from '../hospital/table.ts';
import { columns } from './general.ts';

/** Diagnoses of eyes, teeth, mind, women, kidneys and bladder, and of operations. The words are our own. */
export const furtherDiagnoses = rowsOf(
  columns,
  `
  H00.0 | Stye | شحاذ العين | -
  H01.0 | Inflamed eyelid | التهاب الجفن | blepharitis
  H04.1 | Dry eye | جفاف العين | -
  H10.9 | Conjunctivitis | التهاب الملتحمة | red eye, احمرار
  H11.0 | Pterygium | ظفرة العين | -
  H16.9 | Inflamed cornea | التهاب القرنية | keratitis
  H18.6 | Keratoconus | القرنية المخروطية | -
  H25.9 | Cataract | الماء الأبيض | -
  H33.2 | Detached retina | انفصال الشبكية | -
  H35.3 | Macular degeneration | تنكس البقعة الصفراء | -
  H36.0 | Diabetic retinopathy | اعتلال الشبكية السكري | -
  H40.9 | Glaucoma | الماء الأزرق | -
  H50.9 | Squint | حول | strabismus
  H52.0 | Long sight | طول النظر | -
  H52.1 | Short sight | قصر النظر | myopia, نظارة
  H52.2 | Astigmatism | استجماتيزم | -
  H52.4 | Reading sight of age | ضعف النظر مع العمر | presbyopia
  H53.0 | Lazy eye | كسل العين | amblyopia
  K00.6 | Late teeth | تأخر ظهور الأسنان | -
  K01.1 | Impacted tooth | سن منطمر | wisdom, ضرس العقل
  K02.9 | Tooth decay | تسوس الأسنان | caries, cavity
  K03.6 | Tartar | جير الأسنان | cleaning
  K04.0 | Inflamed tooth pulp | التهاب عصب السن | toothache, ألم
  K04.7 | Dental abscess | خراج الأسنان | -
  K05.1 | Gum disease | التهاب اللثة | gingivitis
  K05.3 | Periodontitis | التهاب دواعم السن | -
  K07.4 | Crooked bite | سوء إطباق الأسنان | braces, تقويم
  K08.1 | Lost teeth | فقدان الأسنان | -
  K12.0 | Mouth ulcer | قرحة الفم | -
  S02.5 | Broken tooth | كسر السن | -
  F20.9 | Schizophrenia | الفصام | -
  F31.9 | Bipolar disorder | اضطراب ثنائي القطب | -
  F32.9 | Depression | اكتئاب | mood, مزاج
  F33.9 | Recurrent depression | اكتئاب متكرر | -
  F40.1 | Social anxiety | الرهاب الاجتماعي | -
  F41.0 | Panic disorder | نوبات الهلع | -
  F41.1 | Generalised anxiety | القلق العام | worry
  F42.9 | Obsessive-compulsive disorder | الوسواس القهري | ocd
  F43.1 | Post-traumatic stress disorder | اضطراب ما بعد الصدمة | ptsd
  F43.2 | Adjustment disorder | اضطراب التكيف | stress
  F50.0 | Anorexia | فقدان الشهية العصبي | -
  F51.0 | Insomnia | أرق | sleep, نوم
  F84.0 | Autism | التوحد | -
  F90.0 | Attention deficit disorder | فرط الحركة وتشتت الانتباه | adhd
  F91.9 | Conduct problem | اضطراب السلوك | -
  F98.0 | Bed-wetting | التبول الليلي | -
  F80.9 | Speech delay | تأخر الكلام | -
  Z34.9 | Pregnancy care | متابعة الحمل | antenatal
  Z33 | Pregnancy | حمل | -
  O21.0 | Morning sickness | غثيان الحمل | وحام
  O23.4 | Urine infection in pregnancy | التهاب البول أثناء الحمل | -
  O24.4 | Diabetes of pregnancy | سكري الحمل | gestational
  O14.9 | Pre-eclampsia | تسمم الحمل | -
  O03.9 | Miscarriage | إجهاض | -
  O80.9 | Normal birth | ولادة طبيعية | -
  O99.0 | Anaemia in pregnancy | فقر الدم أثناء الحمل | -
  Z39.2 | Check after birth | فحص ما بعد الولادة | postnatal
  Z30.9 | Contraception | منع الحمل | -
  N97.9 | Female infertility | تأخر الإنجاب | fertility
  E28.2 | Polycystic ovaries | تكيس المبايض | pcos
  N92.0 | Heavy periods | غزارة الدورة | -
  N91.2 | Missed periods | انقطاع الدورة | amenorrhoea
  N94.6 | Painful periods | آلام الدورة | -
  N95.1 | Menopause | سن اليأس | -
  N76.0 | Vaginal infection | التهاب مهبلي | -
  D25.9 | Fibroids | ألياف الرحم | -
  N80.9 | Endometriosis | بطانة الرحم المهاجرة | -
  N60.1 | Lumpy breasts | تكيسات الثدي | -
  N63 | Lump in the breast | كتلة في الثدي | -
  N83.2 | Ovarian cyst | كيس المبيض | -
  N10 | Kidney infection | التهاب الكلى الحاد | pyelonephritis
  N18.9 | Chronic kidney disease | القصور الكلوي المزمن | creatinine, كرياتينين
  N17.9 | Acute kidney failure | القصور الكلوي الحاد | -
  N04.9 | Nephrotic syndrome | المتلازمة الكلوية | -
  N20.0 | Kidney stone | حصوة الكلى | -
  N20.1 | Ureteric stone | حصوة الحالب | colic, مغص
  N23 | Renal colic | مغص كلوي | -
  N30.0 | Bladder infection | التهاب المثانة | cystitis
  N39.0 | Urinary tract infection | التهاب المسالك البولية | uti, بول
  N40 | Enlarged prostate | تضخم البروستاتا | -
  N41.0 | Prostatitis | التهاب البروستاتا | -
  N45.9 | Inflamed testicle | التهاب الخصية | -
  I86.1 | Varicocele | دوالي الخصية | -
  N31.9 | Bladder nerve problem | المثانة العصبية | -
  N32.8 | Overactive bladder | فرط نشاط المثانة | -
  R31 | Blood in the urine | دم في البول | haematuria
  Q53.9 | Undescended testicle | الخصية المعلقة | -
  K35.8 | Appendicitis | التهاب الزائدة الدودية | -
  K40.9 | Groin hernia | فتاق إربي | -
  K42.9 | Navel hernia | فتاق سري | -
  K44.9 | Hiatus hernia | فتق الحجاب الحاجز | -
  K60.2 | Anal fissure | شرخ شرجي | -
  K64.9 | Piles | البواسير | haemorrhoids
  K80.2 | Gallstones | حصوات المرارة | -
  K81.0 | Inflamed gallbladder | التهاب المرارة الحاد | -
  L05.9 | Pilonidal sinus | الناسور العصعصي | كيس الشعر
  D17.9 | Lipoma | ورم دهني | lump
  E66.8 | Severe obesity | السمنة المفرطة | sleeve, تكميم
  T81.4 | Wound infection after an operation | التهاب الجرح بعد العملية | -
  Z48.0 | Dressing of a wound | غيار الجرح | -
  Z50.1 | Physiotherapy | العلاج الطبيعي | exercise
  I69.3 | Weakness after a stroke | آثار السكتة الدماغية | rehabilitation, تأهيل
  R26.2 | Difficulty walking | صعوبة المشي | -
  R29.6 | Falls | السقوط المتكرر | -
  M62.8 | Muscle weakness | ضعف العضلات | -
  L89.9 | Pressure sore | قرحة الفراش | -
  `,
);
