import type { ErrorRow } from './table.ts';

/** The generic sentence (SPEC §8), alone in its file: the web says it itself where no answer came, and needs no other at its first load. */
export const internal = {
  http: 500,
  en: 'Something Went Wrong! Please Try Again Later',
  ar: 'حدث خطأ ما! يُرجى المحاولة لاحقًا',
} as const satisfies ErrorRow;
