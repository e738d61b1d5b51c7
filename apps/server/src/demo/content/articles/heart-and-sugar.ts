/** On blood pressure and on diabetes. */
export const heartAndSugar = [
  {
    topic: 'heart',
    speciality: 'CAR',
    drawing: 'heart',
    reviewed: 40,
    title: 'Living well with high blood pressure',
    title_ar: 'التعايش مع ارتفاع ضغط الدم',
    summary:
      'Most people feel nothing. How to measure at home, what brings the numbers down, and when to come at once.',
    summary_ar: 'لا يشعر أغلب الناس بشيء. طريقة القياس في المنزل، وما يساعد على خفض الأرقام، ومتى يلزم الحضور فورًا.',
    keywords: 'hypertension, pressure, heart, salt, stroke, ضغط, الضغط, القلب, ملح, جلطة',
    body: `High blood pressure seldom hurts. Over the years it strains the heart, the kidneys, the eyes and the vessels of the brain. The good news is that it is one of the most treatable conditions there are.

## What the numbers mean

A reading has two numbers. The upper one is the pressure while the heart beats, the lower one while it rests. At home, many doctors aim for less than 130 over 80, but your own aim may differ. Ask what it is and write it down.

## How to measure at home

- Use a cuff for the upper arm that fits its size.
- Do not smoke, exercise or drink coffee for half an hour before.
- Sit with your back supported and your feet on the floor, and rest for five minutes.
- Keep the arm at the height of the heart and do not talk.
- Take two readings one minute apart, in the morning and in the evening, and bring them to your visit.

## What brings it down

- Less salt: bread, pickles, cheese, crisps, stock cubes and ready meals hold most of it. Lemon, cumin, sumac and herbs give taste without it.
- Walking briskly for about thirty minutes on most days.
- A few kilograms less if you carry too many.
- No tobacco of any kind, shisha included.
- Enough sleep. Loud snoring with pauses in breathing is worth telling your doctor.

## Medicines

Take them every day, also when you feel well: the reading is good because of them. Do not stop by yourself. Some painkillers, such as ibuprofen, and some cold remedies raise the pressure, so ask a pharmacist first.

## Call 997 at once

- Chest pain, or breathlessness at rest
- A drooping face, a weak arm or leg, or trouble speaking
- A sudden very severe headache, or sudden loss of sight

If a reading is 180 over 120 or more, rest for five minutes and measure again. If it stays there, seek urgent care the same day, and call 997 if you also have any of these signs.`,
    body_ar: `ارتفاع ضغط الدم نادرًا ما يسبب ألمًا، لكنه مع السنوات يُجهد القلب والكلى والعينين وشرايين الدماغ. والخبر الجيد أنه من أكثر الحالات استجابة للعلاج.

## ماذا تعني الأرقام

لكل قراءة رقمان: الأعلى هو الضغط أثناء نبضة القلب، والأدنى أثناء راحته. يستهدف كثير من الأطباء في القياس المنزلي أقل من ١٣٠ على ٨٠، وقد يختلف الهدف من شخص إلى آخر. يُستحسن سؤال الطبيب عنه وتدوينه.

## طريقة القياس في المنزل

- استخدام جهاز لأعلى الذراع بحزام يناسب حجمها.
- تجنب التدخين والرياضة والقهوة قبل القياس بنصف ساعة.
- الجلوس مع إسناد الظهر ووضع القدمين على الأرض، والراحة خمس دقائق.
- إبقاء الذراع على مستوى القلب مع عدم الكلام.
- أخذ قراءتين بينهما دقيقة صباحًا ومساءً، وإحضار القراءات إلى الزيارة.

## ما يساعد على خفضه

- تقليل الملح: أغلبه في الخبز والمخللات والأجبان والمقرمشات ومكعبات المرق والوجبات الجاهزة. ويمنح الليمون والكمون والسماق والأعشاب نكهة بلا ملح.
- المشي السريع نحو ثلاثين دقيقة في معظم الأيام.
- إنقاص بضعة كيلوغرامات عند زيادة الوزن.
- الامتناع عن التبغ بأنواعه، ومنه الشيشة.
- النوم الكافي. والشخير العالي مع توقف التنفس أمر يستحق إبلاغ الطبيب به.

## الأدوية

تؤخذ الأدوية يوميًا حتى عند الشعور بالتحسن، فالقراءة جيدة بفضلها. لا يُنصح بإيقافها دون استشارة. بعض المسكنات مثل الإيبوبروفين وبعض أدوية الزكام ترفع الضغط، لذا يُستحسن سؤال الصيدلي أولًا.

## الاتصال بالرقم ٩٩٧ فورًا

- ألم في الصدر أو ضيق تنفس أثناء الراحة
- ارتخاء في الوجه أو ضعف في ذراع أو ساق أو صعوبة في الكلام
- صداع مفاجئ شديد جدًا أو فقدان مفاجئ للنظر

إذا بلغت القراءة ١٨٠ على ١٢٠ أو أكثر فيُنصح بالراحة خمس دقائق ثم إعادة القياس. وإذا بقيت كذلك تلزم الرعاية العاجلة في اليوم نفسه، والاتصال بالرقم ٩٩٧ عند ظهور أي من هذه العلامات.`,
  },
  {
    topic: 'diabetes',
    speciality: 'INT-END',
    drawing: 'drop',
    reviewed: 25,
    title: 'Type 2 diabetes: what helps every day',
    title_ar: 'السكري من النوع الثاني: ما يفيد كل يوم',
    summary: 'Meals, movement, feet, and what to do when the sugar is too low or too high.',
    summary_ar: 'الوجبات والحركة والعناية بالقدمين، وما يُفعل عند انخفاض السكر أو ارتفاعه.',
    keywords: 'sugar, glucose, insulin, hypoglycaemia, سكر, أنسولين, هبوط السكر, تراكمي',
    body: `With type 2 diabetes the body uses its insulin less well, and sugar stays in the blood. It develops slowly, and much of what decides how it goes lies in ordinary days.

## The plate

- Half of it vegetables or salad
- A quarter rice, bread, potatoes or pasta, whole grain where possible
- A quarter fish, chicken, meat, eggs, beans or lentils

Dates are good food, but sweet: one to three at a time are enough for most people. Sweet drinks and juices raise the sugar fastest; water does not.

## Movement

A walk of ten to fifteen minutes after each meal lowers the sugar noticeably. Over the week, aim for about 150 minutes. In the hot months shopping centres and indoor tracks serve well.

## Checks that matter

- HbA1c, the average of about three months, twice a year or more often
- Eyes, kidneys, cholesterol and blood pressure once a year
- Your feet every evening: look for blisters, cracks and redness, also between the toes. Never walk barefoot on hot ground.

## When the sugar is too low

Trembling, sweating, hunger, a racing heart or confusion may mean that it is below 70. If the person is awake and can swallow:

- Take something sweet at once: half a glass of juice, or three teaspoons of sugar in water.
- Measure again after fifteen minutes, and repeat if it is still low.
- Then eat a small meal.

Never give food or drink to somebody who is unconscious. Call 997.

## When it is too high

Great thirst, passing much water, vomiting, stomach pain, deep breathing or drowsiness need care the same day. Who is confused or hard to wake needs an ambulance.

Do not change or stop insulin or tablets without your doctor, and ask for a plan for days when you are ill.`,
    body_ar: `في السكري من النوع الثاني تقل استجابة الجسم للأنسولين فيبقى السكر في الدم. يتطور ببطء، ويعتمد مساره كثيرًا على تفاصيل الأيام العادية.

## طبق الوجبة

- نصفه خضراوات أو سلطة
- ربعه أرز أو خبز أو بطاطس أو معكرونة، والأفضل من الحبوب الكاملة
- ربعه سمك أو دجاج أو لحم أو بيض أو بقوليات

التمر غذاء نافع لكنه حلو، وتكفي أغلب الناس حبة إلى ثلاث في المرة. أما العصائر والمشروبات المحلاة فهي الأسرع في رفع السكر، بخلاف الماء.

## الحركة

المشي من عشر إلى خمس عشرة دقيقة بعد كل وجبة يخفض السكر بوضوح. والهدف خلال الأسبوع نحو ١٥٠ دقيقة. وفي الأشهر الحارة تفي المجمعات التجارية والمضامير المغلقة بالغرض.

## فحوص مهمة

- السكر التراكمي، وهو متوسط نحو ثلاثة أشهر، مرتين في السنة أو أكثر
- العينان والكلى والكوليسترول وضغط الدم مرة في السنة
- القدمان كل مساء: البحث عن الفقاعات والتشققات والاحمرار حتى بين الأصابع، وتجنب المشي حافيًا على الأرض الساخنة

## عند انخفاض السكر

الرعشة والتعرق والجوع وتسارع القلب والتشوش قد تعني أنه أقل من ٧٠. إذا كان الشخص واعيًا وقادرًا على البلع:

- تناول شيء حلو فورًا: نصف كوب عصير أو ثلاث ملاعق صغيرة من السكر في ماء.
- إعادة القياس بعد خمس عشرة دقيقة، والتكرار إن بقي منخفضًا.
- تناول وجبة صغيرة بعد ذلك.

لا يُعطى فاقد الوعي طعامًا ولا شرابًا، بل يُتصل بالرقم ٩٩٧.

## عند ارتفاعه

العطش الشديد وكثرة التبول والقيء وألم البطن والتنفس العميق والنعاس تستدعي الرعاية في اليوم نفسه. أما التشوش أو صعوبة الإيقاظ فتستدعي الإسعاف.

لا يُنصح بتغيير الأنسولين أو الأقراص أو إيقافها دون الطبيب، ويُستحسن طلب خطة لأيام المرض.`,
  },
  {
    topic: 'nutrition',
    speciality: 'FAM',
    drawing: 'sun',
    reviewed: 60,
    title: 'Vitamin D in a sunny country',
    title_ar: 'فيتامين د في بلد مشمس',
    summary: 'Why so many lack it in spite of the sun, who should be tested, and why more is not better.',
    summary_ar: 'لماذا ينقص عند كثيرين رغم الشمس، ومن يحتاج إلى الفحص، ولماذا لا تعني الزيادة فائدة أكبر.',
    keywords: 'deficiency, bones, calcium, sunlight, نقص فيتامين, عظام, كالسيوم, الشمس',
    body: `Vitamin D helps the body take up calcium and keeps bones and muscles strong. The skin makes it in sunlight. Yet many people in the Kingdom have too little of it, because the heat keeps us indoors and clothing covers most of the skin.

## Who is more likely to lack it

- People who are seldom outdoors in daylight
- Pregnant and breastfeeding women, and babies who are breastfed only
- Older people, and people with darker skin
- Those with diseases of bowel, liver or kidneys, or after an operation on the stomach
- Who takes certain medicines for epilepsy

## What you may notice

Most people notice nothing. A clear lack can cause aching bones and weak muscles. Tiredness alone has many causes, so it is worth looking further than one vitamin.

## Sun and food

A short time in the sun with bare arms and face, outside the hottest hours, helps without burning. Oily fish, eggs and fortified milk bring some, but rarely enough by themselves.

## Tests and supplements

Not everybody needs a blood test. Ask for one if you belong to the people above or have signs. If a supplement is advised, take the dose you were told for as long as you were told.

Very high doses over a long time can raise the calcium in the blood and harm the kidneys. Do not add a second product that also contains vitamin D without asking, and keep injections and high weekly doses for what a doctor has prescribed.`,
    body_ar: `يساعد فيتامين د الجسم على امتصاص الكالسيوم ويحافظ على قوة العظام والعضلات، ويصنعه الجلد عند التعرض للشمس. ومع ذلك ينقص عند كثيرين في المملكة، لأن الحر يبقينا في الداخل والملابس تغطي معظم الجلد.

## من هم الأكثر عرضة لنقصه

- من يقل خروجهم في ضوء النهار
- الحوامل والمرضعات، والرضّع المعتمدون على الرضاعة الطبيعية وحدها
- كبار السن وأصحاب البشرة الداكنة
- المصابون بأمراض الأمعاء أو الكبد أو الكلى، ومن أجروا عملية في المعدة
- من يتناولون بعض أدوية الصرع

## ما قد يُلاحظ

لا يلاحظ أغلب الناس شيئًا. وقد يسبب النقص الواضح آلامًا في العظام وضعفًا في العضلات. أما التعب وحده فله أسباب كثيرة، لذا يُستحسن البحث أبعد من فيتامين واحد.

## الشمس والغذاء

يفيد التعرض القصير للشمس مع كشف الذراعين والوجه خارج ساعات الذروة ودون احتراق. وتحتوي الأسماك الدهنية والبيض والحليب المدعم على بعضه، لكنها نادرًا ما تكفي وحدها.

## الفحص والمكملات

لا يحتاج الجميع إلى فحص الدم. ويُستحسن طلبه لمن كان من الفئات السابقة أو ظهرت عليه علامات. وعند النصح بمكمل تُلتزم الجرعة والمدة الموصوفتان.

الجرعات العالية جدًا لمدة طويلة قد ترفع كالسيوم الدم وتضر الكلى. لذا لا يُضاف منتج آخر يحتوي على الفيتامين نفسه دون سؤال، وتبقى الحقن والجرعات الأسبوعية العالية لما يصفه الطبيب.`,
  },
] as const;
