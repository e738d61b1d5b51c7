import { lockoutRules } from '@balsam/domain/identity';
import { withClient } from '../client.ts';
import { median, type Figure } from '../figures.ts';
import type { Cluster } from '../cluster.ts';
import { inTurn } from '../in-turn.ts';
import { openServer, type Server } from '../server.ts';

/** How often each call is made for somebody who is there, and as often for nobody. */
const samples = 400;
/** The first answers of a call pay for compiling it. */
const warmUp = 40;

/** Patients who are there: MRN 6000000 and on; nobody has one from 8000000 on. */
const thousandsMore = `
  with added as (
    insert into person (mrn, phone, email, created_at)
    select n::text, '+96656' || n, n || '@patients.example', now() from generate_series(6000000, 6003999) n returning id
  )
  insert into account (person_id, role_id, password_hash, created_at)
  select id, 3, (select password_hash from account where role_id = 3 and password_hash is not null limit 1), now() from added`;
const fill = (url: string) =>
  withClient(url, async (client) => {
    await client.query(thousandsMore);
  });

type Call = {
  readonly what: string;
  readonly path: string;
  readonly body: (mrn: number) => object;
  /** One address for all of them, at which too many passwords were wrong; else each has an address of its own. */
  readonly busy?: string;
};

/** Each measurement has numbers of its own, so that no wait and no lock of another is in its way. */
const calls: readonly Call[] = [
  {
    what: 'POST /auth/patient/login with a wrong password',
    path: '/auth/patient/login',
    body: (mrn) => ({ field_name: 'mrn_number', username: String(mrn), password: 'not this one' }),
  },
  {
    what: 'POST /auth/patient/login where too many passwords were wrong',
    path: '/auth/patient/login',
    body: (mrn) => ({ field_name: 'mrn_number', username: String(mrn), password: 'not this one' }),
    busy: '10.255.0.1',
  },
  {
    what: 'POST /auth/user/otp',
    path: '/auth/user/otp',
    body: (mrn) => ({ field_name: 'mrn_number', username: String(mrn) }),
  },
  { what: 'POST /otp/send', path: '/otp/send', body: (mrn) => ({ phone_number: `056${mrn}`, role_id: 3 }) },
];

/** Milliseconds of one call, from an address that made none before. */
async function timed({ http }: Server, { path, body, busy }: Call, mrn: number, host: number): Promise<number> {
  const before = performance.now();
  const reply = await http.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    remoteAddress: busy ?? `10.${(host >> 16) & 255}.${(host >> 8) & 255}.${host & 255}`,
    payload: body(mrn),
  });
  const took = performance.now() - before;
  if (reply.statusCode !== (busy ? 422 : 401) && reply.statusCode !== 200)
    throw new Error(`${path} answered ${reply.body}`);
  return took;
}

/** A hundred wrong passwords for nobody's numbers, when the call is measured at a busy address. */
async function makeBusy({ http }: Server, { path, body, busy }: Call): Promise<void> {
  if (busy === undefined) return;
  await inTurn([...Array(lockoutRules.addressPerHour).keys()], (n) =>
    http.inject({ method: 'POST', url: `/api/v1${path}`, remoteAddress: busy, payload: body(9_000_000 + n) }),
  );
}

/** Somebody and nobody by turns, each first every other time: what slows the machine down slows both. */
async function compare(server: Server, call: Call, part: number) {
  await makeBusy(server, call);
  const firstHost = part * 4 * samples;
  const pairs = await inTurn([...Array(warmUp + samples).keys()], async (n) => {
    const [there, nobody] = [6_000_000 + part * 1000 + n, 8_000_000 + part * 1000 + n];
    const inOrder = n % 2 === 0 ? [there, nobody] : [nobody, there];
    const times = await inTurn(inOrder, (mrn, k) => timed(server, call, mrn, firstHost + 2 * n + k));
    return n % 2 === 0 ? times : times.toReversed();
  });
  const counted = pairs.slice(warmUp);
  const at = (k: number) => median(counted.map((pair) => pair[k] ?? 0));
  return { there: at(0), nobody: at(1) };
}

/** That time does not tell whether an account is there: the medians lie within 5 % of each other (DECISIONS §3). */
export async function measureSignIn(cluster: Cluster): Promise<Figure[]> {
  const template = await cluster.extend(cluster.small, 'balsam_bench_sign_in', fill);
  const { url, drop } = await cluster.clone(template);
  const server = await openServer(url, cluster.folder);
  const figures = await inTurn(calls, async (call, part): Promise<Figure> => {
    const { there, nobody } = await compare(server, call, part);
    return {
      what: `known / unknown account, the slower by the faster: ${call.what}`,
      measured: Math.max(there / nobody, nobody / there),
      unit: 'x',
      aim: { atMost: 1.05 },
      binding: false,
      detail: `${there.toFixed(2)} / ${nobody.toFixed(2)} ms at the median of ${samples} each, by turns`,
    };
  });
  await server.close();
  await drop();
  return figures;
}
