import { CompactEncrypt, compactDecrypt } from 'jose';
import { bytesOf } from './link.ts';

/** What a file may grow to when it is unpacked: more is an attack. */
const mostBytes = 20_000_000;

/** Packs and encrypts a summary as SMART Health Links has it: a compact JWE, direct encryption, AES-256-GCM, deflated. */
export const encryptFile = (text: string, key: string): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', zip: 'DEF', cty: 'application/fhir+json' })
    .encrypt(bytesOf(key));

/** What stands in a file of a link, and of which kind it is. Throws for another key, and for what was changed on its way. */
export async function decryptFile(
  jwe: string,
  key: string,
): Promise<{ readonly text: string; readonly contentType: string }> {
  const { plaintext, protectedHeader } = await compactDecrypt(jwe.trim(), bytesOf(key), {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
    maxDecompressedLength: mostBytes,
  });
  return { text: new TextDecoder().decode(plaintext), contentType: protectedHeader.cty ?? '' };
}
