/** What helps at home and what to watch for. Columns: code | self_care or watch | when | English | Arabic. All are the editors'. */
export const adviceRows = `
rest | self_care | any | Rest, and drink water through the day. | الراحة وشرب الماء على مدار اليوم.
medicines | self_care | any | Take medicines only as their leaflet or your pharmacist says. | تناول الأدوية حسب النشرة أو إرشاد الصيدلي فقط.
fever | self_care | fever/flu_like | Light clothes and fluids; paracetamol by the leaflet eases a fever. | ملابس خفيفة وسوائل، والباراسيتامول حسب النشرة يخفف الحرارة.
cold | self_care | runny_nose/sore_throat/cough/flu_like | Warm drinks, salt water for the nose or a gargle. | المشروبات الدافئة ومحلول الملح للأنف أو الغرغرة.
stomach | self_care | vomiting/diarrhoea/nausea | Small sips of rehydration drink, then light food. | رشفات صغيرة من محلول الجفاف ثم طعام خفيف.
reflux | self_care | heartburn/bloating | Smaller meals, and nothing for three hours before lying down. | وجبات صغيرة وعدم الأكل قبل النوم بثلاث ساعات.
bowels | self_care | constipation/anal_pain/rectal_bleeding | More fibre, water and movement; do not strain. | زيادة الألياف والماء والحركة وتجنب الإجهاد أثناء التبرز.
head | self_care | headache | Regular sleep and meals, less screen and coffee. | انتظام النوم والوجبات وتقليل الشاشات والقهوة.
sprain | self_care | limb_injury/foot_pain/knee_pain/shoulder_pain/wrist_pain | Rest it, cool it for 15 minutes at a time, keep it raised. | إراحة الموضع وتبريده ١٥ دقيقة كل مرة ورفعه.
spine | self_care | back_pain/neck_pain | Keep moving gently; warmth helps. | الحركة الخفيفة والدفء يساعدان.
burn | self_care | burn | Cool running water for 20 minutes; no ice, no paste. | ماء جارٍ بارد لمدة ٢٠ دقيقة دون ثلج أو معجون.
skin | self_care | rash/itching/hives/insect_sting | Cool compresses; leave out new soaps and creams. | كمادات باردة وتجنب الصابون والكريمات الجديدة.
eyes | self_care | red_eye/itchy_eyes/dry_eye/eye_discharge | Clean the lids with clean water; no contact lenses for now. | تنظيف الجفون بماء نظيف وتجنب العدسات مؤقتًا.
sleep | self_care | insomnia/anxiety/low_mood | A steady hour for sleep, daylight and a talk with somebody close. | وقت ثابت للنوم وضوء النهار والحديث مع شخص قريب.
beat | self_care | palpitations | Less coffee, tea and energy drinks. | تقليل القهوة والشاي ومشروبات الطاقة.
worse | watch | any | It gets worse, or does not ease in three days. | ازدياد الأعراض أو عدم تحسنها خلال ثلاثة أيام.
breath | watch | any | Breathing becomes hard, or there is chest pain. | صعوبة في التنفس أو ألم في الصدر.
awake | watch | any | Confusion, fainting or unusual drowsiness. | تشوش أو إغماء أو خمول غير معتاد.
stiff | watch | fever/headache | A stiff neck, or spots that do not fade. | تيبس الرقبة أو بقع لا تختفي بالضغط.
belly | watch | abdominal_pain/vomiting/diarrhoea | Blood, constant severe pain, or nothing stays down. | دم أو ألم شديد متواصل أو عدم بقاء شيء في المعدة.
legs | watch | back_pain/neck_pain/numbness | Weak legs, numb seat, or no control of the bladder. | ضعف الساقين أو خدر المقعدة أو فقدان التحكم بالبول.
sight | watch | red_eye/eye_pain/blurred_vision/headache | Sight gets worse. | تراجع النظر.
bleed | watch | pregnant.early/pregnant.late/vaginal_bleeding | More bleeding or pain, or the baby moves less. | ازدياد النزيف أو الألم أو قلة حركة الجنين.
wound | watch | wound/burn/animal_bite/insect_sting/skin_infection | Redness spreads, pus or fever. | انتشار الاحمرار أو ظهور صديد أو حرارة.
child | watch | age<5 | The child does not drink, is limp or has no wet nappy. | امتناع الطفل عن الشرب أو ارتخاؤه أو عدم تبوله.
`;
