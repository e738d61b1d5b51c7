/** On what the year brings: Ramadan, heat and Hajj. */
export const seasons = [
  {
    topic: 'seasons',
    speciality: 'FAM',
    drawing: 'crescent',
    reviewed: 20,
    title: 'Fasting in Ramadan when you take medicines',
    title_ar: 'الصيام في رمضان مع تناول الأدوية',
    summary:
      'Talk to your doctor weeks before. Which doses can move, who is advised not to fast, and when to break the fast.',
    summary_ar: 'يُستحسن الحديث مع الطبيب قبل أسابيع. أي الجرعات يمكن نقلها، ومن يُنصح بعدم الصيام، ومتى يلزم الإفطار.',
    keywords: 'ramadan, fasting, suhoor, iftar, diabetes, رمضان, صوم, سحور, إفطار, السكري',
    body: `Many people with long-term conditions fast safely. Others are advised not to, and the concession for the sick is part of the teaching of fasting. What is right for you depends on your condition and your medicines, so plan it with your doctor six to eight weeks ahead.

## Moving doses

- Once a day: often at iftar or suhoor, at the same time each evening.
- Twice a day: often at iftar and at suhoor.
- Three times a day or more: ask whether there is a form that lasts longer. Do not put two doses together.
- Water tablets are often moved to the evening, so that you do not lose water during the day.

Change nothing before you have asked. Balsam can move your reminders to suhoor and iftar in My Medications.

## Diabetes

Insulin and some tablets can bring the sugar too low during a fast, and their doses often have to change. Measuring the sugar does not break the fast according to most scholars. Measure more often, above all in the afternoon and whenever you feel unwell.

## Break the fast at once

- If the sugar is below 70, or above 300
- With signs of low sugar: trembling, sweat, confusion
- With fainting, strong dizziness, chest pain or breathlessness
- With vomiting, or signs of drying out: very dark urine, or hardly any

## Who is usually advised not to fast

- Type 1 diabetes that is hard to control, or severe low sugar in the past three months
- Advanced kidney disease, or dialysis
- A heart attack or stroke not long ago
- An acute illness with fever
- Pregnancy with diabetes on insulin, or when the doctor sees a risk for mother or child

## Between iftar and suhoor

Drink water in small amounts through the evening. Begin with dates and water, then soup and salad, and leave fried and very sweet food for small portions. Suhoor late, with oats, beans, eggs or whole-grain bread, carries further through the day.`,
    body_ar: `يصوم كثير من المصابين بأمراض مزمنة بأمان، ويُنصح آخرون بعدم الصيام، والرخصة للمريض ثابتة. ويتوقف الأنسب على الحالة والأدوية، لذا يُستحسن التخطيط مع الطبيب قبل رمضان بستة إلى ثمانية أسابيع.

## نقل الجرعات

- مرة في اليوم: غالبًا عند الإفطار أو السحور في الوقت نفسه كل ليلة.
- مرتان في اليوم: غالبًا عند الإفطار والسحور.
- ثلاث مرات أو أكثر: السؤال عن شكل طويل المفعول، وعدم جمع جرعتين معًا.
- مدرات البول تُنقل غالبًا إلى المساء حتى لا يفقد الجسم الماء نهارًا.

لا يُنصح بتغيير أي شيء قبل السؤال. ويمكن في بلسم نقل التذكيرات إلى وقتي السحور والإفطار من صفحة «أدويتي».

## السكري

الأنسولين وبعض الأقراص قد تخفض السكر كثيرًا أثناء الصيام، وغالبًا ما يلزم تعديل الجرعات. وقياس السكر لا يفطّر عند أكثر أهل العلم. ويُستحسن القياس مرات أكثر، خصوصًا بعد العصر وعند الشعور بأي تعب.

## يلزم الإفطار فورًا

- إذا كان السكر أقل من ٧٠ أو أعلى من ٣٠٠
- عند علامات انخفاض السكر: رعشة أو تعرق أو تشوش
- عند الإغماء أو الدوخة الشديدة أو ألم الصدر أو ضيق التنفس
- عند القيء أو علامات الجفاف: بول داكن جدًا أو قليل جدًا

## من يُنصح عادة بعدم الصيام

- السكري من النوع الأول صعب الضبط، أو هبوط شديد في السكر خلال ثلاثة أشهر
- أمراض الكلى المتقدمة أو الغسيل الكلوي
- جلطة قلبية أو دماغية حديثة
- مرض حاد مع حرارة
- الحمل مع سكري يُعالج بالأنسولين، أو عندما يرى الطبيب خطرًا على الأم أو الجنين

## بين الإفطار والسحور

شرب الماء بكميات صغيرة طوال المساء. والبدء بالتمر والماء ثم الشوربة والسلطة، مع تقليل المقليات والحلويات. وتأخير السحور، وأن يكون من الشوفان أو البقول أو البيض أو خبز الحبوب الكاملة، يمنح طاقة أطول.`,
  },
  {
    topic: 'seasons',
    speciality: 'EMR',
    drawing: 'thermometer',
    reviewed: 80,
    title: 'Heat: keeping cool and knowing heatstroke',
    title_ar: 'الحر: طرق الوقاية ومعرفة ضربة الشمس',
    summary: 'Who is at risk in summer, what to do before it is too late, and first aid until help comes.',
    summary_ar: 'من هم الأكثر عرضة للخطر صيفًا، وما يُفعل قبل فوات الأوان، والإسعاف الأولي حتى وصول المساعدة.',
    keywords: 'heatstroke, sunstroke, dehydration, summer, ضربة شمس, إجهاد حراري, جفاف, صيف',
    body: `Above 40 degrees the body has to work hard to stay cool. Heat exhaustion is a warning. Heatstroke is an emergency that can end a life within hours.

## Before you go out

- Leave work and sport outdoors for the early morning or the evening.
- Drink water regularly, before you are thirsty. Who has a weak heart or kidneys asks how much is right.
- Wear light, loose clothing, a head cover and an umbrella in the sun.
- Never leave a child, an older person or an animal in a parked car, not even for a minute.

## Who is at greater risk

Babies and small children, people over 65, pregnant women, people who work outdoors, and those with heart, kidney or mental illness. Water tablets and some medicines for allergy, mood and blood pressure make heat harder to bear. Do not stop them; ask.

## Heat exhaustion

Heavy sweating, pale moist skin, headache, dizziness, nausea, cramps and a fast pulse. Go to a cool place, lie down with raised legs, loosen clothing, cool the skin with wet cloths and drink water or an oral rehydration solution in sips. If it is not clearly better within thirty minutes, seek care.

## Heatstroke: call 997

- Confusion, strange behaviour, a seizure or loss of consciousness
- A body temperature of 40 degrees or more
- Hot skin, dry or sweating

While help is on its way: bring the person into the shade, remove extra clothing, pour cool water over the body and fan strongly, and put cold packs on neck, armpits and groin. Give nothing to drink to somebody who is not fully awake, and no medicine for fever: it does not work here.`,
    body_ar: `عندما تتجاوز الحرارة ٤٠ درجة يبذل الجسم جهدًا كبيرًا ليبرد. والإجهاد الحراري إنذار، أما ضربة الشمس فحالة طارئة قد تودي بالحياة خلال ساعات.

## قبل الخروج

- تأجيل العمل والرياضة في الخارج إلى الصباح الباكر أو المساء.
- شرب الماء بانتظام قبل الشعور بالعطش. ومن لديه ضعف في القلب أو الكلى يسأل عن الكمية المناسبة.
- ارتداء ملابس خفيفة فضفاضة مع غطاء للرأس ومظلة في الشمس.
- عدم ترك طفل أو مسنّ أو حيوان في سيارة متوقفة ولو لدقيقة.

## من هم الأكثر عرضة

الرضّع والصغار ومن تجاوزوا ٦٥ عامًا والحوامل والعاملون في الخارج والمصابون بأمراض القلب أو الكلى أو الأمراض النفسية. ومدرات البول وبعض أدوية الحساسية والمزاج والضغط تقلل تحمل الحر. لا يُنصح بإيقافها، بل بالسؤال عنها.

## الإجهاد الحراري

تعرق غزير وجلد شاحب رطب وصداع ودوخة وغثيان وتشنجات ونبض سريع. يُنصح بالانتقال إلى مكان بارد والاستلقاء مع رفع الساقين وإرخاء الملابس وتبريد الجلد بقطع مبللة وشرب الماء أو محلول الإرواء رشفات. وإذا لم يظهر تحسن واضح خلال ثلاثين دقيقة تلزم الرعاية الطبية.

## ضربة الشمس: الاتصال بالرقم ٩٩٧

- تشوش أو سلوك غريب أو تشنج أو فقدان وعي
- حرارة جسم ٤٠ درجة أو أكثر
- جلد ساخن، جافًا كان أو متعرقًا

ريثما تصل المساعدة: نقل المصاب إلى الظل، ونزع الملابس الزائدة، وسكب ماء بارد على الجسم مع التهوية القوية، ووضع كمادات باردة على الرقبة والإبطين وأعلى الفخذين. لا يُعطى من ليس واعيًا تمامًا شرابًا، ولا خافضًا للحرارة، فهو لا يفيد هنا.`,
  },
  {
    topic: 'seasons',
    speciality: 'FAM',
    drawing: 'kaaba',
    reviewed: 50,
    title: 'Healthy through Hajj and Umrah',
    title_ar: 'حج وعمرة بصحة',
    summary: 'Vaccines, what to pack, care for feet and heat, and how to carry medicines.',
    summary_ar: 'التطعيمات، وما يُحمل في الحقيبة، والعناية بالقدمين والوقاية من الحر، وطريقة حمل الأدوية.',
    keywords: 'pilgrimage, meningitis, makkah, mina, حج, عمرة, حمى شوكية, مكة, منى',
    body: `Hajj asks much of the body: long walks, heat, crowds and little sleep. Some weeks of preparation make it safer.

## Six weeks before

- See your doctor if you have a long-term condition, are pregnant, or are over 65.
- Check which vaccines are required this season. The meningitis vaccine is, ten days before at the latest; the seasonal flu vaccine is advised, and others for some people. The Ministry of Health publishes the list each year.
- Begin to walk daily, up to an hour, in the shoes that you will wear.

## What to pack

- Medicines for the whole journey and some days more, in their boxes, in your hand luggage
- A list of your conditions, medicines and allergies. You can save your medical summary from Balsam.
- Face masks, hand sanitiser, sunscreen without perfume for ihram, an umbrella
- Plasters, petroleum jelly against chafing, oral rehydration salts
- Insulin in a cool bag, never directly on ice

## Every day

- Drink often and carry water. Rest in the shade between ten and four.
- Wash your hands before eating. Eat what is freshly cooked and hot, and fruit that you peel yourself.
- Wear a mask in crowds, and cover coughs with your elbow.
- Look at your feet each night; with diabetes never walk barefoot.
- Shave with a new blade only, by a licensed barber.

## Come to a health centre

Health centres at the holy sites are free. Come with chest pain, breathlessness, confusion, high fever, strong diarrhoea, or a wound that reddens. In an emergency call 997 or 911 in the region of Makkah.

## Afterwards

Fever, cough or breathlessness within two weeks of returning: wear a mask, see a doctor and say where you were.`,
    body_ar: `يتطلب الحج جهدًا كبيرًا: مشي طويل وحر وزحام ونوم قليل. والاستعداد قبله بأسابيع يجعله أكثر أمانًا.

## قبل ستة أسابيع

- زيارة الطبيب عند وجود مرض مزمن أو حمل أو تجاوز ٦٥ عامًا.
- التحقق من تطعيمات الموسم المطلوبة. تطعيم الحمى الشوكية مطلوب قبل عشرة أيام على الأقل، ويُنصح بتطعيم الإنفلونزا الموسمية، وبغيرهما لبعض الفئات. وتنشر وزارة الصحة القائمة كل عام.
- البدء بالمشي يوميًا حتى ساعة، بالحذاء الذي سيُستخدم.

## ما يُحمل في الحقيبة

- أدوية تكفي الرحلة كلها وبضعة أيام بعدها، في علبها وفي حقيبة اليد
- قائمة بالأمراض والأدوية والحساسية. ويمكن حفظ الملخص الطبي من بلسم.
- كمامات ومعقم لليدين وواقي شمس بلا عطر للإحرام ومظلة
- لاصقات للجروح وفازلين للوقاية من الاحتكاك وأملاح الإرواء
- الأنسولين في حقيبة مبردة دون ملامسة الثلج مباشرة

## في كل يوم

- الإكثار من شرب الماء وحمله، والراحة في الظل من العاشرة إلى الرابعة.
- غسل اليدين قبل الأكل، وتناول الطعام المطهو حديثًا ساخنًا والفاكهة التي تُقشّر.
- لبس الكمامة في الزحام وتغطية السعال بالمرفق.
- تفقد القدمين كل ليلة، وعدم المشي حافيًا لمصابي السكري.
- الحلاقة بشفرة جديدة فقط لدى حلاق مرخص.

## زيارة المركز الصحي

المراكز الصحية في المشاعر مجانية. ويلزم التوجه إليها عند ألم الصدر أو ضيق التنفس أو التشوش أو الحرارة العالية أو الإسهال الشديد أو احمرار جرح. وفي الطوارئ يُتصل بالرقم ٩٩٧ أو ٩١١ في منطقة مكة المكرمة.

## بعد العودة

عند الحرارة أو السعال أو ضيق التنفس خلال أسبوعين من العودة: لبس الكمامة ومراجعة الطبيب وإخباره بمكان الرحلة.`,
  },
] as const;
