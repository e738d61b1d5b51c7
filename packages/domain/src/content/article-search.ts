import { allWords, searchWords, withinOneTypo } from '../text/index.ts';

/** An article as search weighs it: each field in both languages. */
export type SearchedArticle = {
  readonly titles: string;
  readonly summaries: string;
  readonly bodies: string;
};

const shortestStem = 3;
const shortestTypo = 4;

/** 3 for the word itself or its beginning, 2 inside a word (Arabic prefixes), 1 with a typo, else 0. */
function closeness(word: string, wanted: string): number {
  if (word === wanted || (wanted.length >= shortestStem && word.startsWith(wanted))) return 3;
  if (wanted.length >= shortestStem && word.includes(wanted)) return 2;
  return wanted.length >= shortestTypo && withinOneTypo(word, wanted) ? 1 : 0;
}

const bestIn = (words: readonly string[], wanted: string): number =>
  words.reduce((best, word) => Math.max(best, closeness(word, wanted)), 0);

/** How well an article answers a question; 0 when one of its words is nowhere in it. */
function scoreOf(article: SearchedArticle, wanted: readonly string[]): number {
  const fields = [
    { words: allWords(article.titles), weight: 9 },
    { words: allWords(article.summaries), weight: 3 },
    { words: allWords(article.bodies), weight: 1 },
  ];
  const scores = wanted.map((word) => Math.max(...fields.map(({ words, weight }) => weight * bestIn(words, word))));
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

/** The articles that answer what somebody typed in either language, the best first; all of them when nothing was typed. */
export function findArticles<T extends SearchedArticle>(articles: readonly T[], typed: string): T[] {
  const wanted = searchWords(typed);
  if (wanted.length === 0) return typed.trim() === '' ? [...articles] : [];
  return articles
    .map((article) => ({ article, score: scoreOf(article, wanted) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ article }) => article);
}
