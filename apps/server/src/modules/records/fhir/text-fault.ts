/** Deeper than any resource is meant to be. */
const deepest = 64;

// oxlint-disable-next-line no-control-regex -- the one character that PostgreSQL keeps in no text
const noText = /\u0000/;
const isText = (text: string): boolean => text.isWellFormed() && !noText.test(text);

/** Why a value that came as JSON cannot be kept: nested without end, or characters that no text has. Undefined when it can. */
export function textFault(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') return isText(value) ? undefined : 'holds characters that are no text';
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > deepest) return 'is nested too deeply';
  for (const [key, inner] of Object.entries(value)) {
    const fault = isText(key) ? textFault(inner, depth + 1) : 'holds characters that are no text';
    if (fault) return fault;
  }
  return undefined;
}
