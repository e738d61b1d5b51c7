/** Names that are usual in records from elsewhere, with the international ones that registers and our groups use. */
const alsoCalled: Readonly<Record<string, string>> = {
  acetaminophen: 'paracetamol',
  albuterol: 'salbutamol',
  aspirin: 'acetylsalicylic acid',
  glyburide: 'glibenclamide',
  indomethacin: 'indometacin',
  meperidine: 'pethidine',
  rifampin: 'rifampicin',
};
const others = new RegExp(`\\b(${Object.keys(alsoCalled).join('|')})\\b`, 'g');

/** A text in lower case, with the substances in it by their international names. */
export const usualNames = (text: string): string =>
  text.toLowerCase().replaceAll(others, (name) => alsoCalled[name] ?? name);

/** Substances to look for. */
type Names = { readonly words: ReadonlySet<string>; readonly phrases: readonly string[] };

/** Hundreds of names may be looked for in many texts: those of one word are found by the words of the text. */
export function namesOf(substances: readonly string[]): Names {
  const isPhrase = (name: string) => name.includes(' ');
  return {
    words: new Set(substances.filter((name) => !isPhrase(name))),
    phrases: [...new Set(substances.filter(isPhrase))],
  };
}

/** Which of these substances the words of a medicine name, as whole words: `Simvastatin 10 MG Oral Tablet` names simvastatin. */
export function namedIn(text: string, ...lists: readonly Names[]): string[] {
  const spaced = ` ${usualNames(text).replaceAll(/[^\p{L}\p{N}-]+/gu, ' ')} `;
  const inText = [...new Set(spaced.split(' '))];
  const found = lists.flatMap(({ words, phrases }) => [
    ...inText.filter((word) => words.has(word)),
    ...phrases.filter((phrase) => spaced.includes(` ${phrase} `)),
  ]);
  return [...new Set(found)];
}
