import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { contract, type Endpoint } from '@balsam/contract';
import { roles } from '@balsam/domain/identity';
import { describe, expect, test } from 'vitest';

const script = readFileSync(path.join(import.meta.dirname, '../../web/public/first-reads.js'), 'utf8');
const calls: Endpoint[] = Object.values(contract).flatMap((module) => Object.values<Endpoint>(module));

/** Runs the script as the page of an address does, for somebody of a role; answers what it asks for. */
function askedAt(pathname: string, role: number, search = ''): string[] {
  const asked: string[] = [];
  const fetch = (url: string) => {
    asked.push(url);
    return Promise.resolve();
  };
  const localStorage = {
    token: 'a token',
    userInfo: JSON.stringify({ id: 7, role_id: role, is_privacy_agreed: true }),
  };
  runInNewContext(script, {
    location: { pathname, search },
    localStorage,
    sessionStorage: {},
    fetch,
    setTimeout: () => 0,
  });
  return asked;
}

/** The read of the contract that an address below `/api/v1` calls; a part of its own counts more than one that stands for any. */
function callAt(pathname: string): Endpoint | undefined {
  const fits = ({ path: template }: Endpoint) =>
    new RegExp(`^${template.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathname);
  const found = calls.filter((call) => call.method === 'GET' && fits(call));
  return found.toSorted((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')))[0];
}

/** Each with how many reads it begins: its own, and those of what stands round every page. */
const pages = [
  ['/pharmacy', roles.patient, 5],
  ['/pharmacy/products/7', roles.patient, 7],
  ['/pharmacy/cart', roles.patient, 4],
  ['/find-a-specialist', roles.patient, 7],
  ['/find-a-specialist/7', roles.patient, 5],
  ['/dashboard', roles.patient, 11],
  ['/appointment/upcoming/all', roles.patient, 5],
  ['/lab-works', roles.patient, 5],
  ['/family-members', roles.patient, 6],
  ['/pharmacy/orders', roles.patient, 5],
  ['/my-timeline', roles.patient, 5],
  ['/doctor/dashboard', roles.doctor, 4],
  ['/rider-orders', roles.rider, 4],
] as const;

describe('what a page asks for beside its scripts', () => {
  test.each(pages)('of %s is of the contract, with values that its schema takes', (address, role, count) => {
    const asked = askedAt(address, role);
    expect(asked).toHaveLength(count);
    for (const url of asked) {
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      const call = callAt(pathname.replace(/^\/api\/v1/, ''));
      expect(call).toBeDefined();
      expect(call!.versions ?? ['v1']).toContain('v1');
      const query = Object.fromEntries(searchParams);
      expect(Object.keys(call!.query?.shape ?? {})).toEqual(expect.arrayContaining(Object.keys(query)));
      expect(call!.query?.safeParse(query).success ?? true).toBe(true);
    }
  });

  test('is nothing where the page is another role’s, or where the address holds choices', () => {
    expect(askedAt('/dashboard', roles.doctor)).toEqual([]);
    expect(askedAt('/find-a-specialist', roles.patient, '?q=heart')).toEqual([]);
    expect(askedAt('/find-a-specialist', roles.patient, '?lang=en')).toHaveLength(7);
  });

  test('is listed here page by page', () => {
    expect(script.match(/^ {4}\[\/\^/gm)).toHaveLength(pages.length);
  });
});
