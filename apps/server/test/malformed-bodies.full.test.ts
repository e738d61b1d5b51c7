import { expect, test } from 'vitest';
import { intend, newVisit, payer } from '#modules/billing/billing.fixture.ts';
import { world } from './world.ts';

const w = await world();
const sara = await payer(w, '1000001');
/** A page of the sandbox that still takes money: one that is not there reads no body. */
const { data } = await intend(sara, await newVisit(w, sara));
const openPage = new URL(data.redirect_url as string).pathname.split('/').at(-1) ?? '';

type Route = { readonly method: string; readonly path: string };
const withBody = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** What Fastify serves, of the contract or not: each line of its tree adds to the path of the line that it hangs on. */
function routesIn(tree: string): Route[] {
  const parents: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const {
      indent = '',
      part = '',
      methods = '',
    } = /^(?<indent>[│ ]*)[├└]── (?<part>.*?) \((?<methods>[^)]*)\)$/.exec(line)?.groups ?? {};
    const depth = indent.length / 4;
    parents.splice(depth);
    const path = (parents[depth] = `${parents[depth - 1] ?? ''}${part}`);
    return methods
      .split(', ')
      .filter((method) => withBody.has(method) && !path.includes('*'))
      .map((method) => ({ method, path }));
  });
}
const routes = routesIn(w.app.printRoutes({ commonPrefix: false }));

const filled = ({ path }: Route): string =>
  path.replace('/pay/:id', `/pay/${openPage}`).replace(':provider', 'sandbox').replaceAll(/:\w+/g, '1');

const json = 'application/json';
const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
const bodies: readonly (readonly [type: string, body: string | Buffer])[] = [
  [json, ''],
  [json, '{"half":'],
  [json, 'null'],
  [json, '7'],
  [json, '"text"'],
  [json, '[{}]'],
  [json, deep],
  [json, '{"__proto__":{"isAdmin":true}}'],
  [json, Buffer.from([0x7b, 0xff, 0xfe, 0x00, 0x7d])],
  ['text/plain', 'text'],
  ['application/x-www-form-urlencoded', 'outcome=%ZZ&outcome&=&card[]=%00'],
  ['multipart/form-data', 'no boundary'],
  ['multipart/form-data; boundary=x', '--y\r\n'],
  ['no type', '{}'],
];

async function statusOf(route: Route, token: string | undefined, [type, payload]: (typeof bodies)[number]) {
  const headers = { 'content-type': type, ...(token !== undefined && { authorization: `Bearer ${token}` }) };
  const reply = await w.app.inject({ method: route.method as 'POST', url: filled(route), headers, payload });
  return reply.statusCode;
}

const shown = (body: string | Buffer) => JSON.stringify(String(body).slice(0, 30));

async function faultsOf(route: Route, token: string | undefined): Promise<string[]> {
  const statuses = await Promise.all(bodies.map((each) => statusOf(route, token, each)));
  return statuses.flatMap((status, n) => {
    const [type, body] = bodies[n]!;
    return status < 500 ? [] : [`${route.method} ${route.path}, ${type} ${shown(body)}: ${status}`];
  });
}

test('every route is walked, also those that stand outside of the contract', () => {
  const paths = routes.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/api/v1/auth/patient/login',
      '/api/v1/payment/webhook/:provider',
      '/sandbox-gateway/pay/:id',
      '/dev/clock',
    ]),
  );
});

test.each(['nobody', '1000001', 'admin@balsam.example'])(
  'S7.02 no body that cannot be understood makes a failure of ours, whoever sends it: %s',
  async (who) => {
    const faults: string[] = [];
    for (const route of routes) {
      const token = who === 'nobody' ? undefined : await w.tokenOf(who);
      faults.push(...(await faultsOf(route, token)));
    }
    expect(faults).toEqual([]);
  },
);
