// The specification's own examples, where the outside data lies beside the repository, and a decoder written from its text alone.
import { createDecipheriv } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { decryptFile, encryptFile } from './encrypt.ts';
import { formatLink, newKey, parseLink } from './link.ts';

const url = 'https://hospital.example/api/v1/shl/abc';
const summary = JSON.stringify({ resourceType: 'Bundle', title: 'ملخص طبي', filler: 'x'.repeat(5000) });

/** SMART Health Links: `shlink:/` and base64url of JSON; files are compact JWE with `dir`, `A256GCM`, deflated where `zip` says so. */
function decode(link: string, jwe: string): string {
  const payload = link.slice(link.indexOf('shlink:/') + 8);
  const { key } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as { key: string };
  const [header = '', encryptedKey, iv = '', text = '', tag = ''] = jwe.split('.');
  expect(encryptedKey).toBe('');
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), Buffer.from(iv, 'base64url'))
    .setAAD(Buffer.from(header, 'ascii'))
    .setAuthTag(Buffer.from(tag, 'base64url'));
  const plain = Buffer.concat([decipher.update(Buffer.from(text, 'base64url')), decipher.final()]);
  const { zip } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { zip?: string };
  return (zip === 'DEF' ? inflateRawSync(plain) : plain).toString('utf8');
}

describe('D11.09 our links', () => {
  test('open in a decoder that knows the specification alone, and pack well', async () => {
    const key = newKey();
    const jwe = await encryptFile(summary, key);
    const link = formatLink('https://hospital.example/shl', {
      url,
      key,
      exp: 1_800_000_000,
      flag: 'P',
      label: 'Balsam',
    });
    expect(decode(link, jwe)).toBe(summary);
    expect(jwe.length).toBeLessThan(summary.length / 2);
    expect(parseLink(link)).toEqual({ url, key, exp: 1_800_000_000, flag: 'P', label: 'Balsam' });
    expect((await decryptFile(jwe, key)).text).toBe(summary);
  });
  test('open with no other key, and not when they were changed', async () => {
    const key = newKey();
    const jwe = await encryptFile(summary, key);
    await expect(decryptFile(jwe, newKey())).rejects.toThrow();
    await expect(
      decryptFile(
        jwe.replace(/.(?=[^.]{10}$)/, (one) => (one === 'A' ? 'B' : 'A')),
        key,
      ),
    ).rejects.toThrow();
  });
});

describe('what is no link', () => {
  const made = (change: object) => formatLink('', { url, key: newKey(), ...change });
  test.each([
    ['nothing', ''],
    ['other text', 'https://hospital.example/shl#something'],
    ['no JSON', 'shlink:/aaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
    ['an address that is none', made({ url: 'javascript:alert(1)' })],
    ['an address in clear', made({ url: 'http://hospital.example/m' })],
    ['a short key', made({ key: 'short' })],
  ])('%s is not read', (_, text) => {
    expect(parseLink(text)).toBeUndefined();
  });
});

const folder = new URL('../../../../../../shared/data/smart/', import.meta.url);
const has = existsSync(folder);
const file = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

describe.skipIf(!has)('D11.09 the examples of the specification', () => {
  test('a direct link and its file', async () => {
    const link = parseLink(file('IPS_IG-bundle-01-shl.txt'));
    expect(link).toMatchObject({ flag: 'LU', label: 'Demo SHL for IPS_IG-bundle-01' });
    const { text } = await decryptFile(file('IPS_IG-bundle-01-enc.txt'), link!.key);
    expect(JSON.parse(text)).toEqual(JSON.parse(file('IPS_IG-bundle-01.json')));
  });
  test('the JWE that stands in its text', async () => {
    const { key, jwe, plaintext } = JSON.parse(file('shl-spec-jwe.json')) as Record<
      'key' | 'jwe' | 'plaintext',
      string
    >;
    expect(await decryptFile(jwe, key)).toEqual({ text: plaintext, contentType: 'application/smart-health-card' });
  });
  test('a payload with milliseconds as text and with an unknown field', () => {
    const payload = Buffer.from(file('shl-payload-1.json')).toString('base64url');
    expect(parseLink(`shlink:/${payload}`)).toMatchObject({ flag: 'LP', exp: 1_767_225_600 });
  });
  test('files of others open, and a signature under the name of a JWE does not', async () => {
    const link = parseLink(file('seanno-ips-minimal-shl.txt'));
    const { text } = await decryptFile(file('seanno-ips-minimal-enc.txt'), link!.key);
    expect(JSON.parse(text)).toMatchObject({ resourceType: 'Bundle' });
    await expect(decryptFile(file('CARIN_INS_CD-bundle-01-enc.txt'), link!.key)).rejects.toThrow();
  });
});
