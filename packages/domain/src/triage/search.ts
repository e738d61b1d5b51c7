import { normaliseArabic, searchWords, withinOneTypo } from '../text/index.ts';
import { canHave, symptoms, type Symptom } from './symptoms.ts';
import type { Gender } from './types.ts';

const bare = (word: string): string => word.replace(/^ال(?=\p{L}{3})/u, '');

const indexed = symptoms.map((symptom) => ({
  symptom,
  names: [normaliseArabic(symptom.en), normaliseArabic(symptom.ar)],
  words: normaliseArabic(`${symptom.en} ${symptom.ar} ${symptom.words}`)
    .split(/[^\p{L}\p{N}]+/u)
    .map(bare),
}));
type Indexed = (typeof indexed)[number];

/** Words that say nothing of the complaint: 'I cannot', 'he has', 'it is', as they are typed without punctuation. */
const fillers: ReadonlySet<string> = new Set(
  normaliseArabic(
    'ما مو مب ماني اقدر يقدر تقدر قادر يعرف عندي عنده احس يحس فيني فيه انا هو هي وانا مع من في على ' +
      'i my me he his she her the a an of in on to is are has have feel very so and with while up cant cannot can t not wont went',
  ).split(' '),
);

/** What is left without them, or all of it where nothing is left. */
function tellingWords(query: string): readonly string[] {
  const words = searchWords(query);
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : words;
}

const shortestTypo = 4;
const exactly = 3;

/** A word and what is left of it without 'and', 'with', 'my', 'his' and the like, which Arabic writes together with it. */
function formsOf(typed: string): readonly string[] {
  const word = bare(typed);
  const ending = /^(\p{L}{3,}?)(?:ي|ه|ها|ته|تي|ني|نا|كم|هم)$/u.exec(word)?.[1];
  const beginning = /^[وبلف](\p{L}{3,})$/u.exec(word)?.[1];
  return [word, ...[ending, beginning && bare(beginning)].filter((form) => form !== undefined)];
}

/** How well a form fits a word: as it is, as its beginning, or with one slip of a finger. */
function fitOfForm(typed: string, word: string): number {
  if (typed === word) return exactly;
  if (typed.length >= 2 && word.startsWith(typed)) return 2;
  if (typed.length < shortestTypo) return 0;
  if (withinOneTypo(typed, word)) return 1;
  return word.length > typed.length && withinOneTypo(typed, word.slice(0, typed.length)) ? 0.5 : 0;
}

/** As it was typed first; what is left of it counts a little less. */
const fitOf = (forms: readonly string[], word: string): number =>
  forms.reduce((best, form, n) => Math.max(best, fitOfForm(form, word) * (n === 0 ? 1 : 0.9)), 0);

type Typed = { readonly fits: ReadonlyMap<Indexed, number>; readonly weight: number };

/** Where a typed word is found. One that stands with few complaints says more than one of many, such as 'pain'. */
function lookUp(typed: string, among: readonly Indexed[]): Typed {
  const forms = formsOf(typed);
  const fits = new Map(
    among
      .map((one) => [one, one.words.reduce((best, word) => Math.max(best, fitOf(forms, word)), 0)] as const)
      .filter(([, fit]) => fit > 0),
  );
  const good = [...fits.values()].filter((fit) => fit >= 1).length;
  return { fits, weight: Math.log(1 + among.length / (1 + good)) };
}

const ofName = (query: string, { names }: Indexed): number => {
  if (names.includes(query)) return 4;
  return names.some((name) => name.startsWith(query)) ? 2 : 0;
};

/** Complaints in a person's own words, in either language, spelt as they come; the best first. */
export function findSymptoms(
  query: string,
  of: { readonly ageYears: number; readonly gender: Gender },
  limit = 12,
): Symptom[] {
  const among = indexed.filter(({ symptom }) => canHave(symptom, of));
  const typed = tellingWords(query).map((word) => lookUp(word, among));
  const whole = normaliseArabic(query).trim();
  return among
    .map((one) => ({
      one,
      found: typed.reduce((sum, { fits, weight }) => sum + (fits.get(one) ?? 0) * weight, 0),
    }))
    .filter(({ found }) => found > 0)
    .map(({ one, found }) => ({ symptom: one.symptom, score: found + ofName(whole, one) * 2 }))
    .toSorted((a, b) => b.score - a.score || a.symptom.en.length - b.symptom.en.length)
    .slice(0, limit)
    .map(({ symptom }) => symptom);
}
