import { readStored, writeStored } from '#shared/api/stored.ts';

const most = 5;

/** What was looked for in this tab, the last first; it goes with the log-in, and nobody else learns of it. */
export const recentSearches = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(readStored('recentSearches', 'session') ?? '[]');
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
};

const keep = (searches: readonly string[]): void =>
  writeStored('recentSearches', JSON.stringify(searches.slice(0, most)), 'session');

/** Remembers a search that led somewhere. */
export const rememberSearch = (text: string): void => keep([text, ...recentSearches().filter((each) => each !== text)]);

export const forgetSearches = (): void => keep([]);
