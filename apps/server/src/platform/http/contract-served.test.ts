import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '@balsam/contract/endpoint';
import { buildApp } from '../../app.ts';
import { routes } from '../../modules.ts';
import { world } from '#test/world.ts';
import { assertContractServed } from './contract-served.ts';
import { read } from './serve.ts';

const w = await world();

const declare = (path: `/${string}`) =>
  endpoint({ method: 'GET', path, summary: 'For this test', access: ['guest'], errors: [], reply: z.object({}) });
const [list, detail] = [declare('/things'), declare('/things/:id')];
const serve = (declared: typeof list) => read(declared, async () => ({}));

describe('the modules and the contract', () => {
  test('an endpoint that no module serves is named', () => {
    expect(() => assertContractServed({ things: { list, detail } }, [serve(list)])).toThrow(
      /^No module serves GET \/things\/:id\.$/m,
    );
  });
  test('a route that the contract does not declare is named', () => {
    expect(() => assertContractServed({ things: { list } }, [serve(list), serve(detail)])).toThrow(
      /^The contract does not declare GET \/things\/:id\.$/m,
    );
  });
  test('a route that is served twice is named', () => {
    expect(() => assertContractServed({ things: { list } }, [serve(list), serve(list)])).toThrow(
      /^GET \/things is served twice\.$/m,
    );
  });
  test('all of them are named at once', () => {
    expect(() => assertContractServed({ things: { list } }, [serve(detail)])).toThrow(
      'No module serves GET /things.\nThe contract does not declare GET /things/:id.',
    );
  });
  test('each endpoint with one route is in order', () => {
    expect(() => assertContractServed({ things: { list, detail } }, [serve(list), serve(detail)])).not.toThrow();
  });
});

describe('the server does not start', () => {
  const { config, clock, db, pool, changes, url: databaseUrl } = w;
  const start = () =>
    buildApp({ config, database: { pool, db, changes }, databaseUrl, clock, web: config.dataDir, logger: false });

  test('without a route of the contract', async () => {
    const at = routes.findIndex(({ endpoint: { path } }) => path === '/payment/wallet');
    const [wallet] = routes.splice(at, 1);
    try {
      await expect(start()).rejects.toThrow('No module serves GET /payment/wallet.');
    } finally {
      routes.splice(at, 0, wallet!);
    }
  });
  test('with a route that the contract does not declare', async () => {
    routes.push(serve(detail));
    try {
      await expect(start()).rejects.toThrow('The contract does not declare GET /things/:id.');
    } finally {
      routes.pop();
    }
  });
});
