/** The letters of clinics, each with its Arabic one, in the pairs that Saudi number plates have. */
export const queueLetters = {
  A: 'أ',
  B: 'ب',
  J: 'ح',
  D: 'د',
  R: 'ر',
  S: 'س',
  X: 'ص',
  T: 'ط',
  E: 'ع',
  G: 'ق',
  K: 'ك',
  L: 'ل',
  Z: 'م',
  N: 'ن',
  H: 'هـ',
  U: 'و',
  V: 'ى',
} as const satisfies Readonly<Record<string, string>>;

const pairs: Readonly<Record<string, string>> = queueLetters;

/** What a ticket is called: its clinic's letter and its number, `A012`. */
export function tokenOf(letter: string, number: number): string {
  return `${letter}${String(number).padStart(3, '0')}`;
}

const parts = /^([A-Z]+)(\d+)$/;

/** A token apart: its letters in both languages and its number; undefined for what is none. */
export function readToken(token: string): { letter: string; letterAr: string; number: number } | undefined {
  const [, letter, number] = parts.exec(token) ?? [];
  if (letter === undefined || number === undefined) return undefined;
  const letterAr = Array.from(letter, (each) => pairs[each] ?? each).join(' ');
  return { letter, letterAr, number: Number(number) };
}
