import { withoutDirection } from '@balsam/domain/text';

/** What a filter does to typed text: `digitsOnly`, `phoneCharacters`, `nameLetters` of the domain (SPEC §5). */
export type Keep = (typed: string) => string;

/** The filter of a field: the one that it names, and for an e-mail address the marks go that a paste brings along unseen. */
export const filterOf = (type: string | undefined, keep: Keep | undefined): Keep | undefined =>
  keep ?? (type === 'email' ? withoutDirection : undefined);
