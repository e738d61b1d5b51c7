import { createCipheriv, createHash } from 'node:crypto';
import { pdfValueAt, type PdfValue } from './pdf-values.ts';

/**
 * Whether a PDF opens without a password. Many are encrypted only to forbid printing or changes: every program opens those, with the empty
 * password. What is computed here is only whether that one is right (ISO 32000-2, 7.6.4); nothing is decrypted.
 */

type Lock = {
  readonly revision: number;
  readonly keyBytes: number;
  readonly owner: Buffer;
  readonly user: Buffer;
  readonly permissions: number;
  readonly fileId: Buffer;
  readonly encryptsMetadata: boolean;
};

/** What a password is filled up with, and so the whole of the empty one. */
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

const md5 = (...parts: readonly Buffer[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest();

/** RC4, which the system's own library no longer has. */
function rc4(key: Buffer, bytes: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, place) => place);
  const swap = (a: number, b: number) => ([state[a], state[b]] = [state[b]!, state[a]!]);
  for (let at = 0, other = 0; at < 256; at += 1) {
    other = (other + state[at]! + key[at % key.length]!) % 256;
    swap(at, other);
  }
  let [first, second] = [0, 0];
  return Buffer.from(
    bytes.map((byte) => {
      first = (first + 1) % 256;
      second = (second + state[first]!) % 256;
      swap(first, second);
      return byte ^ state[(state[first]! + state[second]!) % 256]!;
    }),
  );
}

/** Revisions 2 to 4: RC4 or AES of 128 bits. */
function opensOld({ revision, keyBytes, owner, user, permissions, fileId, encryptsMetadata }: Lock): boolean {
  const rights = Buffer.alloc(4);
  rights.writeInt32LE(permissions | 0);
  const open = revision >= 4 && !encryptsMetadata ? Buffer.alloc(4, 255) : Buffer.alloc(0);
  const long = revision === 2 ? 5 : keyBytes;
  let key = md5(padding, owner.subarray(0, 32), rights, fileId, open).subarray(0, long);
  if (revision === 2) return rc4(key, padding).equals(user.subarray(0, 32));
  for (let round = 0; round < 50; round += 1) key = md5(key).subarray(0, long);
  let expected = md5(padding, fileId);
  for (let round = 0; round < 20; round += 1) expected = rc4(Buffer.from(key.map((byte) => byte ^ round)), expected);
  return expected.equals(user.subarray(0, 16));
}

/** The hash of revision 6 over the empty password: at most 288 rounds, whatever the salt is. */
function hardHash(salt: Buffer): Buffer {
  let key = createHash('sha256').update(salt).digest();
  for (let round = 0; ; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false);
    const mixed = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)));
    const rest = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = createHash(['sha256', 'sha384', 'sha512'][rest]!).update(mixed).digest();
    if (round >= 63 && mixed.at(-1)! <= round - 31) return key.subarray(0, 32);
  }
}

/** Revisions 5 and 6: AES of 256 bits. */
function opensNew({ revision, user }: Lock): boolean {
  const salt = user.subarray(32, 40);
  const expected = revision === 5 ? createHash('sha256').update(salt).digest() : hardHash(salt);
  return expected.equals(user.subarray(0, 32));
}

const numberIn = (value: PdfValue | undefined, otherwise: number): number => {
  const given = value?.kind === 'word' ? Number.parseInt(value.word, 10) : Number.NaN;
  return Number.isFinite(given) ? given : otherwise;
};
const bytesIn = (value: PdfValue | undefined): Buffer => (value?.kind === 'text' ? value.bytes : Buffer.alloc(0));
const wordIn = (value: PdfValue | undefined): string => (value?.kind === 'word' ? value.word : '');

/** Some write the length of the key in bytes, though it is meant in bits. */
const keyBytesOf = (length: number): number => Math.min(Math.max(length < 40 ? length : length / 8, 5), 16);

function lockOf(dictionary: ReadonlyMap<string, PdfValue>, fileId: Buffer): Lock {
  const revision = numberIn(dictionary.get('/R'), 0);
  return {
    revision,
    keyBytes: revision === 4 ? 16 : keyBytesOf(numberIn(dictionary.get('/Length'), 40)),
    owner: bytesIn(dictionary.get('/O')),
    user: bytesIn(dictionary.get('/U')),
    permissions: numberIn(dictionary.get('/P'), 0),
    fileId,
    encryptsMetadata: wordIn(dictionary.get('/EncryptMetadata')) !== 'false',
  };
}

/** What stands last behind a key; `isWanted` says which value it can be. */
function lastValue(bytes: Buffer, key: string, isWanted: (value: PdfValue) => boolean): PdfValue | undefined {
  let at = bytes.lastIndexOf(key);
  // Text of a page may hold the key as well. Trailers come last, so that few are looked at.
  for (let tries = 0; at !== -1 && tries < 20; tries += 1) {
    // `/EncryptMetadata` is another key.
    const isWhole = !/[A-Za-z0-9]/.test(String.fromCodePoint(bytes[at + key.length] ?? 0));
    const value = isWhole ? pdfValueAt(bytes, at + key.length) : undefined;
    if (value && isWanted(value)) return value;
    at = at === 0 ? -1 : bytes.lastIndexOf(key, at - 1);
  }
  return undefined;
}

const reference = /^(\d+)\s+(\d+)\s+R$/;

/** The dictionary of an object, the last one where it was written again. */
function objectOf(bytes: Buffer, pointer: string): ReadonlyMap<string, PdfValue> | undefined {
  const [, number, generation] = reference.exec(pointer) ?? [];
  const head = `${number} ${generation} obj`;
  let at = bytes.lastIndexOf(head);
  for (let tries = 0; at > 0 && tries < 20; tries += 1) {
    const isWhole = !/\d/.test(String.fromCodePoint(bytes[at - 1]!));
    const value = isWhole ? pdfValueAt(bytes, at + head.length) : undefined;
    if (value?.kind === 'dictionary') return value.of;
    at = bytes.lastIndexOf(head, at - 1);
  }
  return undefined;
}

/** Whether a password is needed to open it, as far as it can be told: what cannot be read as encryption is none. */
export function needsPassword(bytes: Buffer): boolean {
  const encrypt = lastValue(bytes, '/Encrypt', (value) => value.kind === 'dictionary' || reference.test(wordIn(value)));
  const dictionary = encrypt?.kind === 'dictionary' ? encrypt.of : objectOf(bytes, wordIn(encrypt));
  if (!dictionary?.has('/Filter')) return false;
  // Of those that are not by password each opens for certain people only.
  if (wordIn(dictionary.get('/Filter')) !== '/Standard') return true;
  const ids = lastValue(bytes, '/ID', (value) => value.kind === 'list' && value.of[0]?.kind === 'text');
  const lock = lockOf(dictionary, bytesIn(ids?.kind === 'list' ? ids.of[0] : undefined));
  return !(lock.revision >= 5 ? opensNew(lock) : opensOld(lock));
}
