/** The beginning of a text: at most so many UTF-16 units, and never half a character, which no database would take. */
export const beginning = (text: string, most: number): string =>
  text
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .toWellFormed();
