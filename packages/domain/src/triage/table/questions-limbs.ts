/** Questions about limbs, skin, injuries, fever and the whole body. Columns: see `questions.ts`. */
export const limbQuestions = `
? back_how | many | back_pain/leg_pain/neck_pain/hip_pain/back_injury | cauda-equina | Which of these apply? | أي مما يلي ينطبق؟
- saddle | e | ORT-SPI EMR-ADU | Numb around the seat and the genitals | خدر حول المقعدة والأعضاء التناسلية
- bladder | e | ORT-SPI EMR-ADU | Bladder or bowel out of control | فقدان التحكم بالبول أو البراز
- weak_legs | e | ORT-SPI NEU-EPI | Legs or arms become weak | ضعف متزايد في الساقين أو الذراعين
- tearing | e | EMR-ADU CAR-ADU | Sudden and tearing, or with faintness | مفاجئ وتمزقي أو مع شعور بالإغماء
- trauma | t | ORT-SPI EMR-ADU | After a fall or an accident | بعد سقوط أو حادث
- fever | t | ORT-SPI EMR-ADU | With fever | مع حرارة
- night | t | ORT-SPI INT-GAS | At night, with loss of weight or cancer before | ليلي مع نقص الوزن أو سرطان سابق
- lifting | - | ORT-SPI REH-MUS | After lifting, as before | بعد حمل ثقيل وكما في السابق
- down_leg | w | ORT-SPI REH-MUS | Runs down the leg | يمتد إلى الساق
- morning | w | ORT-SPI | Stiff in the morning, better with movement | تيبس صباحي يتحسن بالحركة
? leg_how | many | one_leg_swelling/leg_pain/leg_swelling/cold_limb | editorial | Which of these apply to the leg? | أي مما يلي ينطبق على الساق؟
- breathless | e | EMR-ADU INT-PUL | Breathless or chest pain too | مع ضيق نفس أو ألم صدر
- cold | e | SUR-GEN EMR-ADU | Cold, pale or without feeling | برودة أو شحوب أو فقدان إحساس
- clot | t | SUR-GEN INT-PUL | One calf swollen and sore, or a clot before | تورم وألم في ساق واحدة أو جلطة سابقة
- red_hot | t | DER-MED SUR-GEN | Red and hot | احمرار وسخونة
- walking | w | SUR-GEN CAR-ADU | Cramps on walking, gone at rest | تقلص عند المشي يزول بالراحة
- evening | w | SUR-GEN | Heavy in the evening, dark skin | ثقل مساءً مع اسمرار الجلد
? joint_how | many | joint_pain/joint_swelling/knee_pain/hip_pain/shoulder_pain/toe_pain/limp/wrist_pain/elbow_pain/foot_pain/leg_pain | editorial | Which of these apply to the joint? | أي مما يلي ينطبق على المفصل؟
- hot_fever | t | ORT-JOI EMR-ADU | Hot and swollen, with fever or hardly moves | سخونة وتورم مع حرارة أو صعوبة حركة
- no_weight | t | ORT-SPO EMR-ADU | Cannot stand on it or use it | عجز عن الوقوف عليه أو استعماله
- wanders | t | FAM-GEN CAR-ADU | Goes from joint to joint after a sore throat | ينتقل بين المفاصل بعد التهاب الحلق
- chest_arm | e | CAR-ADU EMR-ADU | Shoulder or arm pain with chest discomfort | ألم الكتف أو الذراع مع انزعاج في الصدر
- many_morning | w | ORT-JOI INT-END | Many joints, stiff over half an hour in the morning | عدة مفاصل مع تيبس صباحي أكثر من نصف ساعة
- wear | - | ORT-JOI REH-MUS | For months, worse with use | منذ أشهر ويزداد مع الاستعمال
- overuse | - | ORT-SPO REH-MUS | After sport or repeated work | بعد رياضة أو عمل متكرر
? injury_how | many | limb_injury/back_injury/chest_injury/wound/animal_bite/nose_injury/eye_injury | acep | Which of these apply to the injury? | أي مما يلي ينطبق على الإصابة؟
- deformed | e | ORT-SPO EMR-ADU | Bent, or bone can be seen | تشوه أو ظهور العظم
- cold_numb | e | ORT-SPO EMR-ADU | Cold, blue or numb beyond it | برودة أو ازرقاق أو خدر بعد موضع الإصابة
- no_stop | e | EMR-ADU SUR-GEN | Bleeds on after ten minutes of pressing | استمرار النزف بعد الضغط عشر دقائق
- stuck | e | EMR-ADU SUR-GEN | Something is still in it, or part is cut off | وجود جسم داخل الجرح أو بتر جزء
- crash | e | EMR-ADU SUR-GEN | A crash, a high fall, or severe belly or chest pain | حادث أو سقوط من ارتفاع أو ألم شديد في البطن أو الصدر
- no_use | t | ORT-SPO EMR-ADU | Cannot walk on it or use it | عجز عن المشي أو الاستعمال
- gaping | t | EMR-ADU SUR-GEN | Deep, gaping, dirty or from a bite | عميق أو مفتوح أو ملوث أو من عضة
- twisted | - | ORT-SPO REH-MUS | Twisted, can be used | التواء مع إمكان الاستعمال
? burn_how | many | burn/sunburn/electric_shock | acep | Which of these apply to the burn? | أي مما يلي ينطبق على الحرق؟
- large | e | EMR-ADU | Larger than the person's own hand | أكبر من كف المصاب
- place | e | EMR-ADU | On face, hands, feet, joints or genitals | في الوجه أو اليدين أو القدمين أو المفاصل أو الأعضاء التناسلية
- deep | e | EMR-ADU | White, black or without feeling | أبيض أو أسود أو دون إحساس
- electric | e | EMR-ADU | From electricity or a chemical | من كهرباء أو مادة كيميائية
- smoke | e | EMR-ADU | Smoke was breathed in | استنشاق دخان
- blister | t | EMR-ADU DER-COS | Blisters | فقاعات
? poison_how | many | swallowed_object/poisoning/overdose/gas_inhaled/nose_foreign_body/ear_foreign_body | acep | Which of these apply? | أي مما يلي ينطبق؟
- battery | e | EMR-PED EMR-ADU | A battery, a magnet or something sharp | بطارية أو مغناطيس أو جسم حاد
- chokes | e | EMR-PED EMR-ADU | Coughs, chokes or breathes with effort | سعال أو اختناق أو صعوبة تنفس
- pain | e | EMR-PED EMR-ADU | Pain, vomiting or drooling | ألم أو قيء أو سيلان لعاب
- on_purpose | e | PSY-ADU EMR-ADU | On purpose | عن قصد
? allergy_how | many | hives/insect_sting/severe_allergy/allergy/face_swelling/rash/medicine_reaction/animal_bite/itching | acep | Has any of this happened since then? | هل ظهر أي مما يلي منذ ذلك؟
- breath | e | EMR-ADU | Hard breathing, wheeze or hoarse voice | صعوبة تنفس أو صفير أو بحة
- tongue | e | EMR-ADU | Swollen lips, tongue or throat | تورم الشفتين أو اللسان أو الحلق
- faint | e | EMR-ADU | Faintness or confusion | شعور بالإغماء أو تشوش
- vomits | e | EMR-ADU | Repeated vomiting or belly cramps | قيء متكرر أو مغص
- before | e | EMR-ADU | A severe reaction to the same thing before | تفاعل شديد سابق للسبب نفسه
- food | w | PED-ALG FAM-GEN | After a food | بعد تناول طعام
? rash_how | many | rash/blisters/purple_spots/itching/skin_infection/fever/hives | nhs-meningitis | Which of these apply to the skin? | أي مما يلي ينطبق على الجلد؟
- not_fading | e | EMR-ADU | Spots that do not fade under a glass, with fever or illness | بقع لا تختفي تحت الكأس مع حرارة أو إعياء
- peeling | e | DER-MED EMR-ADU | Skin peels off, or sores of mouth and eyes | تقشر الجلد أو تقرح الفم والعينين
- black_pain | e | EMR-ADU SUR-GEN | Very painful, spreading by the hour, or turning black | ألم شديد وانتشار سريع أو اسوداد
- band | t | DER-MED | Painful blisters in a band on one side | فقاعات مؤلمة كحزام في جهة واحدة
- near_eye | t | EYE-GEN DER-MED | Near the eye | قريب من العين
- fever | t | FAM-GEN DER-MED | With fever | مع حرارة
- others_itch | w | DER-MED | Others at home itch too, worse at night | حكة لدى آخرين وتزداد ليلًا
- rings | - | DER-MED | Rings or scales | حلقات أو قشور
? fever_how | many | fever/rigors/flu_like/heat_illness | nhs-meningitis | Which of these apply to the fever? | أي مما يلي ينطبق على الحرارة؟
- stiff_neck | e | EMR-ADU NEU-EPI | Stiff neck, or light hurts | تيبس الرقبة أو انزعاج من الضوء
- confused | e | EMR-ADU | Confused, very drowsy or cold and mottled | تشوش أو نعاس شديد أو برودة وتبقع الجلد
- fast_breath | e | EMR-ADU INT-PUL | Breathes fast or hard | تنفس سريع أو صعب
- chemo | e | EMR-ADU | On cancer treatment or with weak immunity | علاج سرطان أو ضعف مناعة
- heat | e | EMR-ADU | After heat, and does not sweat | بعد التعرض للحر دون تعرق
- over_40 | t | EMR-ADU FAM-GEN | 40 degrees or higher | ‏٤٠ درجة أو أعلى
- five_days | t | FAM-GEN INT-GAS | For five days or longer | منذ خمسة أيام أو أكثر
- travel | t | INT-GAS FAM-GEN | After travel, or raw milk or farm animals | بعد سفر أو شرب حليب غير مبستر أو مخالطة ماشية
? sugar_how | many | excess_thirst/frequent_urination/high_sugar/low_sugar | editorial | Which of these apply? | أي مما يلي ينطبق؟
- ketones | e | EMR-ADU INT-END | Vomiting, belly pain, deep breathing or drowsiness | قيء أو ألم بطن أو تنفس عميق أو نعاس
- unconscious | e | EMR-ADU INT-END | Cannot swallow safely or wake fully | عدم القدرة على البلع أو الاستيقاظ التام
- new | t | INT-END | Thirst, much urine and loss of weight, new | عطش وكثرة بول ونقص وزن حديث
- dark_folds | w | INT-END | Dark skin of neck or armpits | اسمرار الرقبة أو الإبطين
? tired_how | many | tiredness/weakness/pallor/weight_loss/appetite_loss | editorial | What comes with it? | ما الذي يصاحب ذلك؟
- bleeding | t | INT-GAS FAM-GEN | Bruises or bleeding | كدمات أو نزف
- breath_pale | w | INT-GAS FAM-GEN | Pale, breathless on the stairs | شحوب وضيق نفس عند صعود الدرج
- thyroid | w | INT-END | Cold, constipated, heavier or dry skin | إحساس بالبرد أو إمساك أو زيادة وزن أو جفاف جلد
- fast_thin | w | INT-END | Fast pulse, heat, thinner | تسارع نبض وعدم تحمل الحر ونحافة
- sleep | - | PSY-ADU FAM-GEN | Poor sleep or worry | قلة نوم أو قلق
- snores | - | ENT-GEN INT-PUL | Loud snoring | شخير عالٍ
- after_cold | - | FAM-GEN | After a cold that is over | بعد زكام انتهى
? lump_how | many | breast_lump/neck_lump/skin_lump/lymph_nodes/groin_lump/mole_change | editorial | Which of these apply to the lump or mole? | أي مما يلي ينطبق على الكتلة أو الشامة؟
- stuck_hernia | e | SUR-GEN EMR-ADU | A hernia that became hard and painful, with vomiting | فتق أصبح قاسيًا ومؤلمًا مع قيء
- red_hot | t | SUR-GEN DER-MED | Red, hot and painful | احمرار وسخونة وألم
- growing | w | SUR-GEN DER-MED | Hard, growing or bleeding | صلبة أو متنامية أو نازفة
- sweats | w | INT-GAS | With night sweats or loss of weight | مع تعرق ليلي أو نقص وزن
? test_how | one | abnormal_test | editorial | What was said about the result? | ماذا قيل عن النتيجة؟
- urgent | e | EMR-ADU | Go to the hospital at once | يجب التوجه إلى المستشفى فورًا
- salts | t | INT-NEP FAM-GEN | Salts, kidney or blood cells clearly off | خلل واضح في الأملاح أو الكلى أو خلايا الدم
- off | w | FAM-GEN | A little off, to be looked at | تغير بسيط يحتاج متابعة
- hormones | w | INT-END | Thyroid, sugar or hormones | الغدة أو السكر أو الهرمونات
- liver | w | INT-GAS | Liver | الكبد
- urine | w | URO-GEN INT-NEP | Urine | البول
`;
