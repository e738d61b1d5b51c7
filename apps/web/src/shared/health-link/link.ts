/** What a SMART Health Link says: where its manifest is, and the key that opens what is there. */
export type HealthLink = {
  readonly url: string;
  /** 256 bits in base64url. */
  readonly key: string;
  /** Seconds since 1970. */
  readonly exp?: number;
  /** `L` lasting, `P` with a passcode, `U` a file without a manifest. */
  readonly flag?: string;
  readonly label?: string;
};

const base64url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The bytes of base64url. Throws for any other text. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0) ?? 0);

/** A fresh key of 256 bits, in base64url. */
export const newKey = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

/** A link as whoever gets it opens it: the page that reads it, and after `#`, which browsers never send, the rest. */
export const formatLink = (viewer: string, link: HealthLink): string =>
  `${viewer}#shlink:/${base64url(new TextEncoder().encode(JSON.stringify({ ...link, v: 1 })))}`;

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= longest;

/** Browsers open https alone; a hospital that is tried out on one's own machine has none. */
const isAddress = (url: string): boolean => {
  const parsed = URL.parse(url);
  return parsed?.protocol === 'https:' || (parsed?.protocol === 'http:' && parsed.hostname === 'localhost');
};

const secondsOf = (exp: unknown): number | undefined => {
  const value = typeof exp === 'string' && /^\d{1,13}$/.test(exp) ? Number(exp) : exp;
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
  // Some write milliseconds.
  return value > 100_000_000_000 ? Math.floor(value / 1000) : value;
};

const read = (payload: string): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(payload)));
  } catch {
    return undefined;
  }
};

/** Reads a link wherever it stands: `shlink:/…` alone, or after the `#` of a page. Undefined for what is none, or of a version to come. */
export function parseLink(text: string): HealthLink | undefined {
  const payload = /shlink:\/([\w-]{20,8000})=*\s*$/.exec(text)?.[1];
  const said = payload === undefined ? undefined : read(payload);
  if (typeof said !== 'object' || said === null) return undefined;
  const { url, key, exp, flag, label, v = 1 } = said as Readonly<Record<string, unknown>>;
  if (v !== 1 || !isText(url, 500) || !isAddress(url) || !isText(key, 43) || !/^[\w-]{43}$/.test(key)) return undefined;
  const seconds = secondsOf(exp);
  return {
    url,
    key,
    ...(seconds !== undefined && { exp: seconds }),
    ...(isText(flag, 10) && { flag }),
    ...(isText(label, 80) && { label }),
  };
}
