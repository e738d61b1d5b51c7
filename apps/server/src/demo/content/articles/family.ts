/** On children and pregnancy. */
export const family = [
  {
    topic: 'children',
    speciality: 'PED',
    drawing: 'child',
    reviewed: 15,
    title: 'When a child has a fever',
    title_ar: 'عندما ترتفع حرارة الطفل',
    summary: 'How the child looks matters more than the number. Doses, comfort, and the signs that cannot wait.',
    summary_ar: 'حال الطفل أهم من الرقم. الجرعات وما يريح الطفل، والعلامات التي لا تحتمل الانتظار.',
    keywords: 'fever, temperature, paracetamol, baby, حمى, سخونة, حرارة الطفل, خافض, رضيع',
    body: `A fever is 38 degrees or more. It is the body's way of fighting an infection, most often a virus, and by itself does no harm in a healthy child. What matters is how the child looks, drinks and plays.

## At home

- Offer drinks often: breast milk, usual milk, water, or an oral rehydration solution.
- Dress the child lightly and keep the room pleasantly cool. No cold baths, no alcohol rubs.
- Let the child rest, and look in once or twice in the night.
- Keep the child at home while the fever lasts and for a day after.

## Medicines

Give paracetamol or ibuprofen when the child is in discomfort, not for the number alone.

- Dose by weight and use the syringe from the box. Ask a pharmacist if you are not sure.
- Paracetamol at most four times in 24 hours. Many cold remedies contain it too.
- Ibuprofen not below three months, and not with chickenpox or when the child hardly drinks.
- Never aspirin below 16 years.
- Antibiotics do nothing against viruses.

## See a doctor today

- Any fever of 38 or more below three months: at once, also at night
- 39 or more between three and six months
- A fever of more than five days
- Ear pain, pain on passing water, a rash, or fewer wet nappies than usual
- You have a feeling that this illness is different

## Call 997

- Hard to wake, floppy, or crying without end in a strange pitch
- Blue, grey or mottled skin, or breathing with effort
- A rash that does not fade under a glass, a stiff neck, or a bulging soft spot
- A seizure: lay the child on the side, put nothing in the mouth, and look at the clock`,
    body_ar: `تُعد الحرارة مرتفعة عند ٣٨ درجة أو أكثر. وهي وسيلة الجسم لمقاومة العدوى، وأغلبها فيروسية، ولا تضر وحدها الطفل السليم. الأهم هو حال الطفل وشربه ولعبه.

## في المنزل

- تقديم السوائل كثيرًا: حليب الأم أو الحليب المعتاد أو الماء أو محلول الإرواء.
- ملابس خفيفة وغرفة معتدلة البرودة، دون حمامات باردة أو دهن بالكحول.
- ترك الطفل يرتاح، مع الاطمئنان عليه مرة أو مرتين ليلًا.
- إبقاؤه في المنزل طوال فترة الحرارة ويومًا بعدها.

## الأدوية

يُعطى الباراسيتامول أو الإيبوبروفين عند انزعاج الطفل، لا لأجل الرقم وحده.

- تُحسب الجرعة بالوزن وتُقاس بمحقنة العلبة، ويُسأل الصيدلي عند الشك.
- الباراسيتامول أربع مرات كحد أقصى خلال ٢٤ ساعة، وتحتوي عليه أدوية زكام كثيرة.
- لا يُعطى الإيبوبروفين قبل ثلاثة أشهر، ولا مع الجدري المائي أو عند قلة الشرب.
- لا يُعطى الأسبرين قبل ١٦ عامًا.
- المضادات الحيوية لا تفيد ضد الفيروسات.

## مراجعة الطبيب اليوم

- أي حرارة ٣٨ أو أكثر قبل ثلاثة أشهر: فورًا ولو ليلًا
- ٣٩ أو أكثر بين ثلاثة وستة أشهر
- استمرار الحرارة أكثر من خمسة أيام
- ألم في الأذن أو عند التبول، أو طفح، أو قلة الحفاضات المبللة
- الإحساس بأن هذا المرض مختلف

## الاتصال بالرقم ٩٩٧

- صعوبة الإيقاظ أو الارتخاء أو بكاء متواصل بنبرة غريبة
- جلد أزرق أو رمادي أو مبرقش، أو تنفس بجهد
- طفح لا يختفي عند الضغط بكوب زجاجي، أو تيبس الرقبة، أو انتفاخ اليافوخ
- تشنج: وضع الطفل على جنبه دون إدخال شيء في فمه مع ملاحظة الوقت`,
  },
  {
    topic: 'infections',
    speciality: 'PED',
    drawing: 'shield',
    reviewed: 35,
    title: 'Vaccines: the schedule and common questions',
    title_ar: 'التطعيمات: الجدول والأسئلة الشائعة',
    summary: 'What vaccines protect from, what is normal afterwards, and when to postpone one.',
    summary_ar: 'ما تقي منه التطعيمات، وما هو طبيعي بعدها، ومتى تؤجل.',
    keywords: 'immunisation, vaccination, flu, measles, لقاح, تحصين, حصبة, إنفلونزا',
    body: `Vaccines show the body a harmless part of a germ, so that it recognises the real one. They have made diseases rare that used to kill and cripple children. They stay rare only as long as nearly everybody is protected.

## The schedule in the Kingdom

The national schedule begins at birth and goes on at two, four, six, nine, twelve and eighteen months, at two years, and before school. You find your child's own schedule, with what is due, under Vaccinations. Birth certificates and schools ask for it.

## For adults too

- Influenza every autumn, above all with diabetes, asthma, heart disease, in pregnancy and after 65
- Tetanus and diphtheria every ten years
- Pneumococcal and shingles vaccines for older people and with some conditions
- Meningitis before Hajj and Umrah, and others before some journeys

## What is normal afterwards

A sore arm, a little fever, tiredness or a fretful day. It passes within two or three days. A cool cloth, cuddling and drinks help; paracetamol where needed. After the measles vaccine a mild rash or fever may appear about a week later.

## When to postpone

- An illness with high fever: wait until it is over. A cold is no reason to wait.
- A severe allergic reaction to the same vaccine or one of its parts: see a doctor first.
- Pregnancy or a weak immune system: some live vaccines are not given.

## Common questions

Several vaccines at one visit do not overload a child: the immune system meets far more every day. Large studies with millions of children have found no link between vaccines and autism. Missed doses are caught up; one does not begin again.

## Call 997

Swelling of face or throat, breathlessness or collapse within minutes to hours. It is very rare, and vaccination rooms are prepared for it.`,
    body_ar: `تعرّف التطعيمات الجسم بجزء غير ضار من الجرثومة ليتعرف على الحقيقية. وقد جعلت أمراضًا كانت تقتل الأطفال وتعيقهم نادرة، وتبقى نادرة ما دام الجميع تقريبًا محصّنين.

## الجدول في المملكة

يبدأ الجدول الوطني عند الولادة ويستمر عند شهرين وأربعة وستة وتسعة واثني عشر وثمانية عشر شهرًا، وعند عامين، وقبل المدرسة. ويظهر جدول الطفل وما حان موعده في صفحة التطعيمات، وهو مطلوب لشهادة الميلاد والمدرسة.

## للبالغين أيضًا

- الإنفلونزا كل خريف، خصوصًا مع السكري والربو وأمراض القلب وفي الحمل وبعد ٦٥ عامًا
- الكزاز والدفتيريا كل عشر سنوات
- المكورات الرئوية والحزام الناري لكبار السن ولبعض الحالات
- الحمى الشوكية قبل الحج والعمرة، وغيرها قبل بعض الأسفار

## ما هو طبيعي بعدها

ألم في الذراع وحرارة خفيفة وتعب أو يوم من الانزعاج، ويزول خلال يومين أو ثلاثة. وتفيد الكمادات الباردة والاحتضان والسوائل، والباراسيتامول عند الحاجة. وقد يظهر بعد تطعيم الحصبة طفح خفيف أو حرارة بعد نحو أسبوع.

## متى يؤجل

- مرض مع حرارة عالية: حتى يزول. أما الزكام فليس سببًا للتأجيل.
- حساسية شديدة سابقة من التطعيم نفسه أو أحد مكوناته: مراجعة الطبيب أولًا.
- الحمل أو ضعف المناعة: لا تُعطى بعض التطعيمات الحية.

## أسئلة شائعة

إعطاء أكثر من تطعيم في زيارة واحدة لا يرهق الطفل، فجهازه المناعي يواجه كل يوم أكثر من ذلك بكثير. ولم تجد دراسات كبيرة شملت ملايين الأطفال صلة بين التطعيم والتوحد. والجرعات الفائتة تُستكمل دون البدء من جديد.

## الاتصال بالرقم ٩٩٧

عند تورم الوجه أو الحلق أو ضيق التنفس أو الانهيار خلال دقائق إلى ساعات. وهذا نادر جدًا، وغرف التطعيم مجهزة له.`,
  },
  {
    topic: 'pregnancy',
    speciality: 'OBG',
    drawing: 'mother',
    reviewed: 30,
    title: 'A healthy pregnancy, month by month',
    title_ar: 'حمل صحي شهرًا بشهر',
    summary: 'Visits, food, what to avoid, and the signs for which you come at once.',
    summary_ar: 'الزيارات والغذاء وما يُتجنب، والعلامات التي تستدعي الحضور فورًا.',
    keywords: 'pregnant, folic acid, baby movement, حامل, حمض الفوليك, حركة الجنين, ولادة',
    body: `Most pregnancies go well. Regular visits find early what needs attention, and give room for your questions.

## The first three months

- Take 400 micrograms of folic acid daily, best from before pregnancy until week twelve. Some women need more: ask.
- Book the first visit by week ten. It includes blood group, blood count, sugar, blood pressure and an ultrasound.
- Tell every doctor, dentist and pharmacist that you are pregnant. Stop no prescribed medicine without asking.
- Nausea eases with small frequent meals. Who keeps no drink down for a day needs care.

## The middle months

- A detailed ultrasound at about 18 to 22 weeks
- The sugar test at 24 to 28 weeks, earlier if there is diabetes in the family
- Vaccines against influenza, and against whooping cough from about week 27
- You feel the baby move, usually from week 18 to 22

## The last months

- Learn your baby's pattern of movement. It does not become less before birth.
- Sleep on your side.
- Talk about the birth: pain relief, who comes along, breastfeeding.

## Food and life

- Iron from meat, lentils and greens; calcium from dairy products; well-cooked fish twice a week
- Avoid raw meat and eggs, unpasteurised milk and soft cheese, and large predatory fish
- Coffee up to about two small cups a day. No tobacco, no shisha, no smoke around you.
- Walking and swimming do you good. In Ramadan, speak to your doctor before fasting.

## Come at once, by day and night

- Bleeding, or water that breaks
- Strong headache, flashes before the eyes, pain below the ribs, sudden swelling of face or hands
- The baby moves less than usual
- Regular pains before week 37
- Fever of 38 or more, or pain on passing water
- Chest pain, breathlessness, or a swollen painful leg

Sadness or worry that stays for two weeks, in pregnancy or after birth, is common and treatable. Please tell us.`,
    body_ar: `تمر أغلب حالات الحمل بسلام. والزيارات المنتظمة تكشف مبكرًا ما يحتاج إلى عناية وتتيح مجالًا للأسئلة.

## الأشهر الثلاثة الأولى

- تناول ٤٠٠ ميكروغرام من حمض الفوليك يوميًا، والأفضل قبل الحمل وحتى الأسبوع الثاني عشر. وتحتاج بعض النساء إلى أكثر، ويُسأل الطبيب عن ذلك.
- حجز الزيارة الأولى قبل الأسبوع العاشر، وتشمل فصيلة الدم وصورته والسكر والضغط والموجات الصوتية.
- إخبار كل طبيب وصيدلي بالحمل، وعدم إيقاف دواء موصوف دون سؤال.
- يخف الغثيان بوجبات صغيرة متكررة. وعدم احتمال أي شراب ليوم كامل يستدعي الرعاية.

## الأشهر الوسطى

- فحص تفصيلي بالموجات الصوتية بين الأسبوعين ١٨ و٢٢ تقريبًا
- فحص السكر بين الأسبوعين ٢٤ و٢٨، وأبكر عند وجود سكري في العائلة
- تطعيم الإنفلونزا، وتطعيم السعال الديكي من الأسبوع ٢٧ تقريبًا
- الشعور بحركة الجنين، عادة بين الأسبوعين ١٨ و٢٢

## الأشهر الأخيرة

- معرفة نمط حركة الجنين، فهي لا تقل قبل الولادة.
- النوم على الجنب.
- الحديث عن الولادة: تخفيف الألم والمرافق والرضاعة.

## الغذاء ونمط الحياة

- الحديد من اللحوم والعدس والخضراوات الورقية، والكالسيوم من الألبان، والسمك المطهو جيدًا مرتين أسبوعيًا
- تجنب اللحم والبيض النيئين والحليب غير المبستر والأجبان الطرية والأسماك المفترسة الكبيرة
- القهوة حتى فنجانين صغيرين يوميًا تقريبًا، دون تبغ أو شيشة أو دخان حولكم
- المشي والسباحة مفيدان. وفي رمضان يُستشار الطبيب قبل الصيام.

## الحضور فورًا ليلًا أو نهارًا

- نزيف أو نزول ماء الجنين
- صداع شديد أو ومضات أمام العين أو ألم أسفل الأضلاع أو تورم مفاجئ في الوجه أو اليدين
- حركة الجنين أقل من المعتاد
- آلام منتظمة قبل الأسبوع ٣٧
- حرارة ٣٨ أو أكثر، أو ألم عند التبول
- ألم في الصدر أو ضيق تنفس أو ساق متورمة مؤلمة

الحزن أو القلق المستمر أسبوعين، في الحمل أو بعد الولادة، شائع وقابل للعلاج. يُرجى إخبارنا بذلك.`,
  },
] as const;
