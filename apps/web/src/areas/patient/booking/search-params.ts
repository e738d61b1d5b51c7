import { isDay, type Day } from '@balsam/domain/time';

/** What the router read out of the address: anything at all. */
export type RawSearch = Readonly<Record<string, unknown>>;

/** A row's identity, or nothing. */
export const idIn = (value: unknown): number | undefined => {
  const id = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN;
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** A Riyadh day that the server may be asked about, or nothing. */
export const dayIn = (value: unknown): Day | undefined =>
  typeof value === 'string' && value.startsWith('2') && isDay(value) ? value : undefined;

/** One of the words, or nothing. */
export const oneOf = <Word extends string>(words: readonly Word[], value: unknown): Word | undefined =>
  words.find((word) => word === value);

const longestText = 80;

/** What a person typed to find something, or nothing. A word of digits comes out of an address as a number. */
export const textIn = (value: unknown): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' ? text.trim().slice(0, longestText).trim() || undefined : undefined;
};

/** The same without what was left out, so that an address holds only what was chosen. */
export const onlyChosen = <Search extends object>(search: Search): Search =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as Search;
