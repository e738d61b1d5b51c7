/**
 * What no line of text should hold: control characters and line ends, marks that turn the direction of what comes after them,
 * halves of a character, code points that stand for nothing.
 */
const unseen = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Whether a line that a person typed can be kept and shown to others exactly as it is. */
export const isPlainText = (s: string): boolean => !unseen.test(s);
