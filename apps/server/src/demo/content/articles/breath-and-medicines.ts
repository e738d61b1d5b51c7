/** On asthma and on antibiotics. */
export const breathAndMedicines = [
  {
    topic: 'breathing',
    speciality: 'INT-PUL',
    drawing: 'lungs',
    reviewed: 65,
    title: 'Asthma under control',
    title_ar: 'الربو تحت السيطرة',
    summary: 'Two kinds of inhaler, the right technique, dust and incense, and a plan for an attack.',
    summary_ar: 'نوعان من البخاخات والطريقة الصحيحة والغبار والبخور وخطة للنوبة.',
    keywords: 'inhaler, wheeze, cough, dust, bakhoor, بخاخ, صفير, كحة, غبار, بخور, حساسية صدر',
    body: `In asthma the airways are inflamed and tighten easily. Whistling breath, cough at night, a tight chest and breathlessness come and go. With the right treatment most people live, work and do sport as others do.

## Two kinds of inhaler

- The preventer, with a small dose of cortisone, calms the inflammation. It is taken every day, also when you feel well.
- The reliever opens the airways within minutes. Some newer inhalers do both.

Who needs a reliever more than twice a week, or wakes at night, is not well controlled: please make an appointment. Relying on the reliever alone is dangerous.

## Using a spray

- Shake it, and breathe out.
- Close the lips round the mouthpiece, press, and breathe in slowly and deeply.
- Hold the breath for ten seconds, and wait half a minute before the next puff.
- A spacer makes it easier and works better, for adults too.
- Rinse the mouth after the preventer.

Show your technique at each visit: most people make a mistake that is quickly put right.

## What sets it off

- Colds: the flu vaccine every autumn helps.
- Dust storms: stay in with windows shut, and wear a mask outside.
- Smoke of tobacco, shisha, incense and oud: not in the home of somebody with asthma.
- Mites, cats, pollen, strong perfume and cleaning sprays
- Aspirin and ibuprofen in some people
- Exercise: it is good for you. A reliever fifteen minutes before may help; ask.

## An attack

- Sit upright, and take one puff of the reliever every 30 to 60 seconds, up to ten.
- Call 997 if it does not help, or at once if you cannot finish a sentence, the lips turn blue, or the person tires or is confused.
- While waiting, repeat the ten puffs after ten minutes.

See a doctor within two days after every attack, and ask for a written plan. Keep a reliever at hand, at school too.`,
    body_ar: `في الربو تلتهب الشعب الهوائية وتضيق بسهولة، فيأتي الصفير والسعال ليلًا وضيق الصدر والتنفس ثم يذهب. ومع العلاج الصحيح يعيش أغلب الناس ويعملون ويمارسون الرياضة كغيرهم.

## نوعان من البخاخات

- البخاخ الواقي، وفيه جرعة صغيرة من الكورتيزون تهدئ الالتهاب، ويؤخذ يوميًا حتى عند الشعور بالتحسن.
- البخاخ المسعف يوسع الشعب خلال دقائق. وبعض البخاخات الحديثة تجمع الأمرين.

من يحتاج إلى المسعف أكثر من مرتين أسبوعيًا أو يستيقظ ليلًا فحالته غير مضبوطة، ويُرجى حجز موعد. والاعتماد على المسعف وحده خطر.

## طريقة استخدام البخاخ

- رج البخاخ ثم الزفير.
- إغلاق الشفتين حول الفوهة والضغط مع شهيق بطيء عميق.
- حبس النفس عشر ثوانٍ والانتظار نصف دقيقة قبل البخة التالية.
- أنبوب المباعدة يسهل الأمر ويحسن الأثر، حتى للبالغين.
- المضمضة بعد البخاخ الواقي.

يُستحسن عرض الطريقة في كل زيارة، فأغلب الناس يقعون في خطأ يسهل تصحيحه.

## ما يثير النوبة

- الزكام: تطعيم الإنفلونزا كل خريف يفيد.
- العواصف الترابية: البقاء في الداخل مع إغلاق النوافذ ولبس الكمامة في الخارج.
- دخان التبغ والشيشة والبخور والعود: لا يُستخدم في منزل مصاب بالربو.
- عث الغبار والقطط وحبوب اللقاح والعطور القوية وبخاخات التنظيف
- الأسبرين والإيبوبروفين عند بعض الناس
- الجهد: الرياضة نافعة، وقد يفيد المسعف قبلها بربع ساعة بعد سؤال الطبيب.

## عند النوبة

- الجلوس مستقيمًا وأخذ بخة من المسعف كل ٣٠ إلى ٦٠ ثانية حتى عشر بخات.
- الاتصال بالرقم ٩٩٧ إذا لم تفد، أو فورًا عند العجز عن إكمال جملة أو ازرقاق الشفتين أو الإنهاك أو التشوش.
- تكرار البخات العشر بعد عشر دقائق أثناء الانتظار.

تلزم مراجعة الطبيب خلال يومين بعد كل نوبة مع طلب خطة مكتوبة. ويبقى المسعف في متناول اليد، حتى في المدرسة.`,
  },
  {
    topic: 'medicines',
    speciality: 'FAM',
    drawing: 'capsule',
    reviewed: 10,
    title: 'Antibiotics: only when they help',
    title_ar: 'المضادات الحيوية: عند الحاجة فقط',
    summary: 'They act on bacteria, not on colds and flu. How to take them, and why leftovers do harm.',
    summary_ar: 'تؤثر في البكتيريا لا في الزكام والإنفلونزا. طريقة تناولها، ولماذا تضر البقايا.',
    keywords: 'antibiotic, resistance, bacteria, virus, sore throat, مضاد حيوي, بكتيريا, فيروس, التهاب الحلق',
    body: `Antibiotics save lives in pneumonia, infections of the kidneys and of the blood. They do nothing against viruses, and so nothing against colds, flu, most coughs and most sore throats. Each needless course breeds bacteria that no longer respond, in you and in those around you.

## How long do these last by themselves

- Sore throat: about a week
- Cold: a week to ten days
- Sinusitis: two to three weeks
- Cough after a cold: up to three weeks

Green phlegm alone is no sign that an antibiotic is needed.

## What helps instead

Rest, drinks, paracetamol, saline spray for the nose, and honey for a cough (never below one year of age). A pharmacist can advise you.

## If you were prescribed one

- Say if you are allergic, pregnant or breastfeeding, and what else you take.
- Keep to the dose, the hours and the days that the doctor said.
- Ask whether with food; some do not go together with milk, iron or antacids within two hours.
- A missed dose: take it when you remember, unless the next is nearly due. Never double.
- Mild diarrhoea is common. See a doctor if it is strong or bloody.
- Keep no leftovers, take none of somebody else's, and return what is left to the pharmacy.

In the Kingdom antibiotics need a prescription. That protects everybody.

## Call 997 with an allergy

Hives over the whole body, swelling of lips or tongue, wheezing or fainting after a dose. A rash without these: stop and call your doctor.

## See a doctor when

- A fever lasts more than three days, or comes back
- You are breathless, or have chest pain
- You cannot swallow or drink
- One side of the throat is very painful
- You have a weak immune system, or are over 65 with several conditions`,
    body_ar: `تنقذ المضادات الحيوية الأرواح في التهاب الرئة والكلى وتسمم الدم. لكنها لا تؤثر في الفيروسات، فلا تفيد في الزكام والإنفلونزا وأغلب حالات السعال والتهاب الحلق. وكل استخدام بلا حاجة يولّد بكتيريا مقاومة، عند المريض ومن حوله.

## كم تستمر هذه الحالات وحدها

- التهاب الحلق: نحو أسبوع
- الزكام: أسبوع إلى عشرة أيام
- التهاب الجيوب: أسبوعان إلى ثلاثة
- السعال بعد الزكام: حتى ثلاثة أسابيع

ولون البلغم الأخضر وحده لا يعني الحاجة إلى مضاد.

## ما يفيد بدلًا منها

الراحة والسوائل والباراسيتامول وبخاخ الماء المالح للأنف والعسل للسعال (ولا يُعطى قبل عمر سنة). ويمكن للصيدلي تقديم المشورة.

## عند وصف مضاد حيوي

- ذكر الحساسية والحمل والرضاعة والأدوية الأخرى.
- الالتزام بالجرعة والمواعيد والمدة التي حددها الطبيب.
- السؤال عن تناوله مع الطعام، فبعضها لا يؤخذ مع الحليب أو الحديد أو مضادات الحموضة خلال ساعتين.
- الجرعة الفائتة تؤخذ عند التذكر ما لم يقترب موعد التالية، ولا تُضاعف.
- الإسهال الخفيف شائع، ويُراجع الطبيب إذا كان شديدًا أو مع دم.
- عدم الاحتفاظ بالبقايا أو تناول دواء شخص آخر، وإعادة ما تبقى إلى الصيدلية.

تُصرف المضادات الحيوية في المملكة بوصفة طبية، وفي ذلك حماية للجميع.

## الاتصال بالرقم ٩٩٧ عند الحساسية

شرى في الجسم كله أو تورم الشفتين أو اللسان أو صفير أو إغماء بعد جرعة. أما الطفح دون ذلك فيُوقف الدواء ويُتصل بالطبيب.

## متى يُراجع الطبيب

- استمرار الحرارة أكثر من ثلاثة أيام أو عودتها
- ضيق تنفس أو ألم في الصدر
- العجز عن البلع أو الشرب
- ألم شديد في جهة واحدة من الحلق
- ضعف المناعة، أو تجاوز ٦٥ عامًا مع أمراض متعددة`,
  },
] as const;
