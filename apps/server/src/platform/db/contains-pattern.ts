/** Text that stands for itself, anywhere, in an SQL pattern. */
export const containsPattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
