/** Questions about complaints of the chest, belly, urine, pregnancy and sexual organs. Columns: see `questions.ts`. */
export const bodyQuestions = `
? chest_how | many | chest_pain | heart-attack | Which of these describe the chest pain? | ما الذي يصف ألم الصدر؟
- pressure | e | CAR-ADU | Pressing, heavy or tight at rest, for 15 minutes or more | ضغط أو ثقل أثناء الراحة مدة ١٥ دقيقة أو أكثر
- spreads | e | CAR-ADU | Spreads to arm, jaw, neck or back | ينتشر إلى الذراع أو الفك أو الرقبة أو الظهر
- sweating | e | CAR-ADU | With sweating, nausea or faintness | مع تعرق أو غثيان أو شعور بالإغماء
- breathless | e | CAR-ADU INT-PUL | With shortness of breath | مع ضيق في التنفس
- tearing | e | CAR-ADU EMR-ADU | Tearing, shooting to the back | تمزقي يمتد إلى الظهر
- new_rest | e | CAR-ADU | Wakes from sleep or comes at rest again and again | يوقظ من النوم أو يتكرر أثناء الراحة
- effort | t | CAR-ADU | Comes with effort, goes within minutes of rest | يأتي مع المجهود ويزول خلال دقائق من الراحة
- breath | t | INT-PUL CAR-ADU | Sharp on a deep breath | حاد مع التنفس العميق
- touch | - | FAM-GEN REH-MUS | Hurts when pressed or moved | يزداد بالضغط أو الحركة
- meals | - | INT-GAS | Burning after meals or lying down | حارق بعد الأكل أو عند الاستلقاء
? breath_how | many | breathless/wheeze/cough/noisy_breathing/coughing_blood | acep | Which of these apply to the breathing? | أي مما يلي ينطبق على التنفس؟
- rest | e | INT-PUL CAR-ADU | Breathless at rest | ضيق أثناء الراحة
- sudden | e | INT-PUL CAR-ADU | Came suddenly | حدث فجأة
- lying | e | CAR-ADU | Must sit up to breathe | لا يمكن التنفس إلا جالسًا
- foam | e | CAR-ADU | Pink or white foam is coughed up | خروج رغوة وردية أو بيضاء مع السعال
- inhaler_fails | e | INT-PUL | The inhaler does not help enough | البخاخ لا يفيد بما يكفي
- something | e | EMR-ADU | After choking, smoke or something breathed in | بعد شرق أو دخان أو استنشاق شيء
- effort | w | INT-PUL CAR-ADU | Only with effort, for weeks | مع المجهود فقط منذ أسابيع
- night | t | CAR-ADU INT-PUL | Wakes at night for breath | يوقظ من النوم
- sputum | t | INT-PUL | Green or yellow phlegm with fever | بلغم أخضر أو أصفر مع حرارة
- long | w | INT-PUL | Cough for over three weeks | سعال أكثر من ثلاثة أسابيع
- cat_dust | - | INT-PUL PED-ALG | Comes with dust, animals or cold | يأتي مع الغبار أو الحيوانات أو البرد
? palpitations_how | many | palpitations | editorial | Which of these apply to the heartbeat? | أي مما يلي ينطبق على النبض؟
- chest | e | CAR-RHY CAR-ADU | With chest pain or pressure | مع ألم أو ضغط في الصدر
- breathless | e | CAR-RHY CAR-ADU | With shortness of breath | مع ضيق في التنفس
- faint | e | CAR-RHY | With fainting or nearly so | مع إغماء أو شبه إغماء
- over_30 | e | CAR-RHY | Goes on for over thirty minutes, or a very fast or slow pulse | مستمر أكثر من ثلاثين دقيقة أو نبض سريع أو بطيء جدًا
- skips | - | CAR-RHY | A second or two, a skipped beat | لثانية أو ثانيتين كنبضة فائتة
? pressure_how | many | high_bp_reading | editorial | Which of these apply? | أي مما يلي ينطبق؟
- symptoms | e | CAR-ADU EMR-ADU | Severe headache, sight disturbed, vomiting, chest pain or weakness | صداع شديد أو اضطراب نظر أو قيء أو ألم صدر أو ضعف
- very_high | t | CAR-ADU | 180 over 120 or higher, or nearly | ‏١٨٠ على ١٢٠ أو أعلى أو قريب منها
? belly_where | many | abdominal_pain | editorial | Where is the belly pain? | أين يتركز ألم البطن؟
- right_lower | t | SUR-GEN | Right lower side | أسفل يمين البطن
- right_upper | - | SUR-GEN INT-GAS | Right upper side | أعلى يمين البطن
- upper | - | INT-GAS | Upper middle | أعلى وسط البطن
- left_lower | - | INT-GAS SUR-GEN | Left lower side | أسفل يسار البطن
- navel | - | INT-GAS SUR-GEN | Around the navel | حول السرة
- lower | - | URO-GEN OBG-PRE INT-GAS | Lower middle | أسفل وسط البطن
- all | - | INT-GAS | All over | كل البطن
? belly_how | many | abdominal_pain/swollen_belly/vomiting/constipation/bloating | acep | Which of these apply to the belly? | أي مما يلي ينطبق على البطن؟
- rigid | e | SUR-GEN EMR-ADU | Hard belly, or every movement or cough hurts | بطن قاسٍ أو ألم مع كل حركة أو سعال
- constant | e | SUR-GEN EMR-ADU | Severe and without pause for hours | شديد ومتواصل لساعات
- moved | e | SUR-GEN | Moved from the navel to the right lower side | انتقل من السرة إلى أسفل اليمين
- back_chest | e | EMR-ADU SUR-GEN CAR-ADU | Severe and through to the back or the chest | شديد ويمتد إلى الظهر أو الصدر
- pulsing | e | SUR-GEN EMR-ADU | A pulsing mass | كتلة نابضة
- no_gas | e | SUR-GEN EMR-ADU | Vomiting, swollen, and no stool or gas | قيء وانتفاخ دون خروج براز أو غازات
- shoulder | e | EMR-ADU OBG-PRE SUR-GEN | With pain at the tip of the shoulder or faintness | مع ألم طرف الكتف أو شعور بالإغماء
- fatty | w | SUR-GEN INT-GAS | After fatty meals | بعد الوجبات الدهنية
- meals | - | INT-GAS | Changes with meals | يتغير مع الأكل
- stool | - | INT-GAS | Eases after passing stool | يخف بعد التبرز
- milk | - | INT-GAS | After milk or bread | بعد الحليب أو الخبز
? vomit_how | many | vomiting/nausea/pregnancy_vomiting | editorial | Which of these apply to the vomiting? | أي مما يلي ينطبق على القيء؟
- blood | e | INT-GAS EMR-ADU | Blood, or like coffee grounds | دم أو ما يشبه حثالة القهوة
- green | e | SUR-GEN EMR-PED | Green | لونه أخضر
- keeps_nothing | t | EMR-ADU INT-GAS | Nothing stays down for a day | لا يبقى شيء في المعدة منذ يوم
- two_days | t | INT-GAS | For over two days | لأكثر من يومين
- head_pain | e | EMR-ADU NEU-EPI | With a severe headache | مع صداع شديد
? stool_how | many | diarrhoea/bloody_diarrhoea/rectal_bleeding/constipation/black_stool/anal_pain/crying_baby | editorial | Which of these apply to the stool? | أي مما يلي ينطبق على البراز؟
- much_blood | e | EMR-ADU INT-GAS | Much blood, or like red jelly | دم كثير أو ما يشبه الهلام الأحمر
- faint | e | EMR-ADU | With faintness or a fast pulse | مع شعور بالإغماء أو تسارع النبض
- rice_water | e | EMR-ADU INT-GAS | Pours out like water without end | إسهال مائي غزير متواصل
- mixed | t | INT-GAS | Blood mixed with the stool | دم مختلط بالبراز
- dry | t | EMR-ADU INT-GAS | Dry mouth and little urine | جفاف الفم وقلة البول
- streak | - | SUR-GEN INT-GAS | Bright red on the paper only, with straining | دم أحمر على المنديل فقط مع الإجهاد
- change | w | INT-GAS | Another habit for weeks | تغير العادة منذ أسابيع
- foul | w | INT-GAS | Greasy and foul | دهني وكريه الرائحة
? urine_how | many | painful_urination/blood_urine/flank_pain/frequent_urination/weak_stream/urine_leak | editorial | Which of these apply to the urine? | أي مما يلي ينطبق على البول؟
- fever_flank | t | URO-GEN INT-NEP | Fever or shaking with pain in the side | حرارة أو قشعريرة مع ألم الخاصرة
- retention | e | URO-GEN EMR-ADU | Full and nothing comes | امتلاء دون خروج بول
- clots | t | URO-GEN | Clots, or painless blood | جلطات أو دم دون ألم
- stone_pain | t | URO-STO | Waves of severe pain to the groin | موجات ألم شديد تمتد إلى أصل الفخذ
- cough_leak | - | URO-GEN OBG-PRE | Leaks on coughing or laughing | تسرب عند السعال أو الضحك
- urge | - | URO-GEN | A sudden urge that cannot wait | رغبة مفاجئة لا تحتمل الانتظار
- stream | - | URO-GEN | Weak stream, up at night | جريان ضعيف واستيقاظ ليلي
- discharge | t | URO-GEN DER-MED OBG-PRE | Discharge too | مع إفرازات
? bleeding_how | many | vaginal_bleeding/heavy_period/missed_period | pregnancy-danger | Which of these apply to the bleeding? | أي مما يلي ينطبق على النزيف؟
- soaking | e | OBG-PRE EMR-ADU | A pad full each hour, or large clots | امتلاء فوطة كل ساعة أو كتل كبيرة
- faint | e | EMR-ADU OBG-PRE | Faint or pale | دوار أو شحوب
- pain | t | OBG-PRE | Pain low in the belly | ألم أسفل البطن
- after_menopause | w | OBG-FER | After the change of life | بعد سن انقطاع الدورة
- after_sex | w | OBG-FER | After intercourse | بعد الجماع
? pregnancy_how | many | pregnant.early/pregnant.late/pregnant.postpartum | pregnancy-danger | Does any of this apply? | هل يوجد أي مما يلي؟
- bad_head | e | OBG-PRE EMR-ADU | Severe headache or sight disturbed | صداع شديد أو اضطراب النظر
- bleeding | e | OBG-PRE EMR-ADU | Bleeding | نزيف
- pain | e | OBG-PRE EMR-ADU | Severe belly pain | ألم شديد في البطن
- movements | e | OBG-PRE | The baby moves less | قلة حركة الجنين
- waters | e | OBG-PRE | Fluid runs out | نزول سائل
- swelling | t | OBG-PRE | Face and hands swell suddenly | تورم مفاجئ في الوجه واليدين
- fever | t | OBG-PRE | Fever | حرارة
? discharge_how | many | vaginal_discharge/penile_discharge/genital_sores/vulval_lump/painful_urination | editorial | Which of these apply? | أي مما يلي ينطبق؟
- belly_fever | t | OBG-PRE URO-GEN | Fever or pain low in the belly | حرارة أو ألم أسفل البطن
- smell | w | OBG-PRE | It smells | له رائحة
- itch | - | OBG-PRE | It itches | حكة
- wet_always | w | OBG-PRE URO-GEN | Always wet, like urine | بلل مستمر كالبول
? testicle_how | one | testicle_pain/scrotal_swelling | editorial | What is it like? | كيف هو؟
- sudden | e | URO-GEN EMR-ADU | Sudden and severe | مفاجئ وشديد
- with_discharge | t | URO-GEN | Over days, with discharge or fever | خلال أيام مع إفرازات أو حرارة
- heavy | - | URO-GEN | A heavy feeling on standing, or no pain | ثقل عند الوقوف أو دون ألم
? period_how | many | painful_period/heavy_period/missed_period | editorial | Which of these apply to the periods? | أي مما يلي ينطبق على الدورة؟
- new_worse | w | OBG-FER | Worse than before for months | أسوأ من السابق منذ أشهر
- sudden_pain | e | OBG-PRE EMR-ADU | Sudden severe pain, unlike the usual | ألم مفاجئ شديد مختلف عن المعتاد
- milk_weight | w | INT-END OBG-FER | Milk from the breast, or weight and hair changed | خروج حليب من الثدي أو تغير الوزن والشعر
`;
