import { rowsOf } from './table.ts';

/** What patients of the demo hospital wrote, in the language each chose. */
export const reviews = rowsOf(
  ['value', 'comment'],
  `
  5 | شرح واضح ووقت كافٍ لكل سؤال. شكرًا جزيلًا.
  5 | Took the time to explain my results. I left feeling calm.
  5 | متابعة ممتازة بعد الزيارة، والخطة مكتوبة خطوة بخطوة.
  4 | Very good visit, though I waited ten minutes.
  5 | تعامل راقٍ مع والدتي الكبيرة في السن.
  5 | Kind with my son and very thorough.
  4 | تشخيص دقيق، وتمنيت لو كان وقت الموعد أطول قليلًا.
  5 | The video call was clear and the plan was easy to follow.
  3 | الزيارة جيدة لكن الانتظار كان طويلًا.
  5 | Best care I have had. Everything was explained twice without hurry.
  4 | خدمة جيدة وطاقم متعاون.
  5 | من أفضل الزيارات، ارتحت كثيرًا بعد الشرح.
  4 | Helpful and to the point.
  2 | The advice was fine but the room was hard to find.
  5 | اهتمام حقيقي بالتفاصيل.
  `,
);
