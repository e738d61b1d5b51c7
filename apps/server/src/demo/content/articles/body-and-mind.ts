/** On the back, on sleep and on the mind. */
export const bodyAndMind = [
  {
    topic: 'bones',
    speciality: 'ORT',
    drawing: 'spine',
    reviewed: 70,
    title: 'Low back pain: keep moving',
    title_ar: 'ألم أسفل الظهر: الحركة هي العلاج',
    summary:
      'Nearly everybody has it once, and most recover within weeks. What helps, and what needs a doctor at once.',
    summary_ar: 'يصيب الجميع تقريبًا مرة، ويتعافى أغلبهم خلال أسابيع. ما يفيد، وما يستدعي الطبيب فورًا.',
    keywords: 'back pain, disc, sciatica, posture, ظهر, ديسك, عرق النسا, انزلاق',
    body: `Back pain can be strong and frightening, yet in nine of ten people nothing dangerous is behind it. Muscles and joints are irritated, and they heal. Six weeks later most people are clearly better, whatever they did.

## What helps

- Stay active. Walk several times a day, a little more each time. Bed rest makes it longer.
- Warmth: a hot-water bottle or a warm shower.
- Change position every half hour. Get up while you telephone.
- Lying with a pillow below the knees, or on the side with one between them.
- Ask a pharmacist which painkiller suits you, and take it for a few days so that you can move.

## What you can skip

An X-ray or MRI in the first weeks rarely changes what is done. Worn discs are seen in most healthy people over forty, like grey hair. Belts, injections and operations help few.

## Lifting and sitting

Bring the load close, bend hips and knees, and do not twist. In the car and at work: a support in the small of the back, feet on the ground, the screen at the height of the eyes. There is no perfect posture; the best one is the next one.

## Later

Strength in belly, back and legs protects best. Choose what you enjoy, twice a week or more, and keep it up. Prayer movements can be adapted: a chair is allowed when bending hurts.

## A doctor at once

- Numbness between the legs, or trouble holding or passing water or stool
- Weakness in a leg that gets worse
- Fever, or feeling very ill with back pain
- After a fall or an accident, or with weak bones
- With cancer now or before, or unexplained loss of weight
- Sudden tearing pain in back or belly with faintness: call 997

Make an appointment if the pain does not ease after four to six weeks, runs below the knee, or wakes you every night.`,
    body_ar: `قد يكون ألم الظهر شديدًا ومخيفًا، لكن تسعة من كل عشرة لا يكون خلف ألمهم أمر خطير. تتهيج العضلات والمفاصل ثم تلتئم، وبعد ستة أسابيع يتحسن أغلب الناس بوضوح مهما فعلوا.

## ما يفيد

- البقاء في حركة: المشي عدة مرات يوميًا مع زيادة قليلة كل مرة. وملازمة الفراش تطيل الألم.
- الدفء: قربة ماء ساخن أو حمام دافئ.
- تغيير الوضعية كل نصف ساعة، والوقوف أثناء المكالمات.
- الاستلقاء مع وسادة تحت الركبتين، أو على الجنب مع وسادة بينهما.
- سؤال الصيدلي عن المسكن المناسب وتناوله بضعة أيام لتسهيل الحركة.

## ما يمكن الاستغناء عنه

الأشعة والرنين المغناطيسي في الأسابيع الأولى نادرًا ما يغيران العلاج. وتآكل الغضاريف يظهر عند أغلب الأصحاء بعد الأربعين كما يظهر الشيب. أما الأحزمة والحقن والعمليات فلا تفيد إلا القليل.

## الحمل والجلوس

تقريب الحمل من الجسم وثني الوركين والركبتين دون التواء. وفي السيارة والعمل: إسناد أسفل الظهر ووضع القدمين على الأرض والشاشة على مستوى العين. ولا توجد وضعية مثالية، فأفضلها هي التالية.

## بعد التحسن

قوة البطن والظهر والساقين أفضل وقاية. يُختار نشاط محبب مرتين أسبوعيًا أو أكثر مع الاستمرار. ويمكن تكييف حركات الصلاة، والجلوس على كرسي جائز عند ألم الانحناء.

## الطبيب فورًا

- خدر بين الساقين أو صعوبة في التحكم في البول أو البراز أو إخراجهما
- ضعف متزايد في إحدى الساقين
- حرارة أو إعياء شديد مع ألم الظهر
- بعد سقوط أو حادث، أو مع هشاشة العظام
- مع سرطان حالي أو سابق، أو نقص وزن غير مبرر
- ألم ممزق مفاجئ في الظهر أو البطن مع إغماء: الاتصال بالرقم ٩٩٧

يُستحسن حجز موعد إذا لم يخف الألم بعد أربعة إلى ستة أسابيع، أو امتد تحت الركبة، أو أيقظ من النوم كل ليلة.`,
  },
  {
    topic: 'mind',
    speciality: 'PSY',
    drawing: 'moon',
    reviewed: 55,
    title: 'Better sleep without tablets',
    title_ar: 'نوم أفضل دون أقراص',
    summary: 'Light, coffee and regular hours do more than most remedies. A plan for two weeks.',
    summary_ar: 'الضوء والقهوة وانتظام الساعات أنفع من أكثر العلاجات. خطة لأسبوعين.',
    keywords: 'insomnia, snoring, sleep apnoea, tired, أرق, شخير, انقطاع التنفس, سهر',
    body: `Adults need about seven to nine hours, school children nine to twelve, and teenagers eight to ten. One bad night harms nobody. When sleep is poor for weeks, these steps help most people, and more lastingly than tablets do.

## Two weeks, step by step

- Get up at the same time every day, weekends too, whatever the night was like.
- Go into daylight in the first hour, for instance after Fajr when the sun is up.
- No coffee, tea, cola or energy drinks after the Asr prayer: they work for six hours and more.
- Move by day. Finish hard exercise two hours before bed.
- A nap of at most twenty minutes, before three.
- An hour before bed: dim lights, put the telephone in another room, read, pray, take a warm shower.
- Keep the bedroom dark, quiet and at about 20 to 22 degrees.
- Go to bed only when sleepy. After about twenty minutes awake, get up, do something quiet, and come back when you are sleepy.

## A head that does not stop

Write down before the evening what worries you, and the next small step for each. Breathe in for four counts and out for six, for five minutes. Trying hard to sleep keeps awake; resting is enough.

## Ramadan and shift work

Keep one block of at least four hours at the same time each night, and add a nap. Make the room fully dark by day. Do not drive when sleepy: stop and sleep for twenty minutes.

## Tablets

Sleeping tablets lose their effect within weeks, bring falls and dependence, and are for few days only, prescribed by a doctor. Antihistamines that make drowsy leave you dull the next day.

## When to see a doctor

- Loud snoring with pauses, waking with choking, headache in the morning, or falling asleep at the wheel
- Three bad nights a week for three months
- Restless legs in the evening
- Sadness, fear or pain that keeps you awake`,
    body_ar: `يحتاج البالغ إلى نحو سبع إلى تسع ساعات، وطفل المدرسة إلى تسع إلى اثنتي عشرة، والمراهق إلى ثمان إلى عشر. وليلة سيئة واحدة لا تضر. أما إذا ساء النوم أسابيع فهذه الخطوات تفيد أغلب الناس، وبأثر أدوم من الأقراص.

## أسبوعان خطوة بخطوة

- الاستيقاظ في الوقت نفسه كل يوم، حتى في الإجازة ومهما كانت الليلة.
- التعرض لضوء النهار في الساعة الأولى بعد شروق الشمس.
- تجنب القهوة والشاي والكولا ومشروبات الطاقة بعد صلاة العصر، فأثرها يستمر ست ساعات وأكثر.
- الحركة نهارًا، وإنهاء الرياضة الشاقة قبل النوم بساعتين.
- قيلولة لا تتجاوز عشرين دقيقة قبل الثالثة عصرًا.
- قبل النوم بساعة: إضاءة خافتة، والهاتف في غرفة أخرى، والقراءة أو الذكر أو حمام دافئ.
- غرفة مظلمة هادئة بحرارة ٢٠ إلى ٢٢ درجة تقريبًا.
- الذهاب إلى الفراش عند النعاس فقط. وبعد نحو عشرين دقيقة من الأرق يُستحسن القيام لعمل هادئ ثم العودة عند النعاس.

## عندما لا تهدأ الأفكار

كتابة ما يقلق قبل المساء مع خطوة صغيرة تالية لكل أمر. والتنفس شهيقًا أربع عدات وزفيرًا ست عدات لمدة خمس دقائق. ومحاولة النوم بإلحاح تطرد النوم، وتكفي الراحة.

## رمضان والعمل بالنوبات

الحفاظ على أربع ساعات متصلة على الأقل في الوقت نفسه كل ليلة مع قيلولة، وإظلام الغرفة تمامًا نهارًا. ولا تُقاد السيارة عند النعاس، بل يُتوقف للنوم عشرين دقيقة.

## الأقراص

تفقد أقراص النوم أثرها خلال أسابيع وتسبب السقوط والاعتماد عليها، وهي لأيام قليلة بوصفة طبيب. ومضادات الحساسية المنومة تترك خمولًا في اليوم التالي.

## متى يُراجع الطبيب

- شخير عالٍ مع توقف التنفس، أو استيقاظ مع اختناق، أو صداع صباحي، أو نعاس أثناء القيادة
- ثلاث ليالٍ سيئة أسبوعيًا لمدة ثلاثة أشهر
- تململ الساقين مساءً
- حزن أو خوف أو ألم يمنع النوم`,
  },
  {
    topic: 'mind',
    speciality: 'PSY',
    drawing: 'mind',
    reviewed: 45,
    title: 'Low mood and worry: when and how to seek help',
    title_ar: 'انخفاض المزاج والقلق: متى تُطلب المساعدة وكيف',
    summary:
      'Signs of depression and anxiety, what you can do yourself, how treatment works, and whom to call in a crisis.',
    summary_ar: 'علامات الاكتئاب والقلق، وما يمكن فعله ذاتيًا، وكيف يفيد العلاج، ومن يُتصل به عند الأزمات.',
    keywords: 'depression, anxiety, stress, panic, suicide, اكتئاب, قلق, توتر, هلع',
    body: `Sadness and worry belong to life. When they last for two weeks or more and make work, study, worship or family hard, they may be an illness: common, treatable, and no weakness of character or faith.

## Signs

- Low mood or no joy in what used to please
- Sleep or appetite much more or much less than usual
- Tiredness, slowness or restlessness
- Guilt, feeling worthless, poor concentration
- Constant worry, a racing heart, tight chest, sudden attacks of fear
- In children: irritability, pain in the belly, falling marks, withdrawal

The body can cause the same: thyroid, anaemia, lack of vitamins, some medicines. A check-up is a good beginning.

## What you can do today

- Tell one person whom you trust.
- Plan one small thing that is good for you, and do it whether you feel like it or not.
- Walk for twenty minutes outdoors. For mild depression regular exercise helps clearly.
- Get up at the same time, eat regularly, and put the telephone away at night.
- Avoid deciding great things now.

## What treatment is like

Talking treatments teach how thoughts, feelings and actions hang together, often in eight to sixteen sessions, at the hospital or by video. Medicines for depression are not addictive; they need two to six weeks, and are continued for months after you feel well. What you tell is confidential.

## Standing by somebody

Listen without quick advice. Ask openly: 'Do you think of dying?' Asking does not plant the thought; it relieves. Help with the appointment, and stay in touch.

## In a crisis

If you think of ending your life, or fear for somebody: do not stay alone. Call 997 or go to the nearest emergency department, day or night. Put medicines and weapons out of reach. Such moments pass, and help is there.`,
    body_ar: `الحزن والقلق جزء من الحياة. أما إذا استمرا أسبوعين أو أكثر وصعّبا العمل أو الدراسة أو العبادة أو الحياة الأسرية فقد يكونان مرضًا شائعًا قابلًا للعلاج، وليس ضعفًا في الشخصية أو الإيمان.

## العلامات

- مزاج منخفض أو فقدان المتعة بما كان ممتعًا
- نوم أو شهية أكثر أو أقل من المعتاد بكثير
- تعب أو بطء أو تململ
- شعور بالذنب أو انعدام القيمة وضعف التركيز
- قلق دائم وتسارع القلب وضيق الصدر ونوبات خوف مفاجئة
- عند الأطفال: سرعة الانفعال وألم البطن وتراجع الدرجات والانعزال

وقد تسبب أمور جسدية العلامات نفسها: الغدة الدرقية وفقر الدم ونقص الفيتامينات وبعض الأدوية. والفحص بداية جيدة.

## ما يمكن فعله اليوم

- إخبار شخص موثوق.
- التخطيط لأمر صغير نافع وفعله سواء وُجدت الرغبة أم لا.
- المشي عشرين دقيقة في الخارج. والرياضة المنتظمة تفيد بوضوح في الاكتئاب الخفيف.
- الاستيقاظ في الوقت نفسه والأكل بانتظام وإبعاد الهاتف ليلًا.
- تأجيل القرارات الكبيرة.

## كيف يكون العلاج

يعلّم العلاج النفسي كيف ترتبط الأفكار والمشاعر والأفعال، غالبًا في ثماني إلى ست عشرة جلسة، في المستشفى أو عبر الفيديو. وأدوية الاكتئاب لا تسبب الإدمان، وتحتاج إلى أسبوعين إلى ستة أسابيع، وتستمر أشهرًا بعد التحسن. وكل ما يُقال سري.

## مساندة شخص قريب

الاستماع دون نصائح سريعة. والسؤال بصراحة: هل تراودكم أفكار عن الموت؟ فالسؤال لا يزرع الفكرة بل يخفف. والمساعدة في حجز الموعد والبقاء على تواصل.

## عند الأزمات

عند التفكير في إنهاء الحياة أو الخوف على شخص: لا تبقوا وحدكم، واتصلوا بالإسعاف على الرقم ٩٩٧ أو توجّهوا إلى أقرب قسم طوارئ في أي وقت، وأبعدوا الأدوية والأسلحة عن متناول اليد. هذه اللحظات تمر، والمساعدة موجودة.`,
  },
] as const;
