/** The first `most` UTF-16 units of a text, never with half a character, which no database would take. */
export const truncate = (text: string, most: number): string =>
  text
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .toWellFormed();
