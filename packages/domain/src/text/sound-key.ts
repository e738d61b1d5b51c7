/** Latin letters that are one sound together, and how they are written here. */
const together: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/sh|sch/g, 's'],
  [/th/g, 't'],
  [/ch|ck|qu/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/x/g, 'ks'],
];

/** Consonants of both scripts by the sound that they share when a name is heard and written down; what is not here is left out. */
const sounds: Readonly<Record<string, string>> = {
  b: 'bpب',
  f: 'fvف',
  k: 'kgjqcكقجغ',
  l: 'lل',
  n: 'nmنم',
  r: 'rر',
  s: 'szسصزظش',
  t: 'tdتطدضثذ',
};

const soundOf: ReadonlyMap<string, string> = new Map(
  Object.entries(sounds).flatMap(([sound, letters]) =>
    Array.from(letters, (letter): [string, string] => [letter, sound]),
  ),
);

const fewestSounds = 3;

/**
 * How a name sounds, as its consonants in classes that both scripts share: `ozempic` and `اوزنبك` are both `snbk`. For names that are known by
 * ear. Undefined where too little remains to tell names apart. The word is normalised.
 */
export function soundKey(word: string): string | undefined {
  const letters = together.reduce((text, [pair, sound]) => text.replace(pair, sound), word);
  const key = Array.from(letters, (letter) => soundOf.get(letter) ?? '')
    .join('')
    .replace(/(.)\1+/g, '$1');
  return key.length >= fewestSounds ? key : undefined;
}
