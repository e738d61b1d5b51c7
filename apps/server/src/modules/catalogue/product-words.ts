import { spellingsOf } from '@balsam/domain/catalogue';
import { normaliseArabic, soundKey } from '@balsam/domain/text';

const longestWord = 40;

/** The decimal separator of Arabic-Indic numbers between digits, and a comma in its place: a thousand has three digits behind it. */
const decimalPoint = /(?<=\d)(?:\u066b|,(?=\d{1,2}(?!\d)))(?=\d)/g;

/** Letters of sounds that Arabic does not have, which packages bear and keyboards do not. */
const otherSounds: Readonly<Record<string, string>> = { ڤ: 'ف', پ: 'ب', چ: 'ج', گ: 'ج', ژ: 'ز' };
const foreign = new RegExp(`[${Object.keys(otherSounds).join('')}]`, 'g');

/** Letters of one script, or a number. */
const wordOrNumber = /(?:(?=\p{L})\p{Script=Arabic})+|(?:(?!\p{Script=Arabic})\p{L})+|\p{N}+(?:[.]\p{N}+)?/gu;

/** Words of a text as the shop stores and seeks them: normalised, letters, digits and scripts apart (`500mg` is 500 and mg), each once. */
export function shopWords(text: string): string[] {
  const words =
    normaliseArabic(text)
      .replace(decimalPoint, '.')
      .replace(foreign, (letter) => otherSounds[letter] ?? letter)
      .match(wordOrNumber) ?? [];
  return [...new Set(words.map((word) => word.slice(0, longestWord)))];
}

const longVowels = /(?<=^.+)[اوي]/gu;
const shortestFrame = 3;

/**
 * What remains of an Arabic word without its long vowels after the first letter, marked so that it never meets a word: trade names are
 * spelt in several ways (بنادول, بانادول). Undefined for other words, and where too little remains to tell words apart.
 */
export function consonantFrame(word: string): string | undefined {
  if (!/^\p{Script=Arabic}+$/u.test(word)) return undefined;
  const frame = word.replaceAll(longVowels, '');
  return frame.length >= shortestFrame ? `~${frame}` : undefined;
}

/** What is joined to the front of an Arabic word: the article, with or without and, with or for; for alone of a word with its article. */
const joined = /^(?:وال|بال|فال|كال|لل|ال)(?=\p{L}{2})/u;

/** An Arabic word without what is joined to its front (للصداع, الصداع: صداع); undefined where nothing is. */
export function bareWord(word: string): string | undefined {
  const bare = word.replace(joined, '');
  return bare === word ? undefined : bare;
}

/** The words of a text with the frames of the Arabic ones, and as they are without what is joined to them. */
export function indexedWords(text: string): string[] {
  return [...new Set(shopWords(text).flatMap((word) => [word, consonantFrame(word) ?? word, bareWord(word) ?? word]))];
}

/** How a word sounds, marked so that it never meets a word; undefined for what is not a name that is known by ear. */
export function soundMark(word: string): string | undefined {
  const key = spellingsOf(word).length > 0 ? undefined : soundKey(word);
  return key === undefined ? undefined : `=${key}`;
}

/** How the words of a text sound, each once. */
export const soundMarks = (text: string): string[] => [
  ...new Set(shopWords(text).flatMap((word) => soundMark(word) ?? [])),
];
