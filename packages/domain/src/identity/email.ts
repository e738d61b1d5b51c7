const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const pattern = new RegExp(
  `^[a-z0-9!#$%&'*+/=?^_\`{|}~-]+(?:\\.[a-z0-9!#$%&'*+/=?^_\`{|}~-]+)*@(?:${label}\\.)+${label}$`,
  'i',
);
const longestName = 64;
const longest = 254;

/**
 * Whether `s`, already trimmed, looks like an e-mail address: a local part, an at, a domain with a dot, within the
 * lengths that mail allows.
 */
export function isEmail(s: string): boolean {
  return s.length <= longest && s.indexOf('@') <= longestName && pattern.test(s);
}

/** Masks an address for somebody who may not be its owner: first letter and domain. The dots do not reveal its length. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '•••' : `${email.slice(0, 1)}•••${email.slice(at)}`;
}
