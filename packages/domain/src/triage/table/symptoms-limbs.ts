/** Complaints of joints, limbs, skin, injuries and the whole body. Columns: see `symptoms.ts`. */
export const limbSymptoms = `
joint_pain | arm leg hand foot | swt | wwt | ORT-JOI REH-MUS INT-END | Joint pain | ألم المفاصل | arthritis aching joints مفصل خشونة روماتيزم مفاصلي
joint_swelling | arm leg hand foot | ttt | wwt | ORT-JOI FAM-GEN | Swollen or hot joint | تورم أو سخونة المفصل | arthritis gout knee swelling نقرس
morning_stiffness | arm leg hand back | sww | www | ORT-JOI ORT-SPI REH-MUS | Stiffness in the morning | تيبس صباحي | stiff rheumatoid spondylitis
shoulder_pain | arm neck | swt | wwt | ORT-SPO REH-MUS | Shoulder pain | ألم الكتف | rotator cuff frozen كتف
elbow_pain | arm | swt | wwt | ORT-SPO REH-MUS | Elbow or forearm pain | ألم المرفق أو الساعد | tennis elbow كوع
wrist_pain | hand arm | swt | wwt | ORT-SPO REH-MUS | Pain of the wrist, hand or thumb | ألم الرسغ أو اليد أو الإبهام | thumb tendon carpal hand يد معصم
finger_problem | hand | swt | wwt | ORT-SPO REH-MUS | Pain or stiffness of the fingers | ألم أو تيبس الأصابع | trigger finger اصبع
hip_pain | leg pelvis | swt | wwt | ORT-JOI REH-MUS | Hip pain | ألم الورك | hip groin pain حوض
knee_pain | leg | swt | wwt | ORT-JOI REH-MUS | Knee pain | ألم الركبة | knee meniscus ligament ركبه
leg_pain | leg | swt | wwt | ORT-JOI CAR-ADU SUR-GEN | Leg or calf pain | ألم الساق | calf cramps leg ache سمانة رجل
walking_leg_pain | leg | wwt | wwt | SUR-GEN CAR-ADU | Leg pain on walking that stops at rest | ألم الساق عند المشي يزول بالراحة | claudication circulation دورة دموية
one_leg_swelling | leg | ttt | wtt | SUR-GEN INT-PUL EMR-ADU | Swelling of one leg | تورم ساق واحدة | dvt clot calf swelling جلطة ساق رجل وارمة متورمة swollen
leg_swelling | leg foot | wtt | wwt | CAR-ADU INT-NEP SUR-GEN | Swelling of both legs | تورم الساقين | edema oedema swollen ankles وذمة انتفاخ
varicose_veins | leg | sww | www | SUR-GEN | Varicose veins or heavy legs | دوالي أو ثقل الساقين | veins varicose heavy دوالي
cold_limb | leg arm foot hand | eee | tte | SUR-GEN EMR-ADU | Cold, pale or blue limb | برودة أو شحوب أو ازرقاق في طرف | ischemia no pulse blue foot ازرقاق
leg_ulcer | leg foot skin | wtt | wtt | SUR-GEN DER-MED INT-END | Ulcer or wound that does not heal | قرحة أو جرح لا يلتئم | foot ulcer diabetic wound قدم سكري
foot_pain | foot | swt | wwt | ORT-SPO REH-MUS | Foot, heel or ankle pain | ألم القدم أو الكعب أو الكاحل | heel achilles plantar كعب قدم
toe_pain | foot | wtt | wwt | ORT-JOI FAM-GEN | Hot, swollen big toe | تورم وألم إصبع القدم الكبير | gout toe نقرس
nail_problem | foot hand skin | sss | www | DER-MED | Changed or ingrown nail | تغير أو انغراس الظفر | nail fungus ingrown ظفر فطر
muscle_pain | arm leg back general | ssw | wwt | FAM-GEN REH-MUS ORT-SPO | Muscle pain | ألم العضلات | myalgia aches body pain شد عضلي تكسير جسم
muscle_weakness | arm leg general | wtt | wwt | NEU-EPI INT-END | Weak muscles of both sides | ضعف عام في العضلات | weakness rising from chair climbing وهن
limb_injury | arm leg hand foot | wte | wwt | ORT-SPO EMR-ADU | Injury of an arm or leg | إصابة في الذراع أو الساق | fracture sprain twisted broken كسر التواء انكسر انكسرت مكسورة مكسور يد رجل arm leg
limp | leg | ttt | wtt | ORT-JOI PED-GEN | Limping | عرج | child limp يعرج
wound | skin arm leg head | ste | wtt | EMR-ADU SUR-GEN | Cut or wound | جرح | cut laceration stitches قطع غرز
bleeding | skin general | eee | tte | EMR-ADU SUR-GEN | Bleeding that does not stop | نزيف لا يتوقف | hemorrhage bleeding heavily دم
burn | skin | ste | wtt | EMR-ADU SUR-GEN DER-COS | Burn or scald | حرق | burnt scald hot water fire حروق ماء حار احترق انحرق
electric_shock | skin general | eee | tte | EMR-ADU CAR-RHY | Electric shock | صعق كهربائي | electricity shock كهرباء
sunburn | skin | sst | sww | DER-MED FAM-GEN | Sunburn | حروق الشمس | sun burnt شمس
animal_bite | skin arm leg | tte | wtt | EMR-ADU SUR-GEN | Bite of an animal or person | عضة حيوان أو إنسان | dog cat bite rabies كلب قطة عضه
snake_scorpion | skin foot hand | eee | tee | EMR-ADU | Snake bite or scorpion sting | لدغة ثعبان أو عقرب | snake scorpion venom حية سم
insect_sting | skin | sse | wwt | FAM-GEN DER-MED EMR-ADU | Insect sting | لسعة حشرة | bee wasp mosquito sting نحلة بعوض قرصة
rash | skin | swt | wwt | DER-MED FAM-GEN | Rash or red skin | طفح أو احمرار جلدي | rash spots redness eczema بقع إكزيما حساسية جلد طفح
itching | skin | sww | www | DER-MED FAM-GEN | Itching | حكة | itch scratch هرش
hives | skin | stt | wwt | DER-MED PED-ALG FAM-GEN | Hives | شرى | urticaria allergy welts ارتكاريا حساسية تحك حبوب
blisters | skin | wtt | wwt | DER-MED | Blisters | فقاعات جلدية | shingles zoster vesicles حزام ناري
purple_spots | skin | tte | ttt | INT-GAS EMR-ADU FAM-GEN | Purple spots that do not fade | بقع أرجوانية لا تختفي بالضغط | petechiae meningitis rash نمشات
bruising | skin | wtt | wtt | FAM-GEN INT-GAS | Easy bruising or bleeding | كدمات أو نزف بسهولة | bruise bleeding gums platelets كدمه صفائح
skin_infection | skin leg | ttt | wtt | DER-MED SUR-GEN FAM-GEN | Hot, spreading red skin | احمرار جلدي ساخن ومنتشر | cellulitis infected erysipelas التهاب خلوي
abscess | skin | wtt | wtt | SUR-GEN DER-MED | Boil or abscess | دمل أو خراج | boil pus abscess خراج صديد
acne | skin face | sss | www | DER-MED DER-COS | Acne | حب الشباب | pimples spots بثور
mole_change | skin | www | www | DER-MED | Changed or new mole | شامة جديدة أو متغيرة | mole melanoma skin cancer خال
skin_lump | skin | sww | www | SUR-GEN DER-MED | Lump under the skin | كتلة تحت الجلد | lump cyst lipoma كيس دهني
lymph_nodes | skin neck pelvis | wtt | www | INT-GAS ENT-GEN SUR-GEN | Swollen lymph nodes | تضخم الغدد اللمفاوية | lymphadenopathy armpit groin node عقدة
dark_skin | skin | www | www | DER-MED INT-END | Darkening of the skin | اسمرار الجلد | pigmentation acanthosis تصبغات
colour_change_fingers | hand skin | www | www | INT-END ORT-JOI | Fingers turn white or blue in cold | تغير لون الأصابع مع البرد | raynaud fingers رينود
nappy_rash | skin pelvis | ssw | www | PED-GEN DER-MED | Nappy rash | طفح الحفاض | diaper rash تسلخات
sweating | skin general | sww | www | INT-END FAM-GEN | Much sweating | تعرق زائد | sweat night sweats تعرق ليلي
night_sweats | general | wwt | www | INT-GAS INT-PUL FAM-GEN | Night sweats | تعرق ليلي | soaked night عرق الليل
fever | general | swt | ttt | FAM-GEN INT-PUL | Fever | حرارة | temperature high chills حمى سخونة حرارته سخونه محموم hot مسخن مسخنة burning feeling
rigors | general | ttt | ttt | FAM-GEN EMR-ADU INT-GAS | Shaking chills | قشعريرة شديدة | shivering rigors chills رجفة برد يرجف أرجف نفضة رجف ينتفض
tiredness | general | sww | wwt | FAM-GEN INT-END | Tiredness | تعب وإرهاق | fatigue exhausted weak خمول إعياء تعبان مرهق هلكان no energy
weakness | general | wte | wtt | FAM-GEN INT-END NEU-EPI | General weakness | ضعف عام | weak cannot stand وهن
weight_loss | general | wwt | www | INT-GAS INT-END FAM-GEN | Weight loss without trying | نقص الوزن غير المقصود | losing weight thinner نحافة
weight_gain | general | sss | www | INT-END FAM-GEN | Weight gain | زيادة الوزن | obesity gaining weight سمنة
excess_thirst | general | wtt | wwt | INT-END FAM-GEN | Great thirst | عطش شديد | thirsty diabetes sugar سكر
low_sugar | general | tte | wtt | INT-END FAM-CHR | Low blood sugar | هبوط السكر | hypoglycemia low sugar سكر منخفض
high_sugar | general | wte | wtt | INT-END FAM-CHR | High blood sugar | ارتفاع السكر | hyperglycemia diabetes سكر مرتفع
cold_intolerance | general | sww | www | INT-END | Sensitive to cold | عدم تحمل البرد | cold thyroid غدة برد
heat_intolerance | general | sww | www | INT-END | Sensitive to heat | عدم تحمل الحر | heat thyroid غدة حر
body_change | hand foot face | www | www | INT-END | Hands, feet or face grow larger | تضخم اليدين أو القدمين أو الوجه | acromegaly moon face rings hat وجه
body_swelling | general | wtt | wtt | INT-NEP CAR-ADU | Swelling of the whole body | تورم عام في الجسم | edema puffy وذمة
pallor | general skin | wtt | wtt | INT-GAS FAM-GEN | Paleness | شحوب | anaemia anemia pale فقر دم
bone_pain | arm leg back general | wwt | wwt | ORT-JOI INT-END | Bone pain | ألم العظام | bones ache هشاشة
heat_illness | general | tte | wtt | EMR-ADU | Illness from heat | إجهاد حراري أو ضربة شمس | heat stroke exhaustion sun ضربة حر
poisoning | general mouth | eee | tee | EMR-ADU EMR-PED | Swallowed poison or a cleaning product | ابتلاع مادة سامة أو منظف | poison bleach petrol chemical سم كلور بلع شرب كلوركس drank
overdose | general mouth | eee | tee | EMR-ADU PSY-ADU | Too much or the wrong medicine | جرعة زائدة أو دواء بالخطأ | overdose pills too many حبوب كثيرة
gas_inhaled | chest general | eee | tte | EMR-ADU INT-PUL | Breathed smoke or gas | استنشاق دخان أو غاز | smoke carbon monoxide fumes حريق
drowning | chest general | eee | tte | EMR-ADU | Near drowning | غرق | drowned water pool مسبح
severe_allergy | general skin | eee | tee | EMR-ADU PED-ALG | Severe allergic reaction | تفاعل تحسسي شديد | anaphylaxis allergic shock حساسية مفرطة
allergy | general nose skin | ssw | sww | FAM-GEN PED-ALG ENT-GEN | Allergy | حساسية | hay fever dust food allergy تحسس
medicine_reaction | general skin | wte | wtt | FAM-GEN DER-MED | Side effect of a medicine | أثر جانبي لدواء | drug reaction side effect تحسس دواء
crying_baby | b:general | wte | wtt | PED-GEN EMR-PED | Baby cries without end | بكاء الرضيع المستمر | colic crying inconsolable مغص رضيع يبكي تبكي يصيح
poor_feeding | b:general mouth | wtt | wtt | PED-GEN PED-NEO | Baby or child feeds poorly | ضعف رضاعة أو أكل الطفل | not feeding refuses bottle رضيع يرضع ترضع تاكل ياكل eat eats
poor_growth | b:general | www | www | PED-GEN | Child grows poorly | ضعف نمو الطفل | failure to thrive short قصر
vaccine_reaction | general arm | sst | sww | PED-GEN FAM-GEN | Reaction after a vaccine | تفاعل بعد التطعيم | vaccine fever injection تطعيم
pregnancy_check | f:general | www | www | OBG-PRE | Pregnancy without a complaint | متابعة حمل دون شكوى | pregnant antenatal حامل
abnormal_test | general | wwt | wwt | FAM-GEN INT-END | Abnormal test result | نتيجة فحص غير طبيعية | blood test lab result تحليل مختبر
checkup | general | sss | sss | FAM-GEN | General check-up | فحص عام | screening check up فحص دوري
dehydration | general mouth | tte | tte | EMR-ADU FAM-GEN | Dryness and dehydration | جفاف | dehydrated dry ناشف
flu_like | general | ssw | wwt | FAM-GEN INT-PUL | Cold or flu | زكام أو إنفلونزا | cold flu covid influenza برد كورونا
surgery_problem | skin general | ttt | wtt | SUR-GEN EMR-ADU | Problem after an operation | مشكلة بعد عملية جراحية | wound surgery post op عملية
`;
