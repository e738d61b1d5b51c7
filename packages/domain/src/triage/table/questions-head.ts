/** Questions about complaints of the head, mind, eyes, ears, nose, mouth and throat. Columns: see `questions.ts`. */
export const headQuestions = `
? headache_kind | one | headache | editorial | What is the headache like? | كيف يمكن وصف الصداع؟
- thunderclap | e | NEU-HEA | The worst ever, at its height within a minute | أشد صداع على الإطلاق وبلغ ذروته خلال دقيقة
- worst | t | NEU-HEA | The worst ever, but it grew slowly | أشد صداع على الإطلاق لكنه ازداد تدريجيًا
- band | - | NEU-HEA | Like a tight band | كحزام ضاغط حول الرأس
- one_side | - | NEU-HEA | Throbbing on one side, or as many times before | نابض في جهة واحدة أو كما في مرات سابقة
- behind_eye | t | NEU-HEA EYE-GEN | Very severe behind one eye | شديد جدًا خلف إحدى العينين
- morning | t | NEU-EPI | Worse in the morning or on bending, for weeks | أشد في الصباح أو عند الانحناء منذ أسابيع
? headache_with | many | headache | nhs-meningitis | What comes with the headache? | ما الذي يصاحب الصداع؟
- fever_neck | e | EMR-ADU NEU-EPI | Fever with a stiff neck | حرارة مع تيبس الرقبة
- confusion | e | NEU-EPI | Confusion or drowsiness | تشوش أو نعاس شديد
- weakness | e | NEU-EPI | Weakness, numbness or trouble speaking | ضعف أو خدر أو صعوبة في الكلام
- vision | t | EYE-GEN NEU-HEA | Sight disturbed now | اضطراب في النظر الآن
- temple | t | EYE-GEN NEU-HEA INT-END | Sore temple or pain on chewing, over fifty | ألم الصدغ أو المضغ بعد سن الخمسين
- fumes | e | EMR-ADU | Others at home have it too, with charcoal or a heater burning | صداع لدى آخرين في المنزل مع اشتعال فحم أو مدفأة
- light | - | NEU-HEA | Light or sound hurts | انزعاج من الضوء أو الصوت
- zigzag | - | NEU-HEA | Flickering or zigzags before it, as before | ومضات أو خطوط متعرجة قبله كالمعتاد
? head_injury_with | many | head_injury/nose_injury/fainting | acep | Has any of this happened since the injury? | هل حدث أي مما يلي بعد الإصابة؟
- passed_out | e | EMR-ADU | Lost consciousness or does not remember | فقدان وعي أو عدم تذكر ما حدث
- vomited | e | EMR-ADU | Vomiting | قيء
- confused | e | EMR-ADU | Confusion, drowsiness or strange behaviour | تشوش أو نعاس أو سلوك غير معتاد
- fluid | e | EMR-ADU ENT-GEN | Clear fluid or blood from the ear or nose | سائل شفاف أو دم من الأذن أو الأنف
- vision | e | EMR-ADU | Sight, speech or walking changed | تغير في النظر أو الكلام أو المشي
- worse_pain | e | EMR-ADU | A severe headache that grows | صداع شديد يزداد
- high_fall | e | EMR-ADU | A fall from a height or a road accident | سقوط من ارتفاع أو حادث مروري
? numbness_how | one | numbness/limb_weakness/facial_weakness/muscle_weakness | acep | Where and how? | أين وكيف يظهر ذلك؟
- one_side | e | NEU-EPI | Suddenly on one side, still there | فجأة في جانب واحد وما زال مستمرًا
- passed | t | NEU-EPI | On one side for minutes, then gone | في جانب واحد لدقائق ثم زال
- forehead | t | NEU-EPI ENT-GEN | Half of the face with the forehead, nothing else | نصف الوجه مع الجبين فقط
- legs_up | e | NEU-EPI | Rises from both legs over days, or with trouble to pass urine | يصعد من الساقين خلال أيام أو مع صعوبة التبول
- saddle | e | ORT-SPI | Around the seat and the genitals | حول المقعدة والأعضاء التناسلية
- both_feet | - | NEU-EPI INT-END | Both feet or hands, slowly | القدمان أو اليدان معًا وببطء
- night | - | ORT-SPO NEU-EPI | Fingers, at night | الأصابع أثناء الليل
? dizziness_with | many | dizziness/vertigo/low_bp_reading | editorial | What comes with the dizziness? | ما الذي يصاحب الدوخة؟
- cannot_walk | e | NEU-EPI | Cannot walk | عجز عن المشي
- weakness | e | NEU-EPI | Weakness, double sight or slurred speech | ضعف أو ازدواج رؤية أو ثقل لسان
- chest | e | CAR-ADU | Chest pain or a very fast pulse | ألم صدر أو نبض سريع جدًا
- bleeding | e | EMR-ADU | Bleeding or black stool | نزيف أو براز أسود
- fainted | t | CAR-ADU | Nearly fainted | شبه إغماء
- turning | - | ENT-AUD | Spins for seconds on moving the head | دوران لثوانٍ عند تحريك الرأس
- hearing | - | ENT-AUD | Weak hearing or ringing | ضعف سمع أو طنين
- standing | - | CAR-ADU FAM-CHR | On standing up | عند الوقوف
? faint_how | many | fainting | editorial | How did the fainting happen? | كيف حدث الإغماء؟
- effort | e | CAR-RHY CAR-ADU | During effort, or lying down | أثناء المجهود أو الاستلقاء
- chest | e | CAR-ADU | With chest pain, palpitations or breathlessness | مع ألم صدر أو خفقان أو ضيق نفس
- no_warning | e | CAR-RHY | Without any warning | دون أي إنذار مسبق
- family | e | CAR-RHY | A young relative died suddenly | وفاة مفاجئة لقريب في سن صغيرة
- pain_bleeding | e | EMR-ADU | With severe pain, bleeding or headache | مع ألم شديد أو نزيف أو صداع
- stress | - | CAR-ADU FAM-GEN | After heat, pain, blood or emotion | بعد حر أو ألم أو رؤية دم أو انفعال
? seizure_how | many | seizure | acep | What was the seizure like? | كيف كان التشنج؟
- long | e | EMR-ADU NEU-EPI | Five minutes or longer, or again | خمس دقائق أو أكثر أو تكرر
- not_awake | e | EMR-ADU NEU-EPI | Not fully awake afterwards | عدم استعادة الوعي بعده
- first | e | NEU-EPI | The first ever | الأول من نوعه
- as_usual | - | NEU-EPI | As usual with known epilepsy, now over | كالمعتاد مع صرع معروف وانتهى الآن
? mind_how | many | hallucination/paranoia/elated_mood/panic/anxiety/low_mood/addiction | editorial | Does any of this apply? | هل يوجد أي مما يلي؟
- commands | e | PSY-ADU | Voices tell to do harm | أصوات تأمر بالإيذاء
- danger_others | e | PSY-ADU | Somebody else could be in danger | احتمال تعرض شخص آخر للخطر
- no_food | t | PSY-ADU | Does not eat, drink or sleep | امتناع عن الأكل أو الشرب أو النوم
- cannot_work | - | PSY-ADU | Work, school or family suffers | تأثر العمل أو الدراسة أو الأسرة
- baby | t | PSY-ADU OBG-PRE | Since giving birth | منذ الولادة
- withdrawal | t | PSY-ADU EMR-ADU | Shaking or sweating since stopping a drug or alcohol | رجفة أو تعرق بعد التوقف عن مادة
? eye_how | many | eye_pain/red_eye/blurred_vision/eye_injury/flashes/eyelid_swelling/eye_foreign_body/double_vision/eye_discharge/itchy_eyes/watery_eye | eye-emergencies | Which of these apply to the eye? | أي مما يلي ينطبق على العين؟
- sudden_loss | e | EYE-RET | Sight suddenly lost or a curtain over it | فقدان مفاجئ للنظر أو ظهور ستارة أمامه
- halos_vomit | e | EYE-GEN | Severe pain with vomiting, headache or rings around lights | ألم شديد مع قيء أو صداع أو هالات حول الأضواء
- pierced | e | EYE-GEN | Something sharp or fast went into it | دخول جسم حاد أو سريع في العين
- light | t | EYE-GEN | Deep ache and light hurts | ألم عميق وانزعاج من الضوء
- lens | t | EYE-GEN | Contact lenses | استخدام عدسات لاصقة
- bulging | e | EYE-GEN EMR-ADU | Swollen around, bulging, with fever | تورم حول العين أو بروزها مع حرارة
- newborn | t | PED-NEO EYE-GEN | A newborn | مولود حديث
- sticky | - | EYE-GEN | Sticky in the morning | التصاق في الصباح
- both_itch | - | EYE-GEN FAM-GEN | Both eyes itch | حكة في العينين
- distorted | w | EYE-RET | Straight lines look bent, the middle is missing | تعرج الخطوط المستقيمة أو غياب وسط الصورة
- slow | w | EYE-GEN | Weaker over months | ضعف تدريجي خلال أشهر
? ear_how | many | ear_pain/ear_discharge/hearing_loss/ear_fullness/vertigo | editorial | Which of these apply to the ear? | أي مما يلي ينطبق على الأذن؟
- behind | e | ENT-GEN EMR-PED | Red swelling behind the ear | تورم أحمر خلف الأذن
- sudden_deaf | t | ENT-AUD | Hearing of one ear gone within three days, no wax | فقدان سمع أذن واحدة خلال ثلاثة أيام دون شمع
- face | e | ENT-GEN NEU-EPI | The face droops | ارتخاء في الوجه
- swimming | w | ENT-GEN | After swimming | بعد السباحة
- wax | - | ENT-AUD ENT-GEN | Feels blocked, as with wax before | إحساس بانسداد كالشمع
? nosebleed_how | many | nosebleed | editorial | Which of these apply? | أي مما يلي ينطبق؟
- over_20 | e | EMR-ADU ENT-GEN | Bleeds on after twenty minutes of pressing | استمرار النزف بعد الضغط عشرين دقيقة
- often | w | ENT-GEN | Often | يتكرر كثيرًا
- other_bleeding | t | INT-GAS FAM-GEN | Bruises or bleeding elsewhere too | كدمات أو نزف في مكان آخر
? throat_how | many | sore_throat/hoarseness/trouble_swallowing/neck_lump/barking_cough | editorial | Which of these apply to the throat? | أي مما يلي ينطبق على الحلق؟
- saliva | e | ENT-GEN EMR-ADU | Saliva cannot be swallowed | عدم القدرة على بلع اللعاب
- breathing | e | EMR-ADU ENT-GEN | Breathing is hard or noisy | صعوبة أو صوت أثناء التنفس
- muffled | e | ENT-GEN EMR-ADU | Mouth hardly opens or the voice is muffled | صعوبة فتح الفم أو صوت مكتوم
- stuck | e | INT-GAS EMR-ADU | Food is stuck and nothing goes down | طعام عالق ولا ينزل شيء
- solids | w | INT-GAS | Swallowing gets worse over weeks | صعوبة البلع تزداد خلال أسابيع
- long_voice | w | ENT-GEN | Hoarse for over three weeks | بحة أكثر من ثلاثة أسابيع
- hard_lump | w | ENT-GEN SUR-GEN | A hard or growing lump of the neck | كتلة صلبة أو متنامية في الرقبة
- pus | t | ENT-GEN FAM-GEN | White spots on the tonsils with fever | بقع بيضاء على اللوزتين مع حرارة
? tooth_how | many | toothache/gum_problem/jaw_pain/tooth_injury/face_swelling | editorial | Which of these apply to the mouth? | أي مما يلي ينطبق على الفم؟
- spreading | e | DEN-GEN EMR-ADU | Swelling reaches the eye, the neck or the floor of the mouth | تورم يصل إلى العين أو الرقبة أو أسفل اللسان
- fever | t | DEN-GEN | Fever or swollen cheek | حرارة أو تورم الخد
- chest_arm | e | CAR-ADU EMR-ADU | Jaw pain with the chest, neck or arm | ألم الفك مع الصدر أو الرقبة أو الذراع
- knocked_out | e | DEN-GEN EMR-ADU | A grown tooth was knocked out | سقوط سن دائمة بالكامل
- cold_hot | - | DEN-GEN | Hurts with hot or cold | ألم مع الساخن أو البارد
`;
