import { type Locale, locales } from '#paraglide/runtime.js';

/** The query parameters that every page takes (SPEC §2). */
export type ShellSearch = {
  /** Switches the language. */
  lang?: Locale;
  /** Where a log-in leads to. */
  routeToNavigate?: string;
  /** The embedded view. */
  embed?: 1;
};

/** Reads them out of any query; what is not understood is left out. */
export const readShellSearch = (query: Record<string, unknown>): ShellSearch => {
  const lang = locales.find((locale) => locale === query['lang']);
  const route = query['routeToNavigate'];
  return {
    ...(lang && { lang }),
    ...(typeof route === 'string' && { routeToNavigate: route }),
    ...(String(query['embed']) === '1' && { embed: 1 as const }),
  };
};
