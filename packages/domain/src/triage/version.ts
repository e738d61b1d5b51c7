/** The version of the table. Any change of an urgency, of what is asked or of a rule raises it, and a physician approves it anew; plainer words in a release do not. */
export const triageVersion = '2026.6';

/** The version in use: that of the table with the words that the content desk published in the place of some, if it did. */
export const versionWith = (words: number | undefined): string =>
  words === undefined ? triageVersion : `${triageVersion}+${words}`;
