import { withoutDirection } from '@balsam/domain/text';

/** What a filter does to typed text: `digitsOnly`, `phoneCharacters`, `nameLetters` of the domain (SPEC §5). */
export type Keep = (typed: string) => string;

/** The filter of a field: the one that it names, and for an e-mail address the marks go that a paste brings along unseen. */
export const filterOf = (type: string | undefined, keep: Keep | undefined): Keep | undefined =>
  keep ?? (type === 'email' ? withoutDirection : undefined);

/** What stands in a field, and where its caret is. */
type Typed = { readonly text: string; readonly caret: number };

/**
 * What stays after something was typed or pasted at the caret. What is too long then is taken from what was put in last, as a browser does; but
 * after the filter, for spaces and unseen marks of a number that is pasted have no place among its digits, and would push the last ones out.
 */
export const keptOf = ({ text, caret }: Typed, keep: Keep, longest = Number.POSITIVE_INFINITY): Typed => {
  const kept = keep(text);
  const before = keep(text.slice(0, caret));
  const end = Math.max(0, before.length - Math.max(0, kept.length - longest));
  return { text: (before.slice(0, end) + kept.slice(before.length)).slice(0, longest), caret: end };
};
