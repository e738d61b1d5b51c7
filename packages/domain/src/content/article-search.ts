import { allWords, searchWords, withinOneTypo } from '../text/index.ts';

/** An article as search weighs it: each field in both languages. */
export type SearchedArticle = {
  readonly titles: string;
  readonly summaries: string;
  readonly bodies: string;
};

/** The normalised words of an article, of each field those that are in it. */
export type ArticleWords = Readonly<Record<keyof SearchedArticle, readonly string[]>>;

/** Reads the words out of an article: of a long one this takes longer than all that a search does with them. */
export const articleWords = ({ titles, summaries, bodies }: SearchedArticle): ArticleWords => ({
  titles: allWords(titles),
  summaries: allWords(summaries),
  bodies: allWords(bodies),
});

const shortestStem = 3;
const shortestTypo = 4;

/** Particles that Arabic writes on to the word that follows them, with the article or without; normalised words have lost a leading article. */
const particles = /^[وف]?(?:[بكل]?ال|لل|[بكل])?(?=\p{L}{3})/u;
const withoutParticles = (word: string): string => word.replace(particles, '');

const isOrBegins = (word: string, wanted: string): boolean =>
  word === wanted || (wanted.length >= shortestStem && word.startsWith(wanted));

/** 3 for the word itself or its beginning, 2 behind Arabic particles, 1 with a typo, else 0. */
function closeness(word: string, wanted: string): number {
  if (isOrBegins(word, wanted)) return 3;
  if (isOrBegins(withoutParticles(word), wanted)) return 2;
  return wanted.length >= shortestTypo && withinOneTypo(word, wanted) ? 1 : 0;
}

/** As in a title, but without typos: among the many words of a whole text some word is always one letter away. */
const literalCloseness = (word: string, wanted: string): number => {
  const score = closeness(word, wanted);
  return score > 1 ? score : 0;
};

type Measure = typeof closeness;
const bestIn = (words: readonly string[], wanted: string, measure: Measure): number =>
  words.reduce((best, word) => Math.max(best, measure(word, wanted)), 0);

/**
 * How well an article answers a question; 0 when one of its words is nowhere in it, or when the title and the summary have none of them: an
 * article that says 'by night' and 'well' somewhere does not answer the name of a doctor that is written like these.
 */
function scoreOf({ titles, summaries, bodies }: ArticleWords, wanted: readonly string[]): number {
  const about = wanted.map((word) =>
    Math.max(9 * bestIn(titles, word, closeness), 3 * bestIn(summaries, word, closeness)),
  );
  if (about.every((score) => score === 0) && wanted.length > 1) return 0;
  const scores = wanted.map((word, at) => Math.max(about[at]!, bestIn(bodies, word, literalCloseness)));
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

/** 1 for an article that has each word in its title or its summary as it was typed and to its end, else 0. */
function literalScoreOf({ titles, summaries }: ArticleWords, wanted: readonly string[]): number {
  const words = new Set([...titles, ...summaries].flatMap((word) => [word, withoutParticles(word)]));
  return wanted.every((word) => words.has(word)) ? 1 : 0;
}

/** How forgiving the search of articles is: `literally` where what was typed is likely a name. */
type Manner = 'literally' | 'forgivingly';

/** The articles that answer what somebody typed in either language, the best first; all of them when nothing was typed. */
export const findArticles = <T extends SearchedArticle>(articles: readonly T[], typed: string, manner?: Manner): T[] =>
  findByWords(articles, typed, { manner, wordsOf: articleWords });

type Search<T> = { readonly manner: Manner | undefined; readonly wordsOf: (article: T) => ArticleWords };

/** As `findArticles`, for a caller that keeps the words of each article; nothing typed asks for none. */
export function findByWords<T>(articles: readonly T[], typed: string, { manner, wordsOf }: Search<T>): T[] {
  const wanted = searchWords(typed);
  if (wanted.length === 0) return typed.trim() === '' ? [...articles] : [];
  const score = manner === 'literally' ? literalScoreOf : scoreOf;
  return articles
    .map((article) => ({ article, score: score(wordsOf(article), wanted) }))
    .filter((each) => each.score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ article }) => article);
}
