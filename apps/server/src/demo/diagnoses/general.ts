import { rowsOf } from '../hospital/table.ts';

export const columns = ['code', 'title', 'title_ar', 'more'] as const;

/** Diagnoses of family medicine, internal medicine, the heart and urgent care. The words are our own; `more` is what is typed for them. */
export const generalDiagnoses = rowsOf(
  columns,
  `
  J00 | Common cold | زكام | cold, runny nose, رشح
  J01.9 | Acute sinusitis | التهاب الجيوب الأنفية الحاد | sinus, جيوب
  J02.9 | Sore throat | التهاب الحلق الحاد | pharyngitis, throat
  J03.9 | Acute tonsillitis | التهاب اللوزتين الحاد | tonsils, لوز
  J04.0 | Acute laryngitis | التهاب الحنجرة الحاد | hoarse, بحة
  J06.9 | Upper respiratory infection | التهاب الجهاز التنفسي العلوي | cough, cold, كحة
  J11.1 | Influenza | الإنفلونزا | flu
  J18.9 | Pneumonia | التهاب رئوي | lung infection
  J20.9 | Acute bronchitis | التهاب القصبات الحاد | chest, شعب
  J30.4 | Allergic rhinitis | حساسية الأنف | hay fever, sneezing, عطاس
  J42 | Chronic bronchitis | التهاب القصبات المزمن | copd
  J44.9 | Chronic obstructive pulmonary disease | الانسداد الرئوي المزمن | copd, smoker
  J45.9 | Asthma | الربو | wheeze, ضيق تنفس
  J47 | Bronchiectasis | توسع القصبات | -
  J84.1 | Pulmonary fibrosis | تليف الرئة | -
  J90 | Pleural effusion | انصباب جنبي | water, lung
  A09 | Gastroenteritis | نزلة معوية | diarrhoea, vomiting, إسهال, قيء
  A49.9 | Bacterial infection | عدوى بكتيرية | -
  B00.9 | Herpes simplex | الهربس البسيط | cold sore, قرحة برد
  B01.9 | Chickenpox | جدري الماء | varicella, عنقز
  B02.9 | Shingles | الحزام الناري | zoster
  B34.9 | Viral infection | عدوى فيروسية | virus
  B35.1 | Fungal nail infection | فطريات الأظافر | onychomycosis
  B35.3 | Athlete's foot | فطريات القدم | tinea
  B37.0 | Oral thrush | فطريات الفم | candida
  B86 | Scabies | الجرب | itch
  R05 | Cough | سعال | كحة
  R06.0 | Shortness of breath | ضيق التنفس | dyspnoea
  R07.4 | Chest pain | ألم الصدر | -
  R10.4 | Abdominal pain | ألم البطن | stomach, مغص
  R11 | Nausea and vomiting | غثيان وقيء | -
  R19.7 | Diarrhoea | إسهال | -
  R42 | Dizziness | دوخة | giddiness
  R50.9 | Fever | حمى | temperature, حرارة
  R51 | Headache | صداع | -
  R53 | Fatigue | إرهاق | tired, تعب
  R55 | Fainting | إغماء | syncope
  R60.0 | Swelling of the legs | تورم الساقين | oedema
  R63.4 | Weight loss | نقص الوزن | -
  R73.0 | Raised blood sugar | ارتفاع سكر الدم | prediabetes, ما قبل السكري
  Z00.0 | General check-up | فحص عام | examination
  Z01.8 | Examination before an operation | فحص قبل العملية | -
  Z09.9 | Follow-up examination | فحص متابعة | -
  Z23 | Vaccination | تطعيم | immunisation, لقاح
  Z76.0 | Repeat prescription | تجديد وصفة | refill
  E03.9 | Underactive thyroid | خمول الغدة الدرقية | hypothyroidism
  E05.9 | Overactive thyroid | فرط نشاط الغدة الدرقية | hyperthyroidism
  E04.9 | Goitre | تضخم الغدة الدرقية | thyroid nodule
  E06.3 | Hashimoto's thyroiditis | التهاب الغدة الدرقية المناعي | -
  E10.9 | Type 1 diabetes | السكري من النوع الأول | insulin
  E11.9 | Type 2 diabetes | السكري من النوع الثاني | sugar, سكر
  E11.2 | Type 2 diabetes with kidney disease | السكري من النوع الثاني مع اعتلال الكلى | nephropathy
  E11.3 | Type 2 diabetes with eye disease | السكري من النوع الثاني مع اعتلال العين | retinopathy
  E11.4 | Type 2 diabetes with nerve damage | السكري من النوع الثاني مع اعتلال الأعصاب | neuropathy
  E11.5 | Type 2 diabetes with poor circulation | السكري من النوع الثاني مع ضعف الدورة الدموية | foot
  E16.2 | Low blood sugar | انخفاض سكر الدم | hypoglycaemia
  E21.3 | Overactive parathyroid | فرط نشاط جارات الدرقية | calcium
  E55.9 | Vitamin D deficiency | نقص فيتامين د | -
  E53.8 | Vitamin B12 deficiency | نقص فيتامين ب ١٢ | b12
  E66.9 | Obesity | السمنة | weight, وزن
  E78.0 | High cholesterol | ارتفاع الكوليسترول | lipid
  E78.1 | High triglycerides | ارتفاع الدهون الثلاثية | -
  E79.0 | High uric acid | ارتفاع حمض اليوريك | -
  E86 | Dehydration | جفاف | -
  E87.6 | Low potassium | انخفاض البوتاسيوم | hypokalaemia
  D50.9 | Iron deficiency anaemia | فقر الدم بنقص الحديد | anemia, أنيميا
  D57.1 | Sickle cell disease | فقر الدم المنجلي | -
  D56.9 | Thalassaemia | الثلاسيميا | -
  D55.0 | G6PD deficiency | نقص إنزيم التفول | favism, أنيميا الفول
  D64.9 | Anaemia | فقر الدم | anemia
  D69.6 | Low platelets | نقص الصفائح | thrombocytopenia
  I10 | High blood pressure | ارتفاع ضغط الدم | hypertension, ضغط
  I11.9 | Heart disease with high blood pressure | مرض القلب بارتفاع الضغط | -
  I20.9 | Angina | الذبحة الصدرية | -
  I21.9 | Heart attack | جلطة قلبية | myocardial infarction, احتشاء
  I25.1 | Coronary artery disease | مرض الشرايين التاجية | ischaemic
  I26.9 | Pulmonary embolism | جلطة رئوية | -
  I34.0 | Leaking mitral valve | ارتجاع الصمام التاجي | -
  I35.0 | Narrow aortic valve | تضيق الصمام الأبهري | -
  I42.9 | Cardiomyopathy | اعتلال عضلة القلب | -
  I44.2 | Complete heart block | إحصار القلب الكامل | -
  I47.1 | Supraventricular tachycardia | تسارع القلب فوق البطيني | svt
  I48.9 | Atrial fibrillation | الرجفان الأذيني | af, rhythm
  I49.9 | Irregular heartbeat | اضطراب نظم القلب | arrhythmia
  I50.9 | Heart failure | فشل القلب | ضعف عضلة القلب
  I63.9 | Stroke | سكتة دماغية | جلطة دماغية
  I80.2 | Deep vein thrombosis | جلطة الأوردة العميقة | dvt
  I83.9 | Varicose veins | دوالي الساقين | -
  I95.9 | Low blood pressure | انخفاض ضغط الدم | -
  R00.2 | Palpitations | خفقان | -
  R01.1 | Heart murmur | لغط القلب | -
  Q21.0 | Hole between the heart's chambers | ثقب بين البطينين | vsd
  Q21.1 | Hole between the atria | ثقب بين الأذينين | asd
  K21.9 | Acid reflux | ارتجاع المريء | heartburn, gerd, حموضة
  K25.9 | Stomach ulcer | قرحة المعدة | -
  K29.7 | Gastritis | التهاب المعدة | جرثومة
  K30 | Indigestion | عسر الهضم | dyspepsia
  K50.9 | Crohn's disease | داء كرون | -
  K51.9 | Ulcerative colitis | التهاب القولون التقرحي | -
  K52.9 | Colitis | التهاب القولون | -
  K58.9 | Irritable bowel syndrome | القولون العصبي | ibs
  K59.0 | Constipation | إمساك | -
  K76.0 | Fatty liver | الكبد الدهني | -
  K73.9 | Chronic hepatitis | التهاب الكبد المزمن | -
  K74.6 | Cirrhosis | تليف الكبد | -
  K85.9 | Acute pancreatitis | التهاب البنكرياس الحاد | -
  K90.0 | Coeliac disease | حساسية القمح | gluten
  B18.1 | Chronic hepatitis B | التهاب الكبد ب المزمن | -
  B18.2 | Chronic hepatitis C | التهاب الكبد ج المزمن | -
  T78.2 | Severe allergic reaction | صدمة تحسسية | anaphylaxis
  T78.4 | Allergy | حساسية | allergic
  T63.4 | Insect sting | لدغة حشرة | bite, لسعة
  T30.0 | Burn | حرق | -
  T67.0 | Heat stroke | ضربة شمس | -
  S01.8 | Wound of the head | جرح في الرأس | cut
  S61.9 | Wound of the hand | جرح في اليد | cut
  S06.0 | Concussion | ارتجاج الدماغ | head injury
  `,
);
