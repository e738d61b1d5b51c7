/** The end of a sentence in either language, with what may close behind it: quotes, brackets, marks of direction. */
const ended = /[.!?؟…۔]["'»”’)\]\p{Cf}]*$/u;

/** What somebody typed as a sentence among others: with a full stop, unless it ends as a sentence does already. */
export function asSentence(typed: string): string {
  const text = typed.trim();
  return text === '' || ended.test(text) ? text : `${text}.`;
}
