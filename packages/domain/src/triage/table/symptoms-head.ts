/** Complaints of the head, mind, eyes, ears, nose, mouth, throat and neck. Columns: see `symptoms.ts`. */
export const headSymptoms = `
headache | head | swt | wwt | NEU-HEA FAM-GEN | Headache | صداع | head ache migraine pain head وجع راس ألم الرأس شقيقة
head_injury | head | wte | wtt | EMR-ADU NEU-EPI | Blow to the head | إصابة في الرأس | hit head fall concussion ضربة سقوط ارتطام طاح على راسه
dizziness | head | swt | wwt | NEU-HEA ENT-AUD FAM-GEN | Dizziness | دوخة | lightheaded giddy light headed دوار دايخ عدم اتزان dizzy دايخه يدوخ أدوخ دايخة داخ
vertigo | head ear | wwt | wwt | ENT-AUD NEU-HEA | Feeling that the room spins | دوار مع إحساس بدوران المكان | spinning vertigo الدنيا تدور فيني دوار
fainting | head general | tte | wtt | CAR-ADU NEU-EPI EMR-ADU | Fainting | إغماء | passed out blackout syncope collapse loss of consciousness فقدان الوعي غاب عن الوعي طاح مغمى عليه fainted داخ
seizure | head general | eee | tee | NEU-EPI EMR-ADU | Seizure or fit | تشنج أو نوبة صرع | convulsion epilepsy shaking fits تشنجات صرع اختلاج رجفة
confusion | head mind | eee | tee | NEU-EPI EMR-ADU | Confusion or strange talk | تشوش الذهن أو كلام غير مفهوم | disoriented delirium not making sense هذيان تخليط confused يهذي يخربط
drowsiness | head mind general | tee | wte | NEU-EPI EMR-ADU INT-END | Unusual drowsiness, hard to wake | خمول شديد أو صعوبة في الإيقاظ | sleepy lethargic hard to wake نعاس شديد يصحى تصحى خامل
memory_loss | head mind | wwt | wwt | NEU-EPI PSY-ADU | Forgetfulness | نسيان وضعف الذاكرة | memory dementia forget زهايمر خرف
poor_concentration | head mind | sww | sww | PSY-ADU NEU-HEA INT-END | Trouble concentrating | صعوبة التركيز | focus attention تشتت
facial_weakness | head face | eee | tte | NEU-EPI ENT-GEN | Drooping of one side of the face | ارتخاء في أحد جانبي الوجه | face droop bell palsy stroke شلل الوجه لقوة العصب السابع ميلان الفم مايل معوج وجه فم
speech_trouble | head mouth | eee | tee | NEU-EPI EMR-ADU | Slurred speech or trouble finding words | ثقل اللسان أو صعوبة الكلام | slurred speech stroke cannot speak تلعثم جلطة يتكلم أتكلم تتكلم talk
limb_weakness | arm leg head | tee | wte | NEU-EPI ORT-SPI | Weakness of an arm or a leg | ضعف في ذراع أو ساق | paralysis weak arm leg weakness stroke شلل خدر جلطة تتحرك يتحرك أحرك يد رجل
numbness | arm leg hand foot head | swt | wwt | NEU-EPI ORT-SPI INT-END | Numbness or tingling | تنميل أو خدر | pins and needles tingling numb وخز تنمل
tremor | hand arm | wwt | wwt | NEU-EPI INT-END | Trembling | رعشة | shaking tremor hands رجفة اليد رعاش
unsteady_walk | leg head | tte | wte | NEU-EPI ENT-AUD | Unsteady walk or frequent falls | عدم اتزان في المشي أو سقوط متكرر | ataxia balance falls gait ترنح توازن
face_pain | face | swt | wwt | ENT-GEN NEU-HEA DEN-GEN | Pain in the face or sinuses | ألم في الوجه أو الجيوب | sinus pressure sinusitis facial pain جيوب أنفية
hair_loss | head skin | sss | www | DER-MED INT-END | Hair loss | تساقط الشعر | bald alopecia hair falling صلع شعر
scalp_problem | head skin | ssw | sww | DER-MED | Dandruff or scalp itching | قشرة أو حكة في فروة الرأس | dandruff lice scalp قمل
low_mood | mind | wwt | wwt | PSY-ADU FAM-GEN | Low mood or hopelessness | حزن أو اكتئاب | depressed depression sad hopeless كآبة ضيقة يأس مكتئب ضيقة صدر طفشان ضايق متضايق نفسيا
anxiety | mind | sww | wwt | PSY-ADU FAM-GEN | Worry or anxiety | قلق أو توتر | anxious stress worry nervous خوف
panic | mind chest | wwt | wwt | PSY-ADU CAR-ADU | Sudden attacks of fear | نوبات هلع | panic attack fear ذعر خوف مفاجئ
insomnia | mind general | sww | sww | PSY-ADU FAM-GEN | Trouble sleeping | أرق أو صعوبة النوم | sleepless insomnia cannot sleep ما أقدر أنام نوم أنام
daytime_sleepiness | mind general | sww | www | NEU-EPI INT-PUL ENT-GEN | Falling asleep in the daytime | نعاس شديد في النهار | sleepy narcolepsy apnea يغفو
snoring | nose throat mind | sss | www | ENT-GEN INT-PUL | Snoring or pauses of breath in sleep | شخير أو توقف التنفس أثناء النوم | snore sleep apnea choking at night
hallucination | mind | tte | tte | PSY-ADU NEU-EPI | Hearing or seeing what others do not | سماع أصوات أو رؤية أشياء لا يدركها الآخرون | voices hallucinations psychosis هلوسة هلاوس
paranoia | mind | tte | tte | PSY-ADU | Feeling watched or persecuted | شعور بالمراقبة أو الاضطهاد | paranoid suspicious jumbled thoughts شكوك وسوسة أفكار مشوشة
elated_mood | mind | wtt | wtt | PSY-ADU | Unusually high mood, little need for sleep | نشاط زائد غير معتاد مع قلة النوم | mania bipolar هوس ثنائي القطب
self_harm | mind | tee | tee | PSY-ADU EMR-ADU | Thoughts of harming oneself or of death | أفكار بإيذاء النفس أو تمني الموت | suicide suicidal kill myself die انتحار أقتل نفسي أموت
harm_others | mind | eee | eee | PSY-ADU EMR-ADU | Urge to harm somebody else | رغبة في إيذاء الآخرين | violent homicidal عنف عدوانية
abuse | mind general | eee | eee | EMR-ADU PSY-ADU FAM-GEN | Being hurt or abused by somebody | التعرض للعنف أو الإساءة | violence abuse assault beaten rape domestic ضرب عنف أسري تحرش اعتداء اغتصاب
eating_disorder | mind | wwt | wwt | PSY-ADU INT-END | Trouble with eating or body image | اضطراب في الأكل أو القلق من الوزن | anorexia bulimia نهم فقدان شهية عصبي
addiction | mind | wwt | wwt | PSY-ADU FAM-GEN | Cannot stop smoking, a drug or a habit | صعوبة الإقلاع عن التدخين أو الإدمان | drugs alcohol smoking quit addiction withdrawal مخدرات تدخين إدمان
restless_child | mind | sww | www | PSY-CHI PED-GEN | Restless child, poor attention | فرط حركة أو تشتت انتباه الطفل | adhd behaviour school autism توحد سلوك
speech_delay | mind mouth | sww | www | PED-GEN ENT-AUD PSY-CHI | Late speech or development | تأخر النطق أو النمو | delay talking autism milestone تأخر الكلام
eye_pain | eye | wte | wtt | EYE-GEN | Eye pain | ألم في العين | sore eye وجع عيني
red_eye | eye | stt | wwt | EYE-GEN FAM-GEN | Red eye | احمرار العين | pink eye conjunctivitis bloodshot عين حمراء رمد
eye_discharge | eye | sst | wwt | EYE-GEN FAM-GEN | Sticky eye | إفرازات من العين | pus eye sticky crust عماص صديد
itchy_eyes | eye | ssw | sww | EYE-GEN FAM-GEN | Itching eyes | حكة في العين | allergy eyes حساسية العين
dry_eye | eye | ssw | sww | EYE-GEN | Dry or gritty eyes | جفاف العين | gritty burning eyes حرقان
watery_eye | eye | ssw | www | EYE-GEN | Watering eye | دموع زائدة من العين | tearing lacrimation دماع
eyelid_swelling | eye face | swt | wwt | EYE-GEN DER-MED | Swollen or painful eyelid | تورم أو ألم في الجفن | stye blepharitis lid شحاذ جفون
blurred_vision | eye | wte | wwt | EYE-GEN EYE-RET NEU-EPI | Blurred or weak sight | ضعف أو زغللة في النظر | vision sight glasses cataract macular نظر ضبابية غشاوة
vision_loss | eye | eee | tte | EYE-RET NEU-EPI EMR-ADU | Loss of sight | فقدان النظر | blind sudden blindness curtain عمى أشوف يشوف تشوف عيني lost vision went one eye
double_vision | eye | tee | tte | NEU-EPI EYE-GEN | Double vision | ازدواج الرؤية | seeing two diplopia حول
flashes | eye | ttt | wtt | EYE-RET EYE-GEN | Flashes or many new floaters | ومضات أو أجسام عائمة في النظر | floaters flashes spots ذبابة طائرة نقاط سوداء
eye_injury | eye | tee | wtt | EYE-GEN EMR-ADU | Injury to the eye | إصابة في العين | hit eye scratch ضربة عين خدش
eye_chemical | eye | eee | tte | EYE-GEN EMR-ADU | Chemical splash in the eye | دخول مادة كيميائية في العين | bleach acid cleaner splash كلور مادة حارقة
eye_foreign_body | eye | ttt | ttt | EYE-GEN EMR-ADU | Something in the eye | جسم غريب في العين | dust sand metal غبار شظية
squint | eye | wwt | www | EYE-GEN PED-GEN | Squint | حول العين | crossed eyes lazy eye كسل
ear_pain | ear | swt | wwt | ENT-GEN FAM-GEN | Ear pain | ألم الأذن | earache otitis وجع اذن التهاب
ear_discharge | ear | wtt | wwt | ENT-GEN | Discharge from the ear | إفرازات من الأذن | pus ear fluid صديد
hearing_loss | ear | wwt | www | ENT-AUD | Weak hearing | ضعف السمع | deaf hearing wax blocked ثقل سمع صمم شمع
ear_fullness | ear | ssw | sww | ENT-AUD ENT-GEN | Blocked ear | انسداد الأذن | wax full ear شمع
tinnitus | ear | sww | www | ENT-AUD | Ringing in the ear | طنين الأذن | ringing buzzing صفير
ear_foreign_body | ear | wtt | wtt | ENT-GEN | Something in the ear | جسم غريب في الأذن | insect bead حشرة
runny_nose | nose | sss | sww | ENT-GEN FAM-GEN | Runny or blocked nose | رشح أو انسداد الأنف | cold congestion sneezing flu stuffy nose زكام احتقان عطاس برد خشم مسدود
nosebleed | nose | stt | wwt | ENT-GEN EMR-ADU | Nosebleed | نزيف الأنف | nose bleeding epistaxis رعاف خشم ينزف
nose_injury | nose face | tte | wtt | ENT-GEN EMR-ADU | Injury to the nose | إصابة الأنف | broken nose كسر الأنف
nose_foreign_body | nose | ttt | ttt | ENT-GEN PED-GEN | Something stuck in the nose | جسم غريب في الأنف | bead nose خرزة
smell_loss | nose | ssw | www | ENT-GEN NEU-HEA | Loss of smell or taste | فقدان الشم أو التذوق | anosmia covid smell كورونا
sore_throat | throat | sst | wwt | ENT-GEN FAM-GEN | Sore throat | ألم الحلق | throat tonsils pharyngitis التهاب لوز بلعوم
hoarseness | throat | sst | wwt | ENT-GEN | Hoarse voice | بحة الصوت | laryngitis voice lost صوت
trouble_swallowing | throat chest | tte | wwt | INT-GAS ENT-GEN | Difficulty swallowing | صعوبة البلع | dysphagia food stuck choking بلع
drooling | throat mouth | wee | wte | ENT-GEN EMR-PED EMR-ADU | Drooling, cannot swallow saliva | سيلان اللعاب وعدم القدرة على بلعه | saliva drool epiglottitis ريق
choking | throat chest | eee | tee | EMR-ADU ENT-GEN INT-PUL | Choking on something | شرق أو اختناق بجسم | choke food airway swallowed wrong اختنق غص
swallowed_object | throat abdomen | tte | wtt | EMR-PED EMR-ADU INT-GAS | Swallowed an object | ابتلاع جسم غريب | coin battery magnet swallowed عملة بطارية مغناطيس بلع بلعت
neck_pain | neck | swt | wwt | ORT-SPI REH-MUS FAM-GEN | Neck pain | ألم الرقبة | stiff neck cervical رقبه
stiff_neck | neck | ttt | wtt | NEU-HEA EMR-ADU ORT-SPI | Neck too stiff to bend | تيبس الرقبة وصعوبة ثنيها | neck stiffness meningitis سحايا
neck_lump | neck | wtt | www | ENT-GEN SUR-GEN INT-END | Lump or swollen glands in the neck | كتلة أو تضخم الغدد في الرقبة | lymph node gland thyroid goitre غدة عقد لمفاوية
toothache | mouth | swt | wwt | DEN-GEN | Toothache | ألم الأسنان | tooth molar dental ضرس سن وجع أسنان سني
gum_problem | mouth | wwt | www | DEN-GEN | Sore or bleeding gums | ألم أو نزيف اللثة | gums bleeding gum لثة
mouth_ulcer | mouth | ssw | www | DEN-GEN ENT-GEN FAM-GEN | Mouth ulcers | تقرحات الفم | canker sore ulcers قروح فم
tongue_sore | mouth | sww | www | DEN-GEN INT-GAS FAM-GEN | Sore or red tongue | ألم أو احمرار اللسان | tongue لسان
jaw_pain | mouth face | swt | wwt | DEN-GEN ENT-GEN | Jaw pain | ألم الفك | tmj jaw فك
tooth_injury | mouth | tte | wtt | DEN-GEN EMR-ADU | Broken or knocked-out tooth | كسر أو سقوط سن بسبب إصابة | broken tooth knocked out سن مكسور
face_swelling | face mouth | tte | wtt | EMR-ADU ENT-GEN DEN-GEN | Swelling of the face or lips | تورم الوجه أو الشفتين | lip swelling angioedema face puffy انتفاخ الوجه شفايف متورمة متورم lips swollen
tongue_swelling | mouth throat | eee | tee | EMR-ADU ENT-GEN | Swelling of the tongue or throat | تورم اللسان أو الحلق | throat closing tongue swollen حلق متورم
bad_breath | mouth | sss | sww | DEN-GEN ENT-GEN | Bad breath or dry mouth | رائحة الفم أو جفافه | halitosis dry mouth نفس كريه
`;
