import { readStored, writeStored } from '#shared/api/stored.ts';

/** The secret of a tab, and whose copies it opens. */
export type CopyKey = { readonly secret: Uint8Array<ArrayBuffer>; readonly aes: CryptoKey };
export type Sealed = { readonly iv: Uint8Array<ArrayBuffer>; readonly data: ArrayBuffer };

const bytes = 32;
const algorithm = 'AES-GCM';

const encoded = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const toText = (value: Uint8Array): string => btoa(String.fromCodePoint(...value));
const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);

const secretNow = (): Uint8Array<ArrayBuffer> => {
  const kept = readStored('copyKey', 'session');
  if (kept !== null) return toBytes(kept);
  const fresh = crypto.getRandomValues(new Uint8Array(bytes));
  writeStored('copyKey', toText(fresh), 'session');
  return fresh;
};

/**
 * The key to this tab's copies. It is in session storage alone, which ends with the tab and with the log-in: what lies on the disk is
 * unreadable from then on, whether or not it was deleted.
 */
export const openCopyKey = async (): Promise<CopyKey> => {
  const secret = secretNow();
  return { secret, aes: await crypto.subtle.importKey('raw', secret, algorithm, false, ['encrypt', 'decrypt']) };
};

/** Under which name something lies: it tells nobody without the key what it is, or whose. */
export const sealedName = async ({ secret }: CopyKey, what: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array([...secret, ...encoded(what)]));
  return toText(new Uint8Array(digest));
};

/** Encrypted under this name; under another one it does not open. */
export const seal = async ({ aes }: CopyKey, name: string, text: string): Promise<Sealed> => {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  return {
    iv,
    data: await crypto.subtle.encrypt({ name: algorithm, iv, additionalData: encoded(name) }, aes, encoded(text)),
  };
};

/** @throws an error when it was sealed with another key or under another name */
export const unseal = async ({ aes }: CopyKey, name: string, { iv, data }: Sealed): Promise<string> =>
  new TextDecoder().decode(
    await crypto.subtle.decrypt({ name: algorithm, iv, additionalData: encoded(name) }, aes, data),
  );
