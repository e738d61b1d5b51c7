import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { describe, expect, test } from 'vitest';
import { networksOf } from './networks.ts';

const groups = fc.array(fc.integer({ min: 0, max: 0xff_ff }), { minLength: 8, maxLength: 8 });
/** Global unicast, in which no IPv4 address is inside. */
const globalGroups = groups.map(([, ...rest]) => [0x2a_02, ...rest]);
const address = (of: readonly number[]) => new ipaddr.IPv6([...of]);
const spellings = (of: readonly number[]): string[] => {
  const plain = of.map((group) => group.toString(16)).join(':');
  const padded = of.map((group) => group.toString(16).padStart(4, '0')).join(':');
  const short = address(of).toRFC5952String();
  return [plain, padded, short, short.toUpperCase(), `${short}%eth0`, `[${short}]`, `[${short}]:443`, ` ${short} `];
};

describe('the networks of an address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7', undefined],
    ['203.0.113.7:51423', '203.0.113.7', undefined],
    ['::ffff:203.0.113.7', '203.0.113.7', undefined],
    ['::FFFF:cb00:7107', '203.0.113.7', undefined],
    ['64:ff9b::203.0.113.7', '203.0.113.7', undefined],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8::/64', '2001:db8::/48'],
    ['fe80::1%eth0', 'fe80::/64', 'fe80::/48'],
    ['::1', '::/64', '::/48'],
    [undefined, 'unknown', undefined],
    ['', 'unknown', undefined],
    ['unknown', 'unknown', undefined],
    ['/run/balsam.sock', 'unknown', undefined],
    ['010.0.0.1', 'unknown', undefined],
    ['0x7f.1', 'unknown', undefined],
    ['1234', 'unknown', undefined],
    ['203.0.113.256', 'unknown', undefined],
    ['203.0.113.7, 198.51.100.1', 'unknown', undefined],
    ['2001:db8:::1', 'unknown', undefined],
    ['2001:db8:1:2:3:4:5:6:7', 'unknown', undefined],
  ])('of %j are %s and %s', (text, network, site) => {
    expect(networksOf(text)).toEqual({ network, site });
  });

  test('do not depend on how the address is spelt', () => {
    fc.assert(
      fc.property(globalGroups, (of) => {
        expect(new Set(spellings(of).map((text) => JSON.stringify(networksOf(text)))).size).toBe(1);
      }),
    );
  });

  test('are the same for two addresses exactly when their first 64, and for the site 48, bits are', () => {
    fc.assert(
      fc.property(globalGroups, globalGroups, fc.integer({ min: 0, max: 8 }), (a, other, shared) => {
        const b = a.map((group, n) => (n < shared ? group : other[n]!));
        const [left, right] = [networksOf(address(a).toString()), networksOf(address(b).toString())];
        const areEqual = (count: number) => a.slice(0, count).every((group, n) => group === b[n]);
        expect([left.network === right.network, left.site === right.site]).toEqual([areEqual(4), areEqual(3)]);
      }),
    );
  });

  test('of an IPv4 address are itself, also inside IPv6', () => {
    fc.assert(
      fc.property(fc.ipV4(), (ip) => {
        const all = [ip, `${ip}:8080`, `::ffff:${ip}`, `[::ffff:${ip}]:8080`, `::ffff:${ip}%1`, `64:ff9b::${ip}`];
        expect(all.map(networksOf)).toEqual(all.map(() => ({ network: ip, site: undefined })));
      }),
    );
  });

  test('are there for any text, and no text makes up a network of its own', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { network } = networksOf(text);
        expect(network === 'unknown' || ipaddr.isValid(network.replace('/64', ''))).toBe(true);
      }),
    );
  });
});
