/** Keys of a keyboard and what they type in Arabic (Saudi layout); lam-alef has a key of its own and is looked for before lam. */
const keys = [
  ['b', 'لا'],
  ...Array.from("qwertyuiop[]asdfghjkl;'zxcvnm,./", (key, at): [string, string] => [
    key,
    Array.from('ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظ')[at]!,
  ]),
] as const;
/** What is typed with the shift key held. */
const shifted = [
  ['h', 'أ'],
  ['y', 'إ'],
  ['n', 'آ'],
] as const;

const toArabic = new Map<string, string>(keys);
const toLatin = new Map<string, string>([...keys, ...shifted].map(([key, letter]) => [letter, key]));

/**
 * What the same keys type on the other of the two keyboards (`fkh],g` is بنادول, `حشىشيخم` is panadol), for texts that were typed without
 * switching. Undefined for a text of both scripts or of neither.
 */
export function otherKeyboard(typed: string): string | undefined {
  const isArabic = /\p{Script=Arabic}/u.test(typed);
  if (isArabic === /\p{Script=Latin}/u.test(typed)) return undefined;
  if (isArabic) return typed.replaceAll(/لا|\p{Script=Arabic}/gu, (letter) => toLatin.get(letter) ?? letter);
  return Array.from(typed.toLowerCase(), (key) => toArabic.get(key) ?? key).join('');
}
