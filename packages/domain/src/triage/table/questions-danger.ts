/** Questions that come first: danger to life, danger to oneself, pregnancy and what is known. Columns: see `questions.ts`. */
export const dangerQuestions = `
? danger | many | any | acep | Is any of this happening now? | هل يوجد أي مما يلي الآن؟
- unresponsive | e | EMR-ADU | Does not wake or answer | عدم الاستيقاظ أو عدم الاستجابة
- not_breathing | e | EMR-ADU | Does not breathe normally, or cannot speak for breathlessness | تنفس غير طبيعي أو عجز عن الكلام من ضيق النفس
- blue_lips | e | EMR-ADU | Blue or grey lips or face | ازرقاق الشفتين أو الوجه
- cold_sweat | e | EMR-ADU | Pale, cold and sweating | شحوب مع تعرق بارد
- bleeding_heavy | e | EMR-ADU | Heavy bleeding that does not stop | نزيف غزير لا يتوقف
- seizure_now | e | NEU-EPI | A seizure at this moment | تشنج في هذه اللحظة
- mottled | e | EMR-ADU | Cold, blotchy or marbled skin with an infection | برودة الجلد أو تبقعه مع التهاب أو حرارة
- cannot_move | e | EMR-ADU | Too weak to sit up or stand | عجز عن الجلوس أو الوقوف من شدة الضعف
? danger_child | many | age<5 | imci | Does any of this apply to the child? | هل يوجد أي مما يلي لدى الطفل؟
- not_drinking | e | EMR-PED | Cannot drink or suck | عدم القدرة على الشرب أو الرضاعة
- vomits_all | e | EMR-PED | Vomits everything | تقيؤ كل ما يتناوله
- limp | e | EMR-PED | Limp, listless or hard to wake | ارتخاء أو خمول أو صعوبة في الإيقاظ
- convulsion | e | EMR-PED | Had a seizure during this illness | حدوث تشنج خلال هذا المرض
- grunting | e | EMR-PED | Grunts, or the ribs draw in with each breath | أنين مع التنفس أو انسحاب الأضلاع للداخل
- pauses | e | EMR-PED | Stopped breathing for a while, or turned blue | توقف التنفس لفترة أو ازرقاق اللون
- soft_spot | e | EMR-PED | The soft spot on the head bulges | بروز يافوخ الرأس
- no_urine | e | EMR-PED | No wet nappy for twelve hours | عدم التبول منذ اثنتي عشرة ساعة
- inconsolable | t | PED-GEN | Cries and cannot be comforted | بكاء متواصل لا يهدأ
? self_harm_kind | one | self_harm/low_mood/hallucination/overdose/addiction/eating_disorder/anxiety/insomnia/paranoia/elated_mood/harm_others/poisoning | editorial | Have there been thoughts of death or self-harm? | هل توجد أفكار عن الموت أو إيذاء النفس؟
- no | - | - | No | لا
- passive | t | PSY-ADU | A wish not to wake up, without thinking of doing anything | تمني عدم الاستيقاظ دون تفكير بفعل شيء
- thoughts | e | PSY-ADU | Thoughts of ending life | أفكار بإنهاء الحياة
- plan | e | PSY-ADU EMR-ADU | A plan, means at hand, or something done already | خطة أو وسيلة متاحة أو محاولة سابقة قريبة
? pregnant | one | female age>=12 age<=55 | editorial | Is there a pregnancy? | هل يوجد حمل؟
- no | - | - | No | لا
- maybe | - | OBG-PRE | Perhaps, a period is late | ربما، الدورة متأخرة
- early | - | OBG-PRE | Yes, the first twenty weeks | نعم، في الأسابيع العشرين الأولى
- late | - | OBG-PRE | Yes, after twenty weeks | نعم، بعد الأسبوع العشرين
- postpartum | - | OBG-PRE | Gave birth in the last six weeks | ولادة خلال الأسابيع الستة الماضية
? history | many | any | editorial | Which of these are known? | ما الأمراض أو الحالات المعروفة؟
- diabetes | - | - | Diabetes | السكري
- insulin | - | - | Diabetes treated with insulin | سكري يُعالج بالإنسولين
- heart | - | - | Heart disease | مرض في القلب
- pressure | - | - | High blood pressure | ارتفاع ضغط الدم
- cholesterol | - | - | High cholesterol | ارتفاع الكوليسترول
- lungs | - | - | Asthma or another lung disease | ربو أو مرض رئوي
- kidney | - | - | Kidney disease | مرض في الكلى
- liver | - | - | Liver disease | مرض في الكبد
- immune | - | - | Weak immunity or cancer treatment | ضعف المناعة أو علاج للسرطان
- cancer | - | - | Cancer, now or before | سرطان حالي أو سابق
- thinners | - | - | Blood thinners | أدوية سيولة الدم
- sickle | - | - | Sickle cell disease or thalassaemia | فقر الدم المنجلي أو الثلاسيميا
- g6pd | - | - | G6PD deficiency (favism) | أنيميا الفول
- epilepsy | - | - | Epilepsy | الصرع
- smoking | - | - | Smoking, now or before | التدخين حاليًا أو سابقًا
- allergy | - | - | Severe allergy before | تحسس شديد سابق
- surgery | - | - | Operation, long travel or bed rest in the last four weeks | عملية أو سفر طويل أو ملازمة للفراش خلال أربعة أسابيع
- new_medicine | - | - | A new medicine in the last weeks | دواء جديد في الأسابيع الأخيرة
? onset | one | headache/chest_pain/abdominal_pain/back_pain/dizziness/vertigo/numbness/limb_weakness/speech_trouble/breathless/eye_pain/blurred_vision/testicle_pain/flank_pain/neck_pain/hearing_loss/unsteady_walk/wheeze/shoulder_pain | editorial | How did it start? | كيف بدأت الأعراض؟
- sudden | - | - | Suddenly, within seconds or minutes | فجأة خلال ثوانٍ أو دقائق
- gradual | - | - | Gradually | تدريجيًا
? course | one | any | editorial | How has it developed? | كيف تتطور الأعراض؟
- better | - | - | It gets better | تتحسن
- same | - | - | It stays the same, or comes and goes | ثابتة أو تأتي وتذهب
- worse | - | - | It gets worse | تزداد سوءًا
`;
