export const slipKinds = ['substitution', 'deletion', 'insertion', 'swap'] as const;
export type SlipKind = (typeof slipKinds)[number];

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const isLetter = (letter: string | undefined): boolean => letter !== undefined && /\p{L}/u.test(letter);
const letters = { Latin: Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ'), Arabic: Array.from('ابتثجحخدذرزسشصضطظعغفقكلمنهوي') };

/** A text with one slip at one of its letters: any word may have it, a number never. Two letters are swapped within a word. */
export function withSlip(text: string, kind: SlipKind, random: () => number): string {
  const from = Array.from(text);
  const alphabet = /\p{Script=Arabic}/u.test(text) ? letters.Arabic : letters.Latin;
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  const swappable = (at: number) => isLetter(from[at + 1]) && from[at] !== from[at + 1];
  const places = from.flatMap((letter, at) => (isLetter(letter) && (kind !== 'swap' || swappable(at)) ? [at] : []));
  const at = pick(places);
  if (kind === 'deletion') return from.toSpliced(at, 1).join('');
  if (kind === 'insertion') return from.toSpliced(at, 0, pick(alphabet)).join('');
  if (kind === 'swap') return from.toSpliced(at, 2, from[at + 1]!, from[at]!).join('');
  return from.with(at, pick(alphabet.filter((letter) => letter !== from[at]?.toUpperCase()))).join('');
}
