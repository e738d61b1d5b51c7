// The specification's own examples, where the outside data lies beside the repository, and a decoder written from its text alone.
import { describe, expect, test } from 'vitest';
import { decryptFile, encryptFile } from './encrypt.ts';
import { formatLink, newKey, parseLink } from './link.ts';
import { specifiedFile, specifiedPayload } from './specification.testing.ts';

const url = 'https://hospital.example/api/v1/shl/abc';
const summary = JSON.stringify({ resourceType: 'Bundle', title: 'ملخص طبي', filler: 'x'.repeat(5000) });

const fromBase64url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0)!);
const asText = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** SMART Health Links: `shlink:/` and base64url of JSON; files are compact JWE with `dir`, `A256GCM`, deflated where `zip` says so. */
async function decode(link: string, jwe: string): Promise<string> {
  const payload = link.slice(link.indexOf('shlink:/') + 8);
  const said = JSON.parse(asText(fromBase64url(payload))) as { key: string };
  const [header = '', encryptedKey, iv = '', text = '', tag = ''] = jwe.split('.');
  expect(encryptedKey).toBe('');
  const key = await crypto.subtle.importKey('raw', fromBase64url(said.key), 'AES-GCM', false, ['decrypt']);
  const algorithm = { name: 'AES-GCM', iv: fromBase64url(iv), additionalData: new TextEncoder().encode(header) };
  const sealed = Uint8Array.from([...fromBase64url(text), ...fromBase64url(tag)]);
  const plain = await crypto.subtle.decrypt(algorithm, key, sealed);
  const { zip } = JSON.parse(asText(fromBase64url(header))) as { zip?: string };
  if (zip !== 'DEF') return asText(new Uint8Array(plain));
  return new Response(new Blob([plain]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();
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
    expect(await decode(link, jwe)).toBe(summary);
    expect(jwe.length).toBeLessThan(summary.length / 2);
    expect(parseLink(link)).toEqual({ url, key, exp: 1_800_000_000, flag: 'P', label: 'Balsam' });
    expect((await decryptFile(jwe, key)).text).toBe(summary);
  });
  test('open with no other key, and not when they were changed', async () => {
    const key = newKey();
    const jwe = await encryptFile(summary, key);
    await expect(decryptFile(jwe, newKey())).rejects.toThrow(/decrypt|Invalid|encoded/);
    await expect(
      decryptFile(
        jwe.replace(/.(?=[^.]{10}$)/, (one) => (one === 'A' ? 'B' : 'A')),
        key,
      ),
    ).rejects.toThrow(/decrypt|Invalid|encoded/);
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

describe('D11.09 the examples in the text of the specification', () => {
  test('its file opens', async () => {
    const { key, jwe, plaintext } = specifiedFile;
    expect(await decryptFile(jwe, key)).toEqual({ text: plaintext, contentType: 'application/smart-health-card' });
  });
  test('its payload is read, with milliseconds as text and with an unknown field', () => {
    const payload = btoa(JSON.stringify(specifiedPayload))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
    expect(parseLink(`shlink:/${payload}`)).toMatchObject({ flag: 'LP', exp: 1_767_225_600 });
  });
});

const beside: Readonly<Record<string, string>> = import.meta.glob('../../../../../../shared/data/smart/*.{txt,json}', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const has = Object.keys(beside).length > 0;
const file = (name: string): string => Object.entries(beside).find(([path]) => path.endsWith(`/${name}`))![1];

describe.skipIf(!has)('D11.09 the examples of the specification', () => {
  test('a direct link and its file', async () => {
    const link = parseLink(file('IPS_IG-bundle-01-shl.txt'));
    expect(link).toMatchObject({ flag: 'LU', label: 'Demo SHL for IPS_IG-bundle-01' });
    const { text } = await decryptFile(file('IPS_IG-bundle-01-enc.txt'), link!.key);
    expect(JSON.parse(text)).toEqual(JSON.parse(file('IPS_IG-bundle-01.json')));
  });
  test('files of others open, and a signature under the name of a JWE does not', async () => {
    const link = parseLink(file('seanno-ips-minimal-shl.txt'));
    const { text } = await decryptFile(file('seanno-ips-minimal-enc.txt'), link!.key);
    expect(JSON.parse(text)).toMatchObject({ resourceType: 'Bundle' });
    await expect(decryptFile(file('CARIN_INS_CD-bundle-01-enc.txt'), link!.key)).rejects.toThrow(
      /decrypt|Invalid|encoded/,
    );
  });
});
