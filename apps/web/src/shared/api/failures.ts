import { type ApiError, sentenceOf } from './api-error.ts';

type Show = (sentence: string, error: ApiError) => void;

const shows = new Set<Show>();
const onScreen = new Set<string>();
const repeatsAfterMs = 5000;

/** Who shows failures (the toast). Returns how to stop. */
export const onFailure = (show: Show): (() => void) => {
  shows.add(show);
  return () => void shows.delete(show);
};

/** Says it in the language of the screen. Several calls that fail for one reason say it once. */
export const reportFailure = (error: ApiError): void => {
  const sentence = sentenceOf(error);
  if (onScreen.has(sentence)) return;
  onScreen.add(sentence);
  setTimeout(() => onScreen.delete(sentence), repeatsAfterMs);
  for (const show of shows) show(sentence, error);
};
