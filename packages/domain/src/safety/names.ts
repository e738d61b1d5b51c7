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

/** Which of these substances the words of a medicine name, as whole words: `Simvastatin 10 MG Oral Tablet` names simvastatin. */
export function namedIn(text: string, substances: ReadonlySet<string>): string[] {
  const spaced = ` ${usualNames(text).replaceAll(/[^\p{L}\p{N}-]+/gu, ' ')} `;
  const words = new Set(spaced.split(' '));
  // Hundreds of names are looked for in each text: most of them are one word.
  return [...substances].filter((name) => (name.includes(' ') ? spaced.includes(` ${name} `) : words.has(name)));
}
