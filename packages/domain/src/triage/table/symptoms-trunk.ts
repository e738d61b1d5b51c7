/** Complaints of the chest, belly, back, urine and sexual organs. Columns: see `symptoms.ts`. */
export const trunkSymptoms = `
chest_pain | chest | wte | wte | CAR-ADU INT-PUL EMR-ADU | Chest pain or tightness | ألم أو ضيق في الصدر | heart pain chest pressure tightness قلب ضغط كتمة نغزة نغزات نغز صدري قلبي heart attack stabbing
breathless | chest | tee | wte | INT-PUL CAR-ADU EMR-ADU | Shortness of breath | ضيق التنفس | breathing dyspnea cannot breathe out of breath كتمة نفس نهجان تنفس أتنفس نفسي اختناق مكتوم suffocating breath ينهج ضايق يتنفس تتنفس
wheeze | chest | tte | wte | INT-PUL PED-ALG | Wheezing | صفير في الصدر | asthma whistle wheezing ربو أزيز
noisy_breathing | throat chest | eee | tte | ENT-GEN PED-GEN EMR-PED | Noisy breathing on breathing in | صوت خشن عند الشهيق | stridor croup barking خانوق
cough | chest throat | sst | wwt | INT-PUL FAM-GEN | Cough | سعال | coughing phlegm sputum bronchitis كحة بلغم سعلة أكح يكح تكح
barking_cough | throat chest | tte | wtt | PED-GEN ENT-GEN | Barking cough | سعال نباحي | croup seal خانوق كحة خشنة
coughing_blood | chest | tte | ttt | INT-PUL EMR-ADU | Coughing up blood | سعال مصحوب بدم | blood sputum hemoptysis كحة دم
palpitations | chest | wtt | wwt | CAR-RHY CAR-ADU INT-END | Fast, strong or skipping heartbeat | خفقان أو عدم انتظام النبض | heart racing skipped beats flutter تسارع القلب رفرفة يدق دقات سرعة pounding
heartburn | chest abdomen | ssw | www | INT-GAS FAM-GEN | Heartburn or acid reflux | حموضة أو حرقة المعدة | reflux acid indigestion ارتجاع حرقان
chest_injury | chest | tte | wtt | EMR-ADU SUR-GEN | Blow to the chest or belly | إصابة في الصدر أو البطن | accident rib trauma crash حادث ضلع
breast_lump | chest breast | www | www | SUR-GEN OBG-PRE | Lump in the breast | كتلة في الثدي | breast mass lump ورم ثدي
breast_pain | chest breast | swt | wwt | SUR-GEN OBG-PRE | Breast pain, redness or discharge | ألم أو احمرار أو إفراز من الثدي | nipple discharge mastitis galactorrhea حليب حلمة
high_bp_reading | chest general | wwt | wwt | CAR-ADU INT-NEP FAM-CHR | High blood pressure reading | قراءة مرتفعة لضغط الدم | hypertension pressure reading ضغط عالي مرتفع
low_bp_reading | chest general | wtt | wwt | CAR-ADU FAM-CHR | Low blood pressure or faint on standing | انخفاض ضغط الدم أو دوار عند الوقوف | hypotension standing هبوط ضغط واطي
abdominal_pain | abdomen | wte | wwt | INT-GAS SUR-GEN FAM-GEN | Abdominal pain | ألم البطن | stomach ache belly tummy cramps مغص وجع بطن معدة hurts tummy stomachache كرشي
bloating | abdomen | ssw | wwt | INT-GAS FAM-GEN | Bloating or gas | انتفاخ أو غازات | gas distension bloated نفخة
swollen_belly | abdomen | wte | wtt | INT-GAS SUR-GEN OBG-PRE | Growing or tight belly | تضخم أو شد في البطن | distended ascites بطن منتفخ
nausea | abdomen | ssw | wwt | INT-GAS FAM-GEN | Nausea | غثيان | sick queasy لوعة كبدي لايعة لاعت
vomiting | abdomen | swt | wtt | INT-GAS FAM-GEN EMR-ADU | Vomiting | قيء | throwing up vomit استفراغ ترجيع طراش puke أستفرغ يرجع أرجع أطرش يطرش طرش يستفرغ vomited
vomiting_blood | abdomen | eee | tee | INT-GAS EMR-ADU | Vomiting blood | قيء دموي | blood vomit hematemesis coffee دم استفراغ throwing يطرش يستفرغ أرجع يرجع
diarrhoea | abdomen | swt | wwt | INT-GAS FAM-GEN | Diarrhoea | إسهال | diarrhea loose stool watery نزلة معوية
bloody_diarrhoea | abdomen | tte | wtt | INT-GAS EMR-ADU | Diarrhoea with blood | إسهال مع دم | dysentery blood stool colitis زحار
constipation | abdomen | ssw | wwt | INT-GAS FAM-GEN | Constipation | إمساك | hard stool cannot pass قبض ممسك
rectal_bleeding | abdomen pelvis | wte | wtt | INT-GAS SUR-GEN | Bleeding from the back passage | نزيف من الشرج | blood stool toilet paper hemorrhoids piles بواسير دم poop
black_stool | abdomen | tee | tte | INT-GAS EMR-ADU | Black, tarry stool | براز أسود كالقطران | melena black stool براز اسود
pale_greasy_stool | abdomen | www | www | INT-GAS | Greasy, pale or foul stool | براز دهني أو شاحب أو كريه الرائحة | fatty stool steatorrhea mucus مخاط
stool_change | abdomen | sww | www | INT-GAS FAM-GEN | Change in bowel habit or mucus | تغير في عادة التبرز أو مخاط مع البراز | mucus stool ibs colon قولون
anal_pain | pelvis | swt | wwt | SUR-GEN INT-GAS | Pain, lump or itching of the back passage | ألم أو كتلة أو حكة في الشرج | piles fissure hemorrhoids بواسير ناسور شرخ
stool_incontinence | pelvis | wwt | www | SUR-GEN INT-GAS NEU-EPI | Leaking stool | عدم التحكم في البراز | soiling incontinence سلس براز
jaundice | abdomen skin eye | tte | wtt | INT-GAS PED-NEO | Yellow skin or eyes | اصفرار الجلد أو العينين | jaundice hepatitis يرقان صفار
appetite_loss | abdomen general | sww | www | INT-GAS FAM-GEN | Loss of appetite | فقدان الشهية | not hungry early fullness شبع مبكر
early_fullness | abdomen | sww | www | INT-GAS | Full after little food | الشبع بعد كمية قليلة من الطعام | satiety full quickly امتلاء
groin_lump | pelvis abdomen | wwe | wwt | SUR-GEN URO-GEN | Lump in the groin or belly wall | كتلة في أصل الفخذ أو جدار البطن | hernia groin فتق فتاق
flank_pain | back abdomen | wte | wtt | URO-STO INT-NEP | Pain in the side below the ribs | ألم الخاصرة | kidney stone flank loin كلى حصوة مغص كلوي
back_pain | back | swt | wwt | ORT-SPI REH-MUS FAM-GEN | Back pain | ألم الظهر | lower back lumbago disc sciatica ديسك عرق النسا
back_injury | back | tte | wtt | ORT-SPI EMR-ADU | Injury to the back or neck | إصابة الظهر أو الرقبة | spine fall accident عمود فقري حادث
painful_urination | pelvis | wtt | wwt | URO-GEN FAM-GEN | Burning on passing urine | حرقة البول | uti burning pee dysuria التهاب مسالك peeing stings حرقان بول
frequent_urination | pelvis | wwt | www | URO-GEN INT-END FAM-GEN | Passing urine often | كثرة التبول | urinate often nocturia urgency بول متكرر ليل
weak_stream | pelvis | wwt | www | URO-GEN | Weak stream or trouble starting | ضعف جريان البول أو صعوبة بدئه | prostate hesitancy stream بروستاتا
urine_retention | pelvis | eee | tee | URO-GEN EMR-ADU | Cannot pass urine | احتباس البول | retention cannot urinate حصر بول أتبول أبول يبول يتبول تبول pee محصور
little_urine | pelvis | tte | tte | INT-NEP EMR-ADU | Very little urine | قلة البول | oliguria no urine dehydration جفاف
blood_urine | pelvis | ttt | wtt | URO-GEN INT-NEP | Blood in the urine | دم في البول | red urine hematuria pink بول احمر
foamy_urine | pelvis | www | www | INT-NEP | Foamy urine | رغوة في البول | froth protein زلال
dark_urine | pelvis | wtt | wwt | INT-GAS INT-NEP URO-GEN | Dark urine | بول داكن | brown urine cola لون البول
urine_leak | pelvis | sww | www | URO-GEN OBG-PRE | Leaking urine | سلس البول | incontinence leakage bedwetting تبول لاإرادي
bedwetting | pelvis | sww | www | PED-GEN URO-GEN | Bedwetting | تبول الطفل ليلًا | child wets bed سلس ليلي
vaginal_bleeding | f:pelvis | wte | wwt | OBG-PRE EMR-ADU | Vaginal bleeding outside the period | نزيف مهبلي في غير وقت الدورة | spotting bleeding between periods تنقيط حامل pregnant pregnancy حمل
heavy_period | f:pelvis | wwe | wwt | OBG-FER | Heavy or long periods | غزارة أو طول الدورة الشهرية | menorrhagia heavy flow دورة غزيرة
painful_period | f:pelvis abdomen | swt | wwt | OBG-FER FAM-GEN | Painful periods | آلام الدورة الشهرية | cramps dysmenorrhea مغص الدورة
missed_period | f:pelvis | www | www | OBG-FER OBG-PRE INT-END | Missed or irregular periods | تأخر أو عدم انتظام الدورة | amenorrhea irregular late period انقطاع تكيس متأخرة
hot_flushes | f:general | sww | www | OBG-FER INT-END | Hot flushes | هبات ساخنة | menopause flashes سن اليأس
vaginal_discharge | f:pelvis | swt | www | OBG-PRE OBG-FER | Vaginal discharge or itching | إفرازات أو حكة مهبلية | thrush itching discharge yeast فطريات مهبل التهابات
vulval_lump | f:pelvis | wtt | wwt | OBG-PRE | Swelling or sore of the vulva | تورم أو تقرح في الفرج | bartholin labia كيس
infertility | pelvis | sss | www | OBG-FER URO-GEN | Trouble having a child | تأخر الإنجاب | fertility pregnant conceive عقم حمل
low_libido | pelvis mind | sss | www | URO-GEN OBG-FER PSY-ADU INT-END | Sexual difficulties | ضعف الرغبة أو الأداء الجنسي | erection libido sex impotence انتصاب
pain_in_sex | pelvis | sww | www | OBG-FER URO-GEN | Pain during intercourse | ألم أثناء الجماع | dyspareunia painful sex
pregnancy_vomiting | f:abdomen | swt | wwt | OBG-PRE | Vomiting in pregnancy | قيء الحمل | morning sickness hyperemesis وحام
less_fetal_movement | f:abdomen pelvis | eee | eee | OBG-PRE | Baby moves less in the womb | قلة حركة الجنين | fetal movement kicks baby حركة البيبي
waters_broken | f:pelvis | eee | eee | OBG-PRE | Waters broken or leaking fluid | نزول ماء الجنين | labour membranes ولادة ماء الرأس
contractions | f:abdomen pelvis | tee | tee | OBG-PRE | Contractions | انقباضات أو طلق | labour labor preterm ولادة
breastfeeding_trouble | f:breast chest | wwt | www | OBG-PRE PED-NEO | Trouble with breastfeeding | صعوبات الرضاعة الطبيعية | breastfeeding milk رضاعة
testicle_pain | m:pelvis | tte | wtt | URO-GEN EMR-ADU | Pain in a testicle | ألم الخصية | scrotal pain testis torsion خصيه صفن balls hurt خصية
scrotal_swelling | m:pelvis | wtt | www | URO-GEN | Swelling of the scrotum | تورم كيس الصفن | hydrocele varicocele دوالي الخصية
penile_discharge | m:pelvis | ttt | wtt | URO-GEN DER-MED | Discharge from the penis | إفرازات من القضيب | urethritis std سيلان
penile_problem | m:pelvis | wwt | www | URO-GEN DER-MED | Pain or swelling of the penis | ألم أو تورم القضيب | foreskin phimosis قضيب
long_erection | m:pelvis | eee | eee | URO-GEN EMR-ADU | Erection longer than four hours | انتصاب مؤلم يتجاوز أربع ساعات | priapism
blood_semen | m:pelvis | www | www | URO-GEN | Blood in the semen or painful ejaculation | دم في المني أو ألم القذف | semen ejaculation قذف
genital_sores | pelvis skin | wtt | wwt | DER-MED URO-GEN OBG-PRE | Sores, blisters or warts of the genitals | تقرحات أو ثآليل تناسلية | herpes warts bumps genital هربس ثالول
`;
