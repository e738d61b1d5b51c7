import { describe, expect, test } from 'vitest';
import { client, createDelivery, type Client } from './factories/deliveries.ts';
import { world } from './world.ts';

const w = await world({ connections: 6 });
const ridersMail = 'rider@balsam.example';

const logIns: Readonly<Record<string, string>> = {
  sara: '1000001',
  fahad: '1000002',
  agent: 'support@balsam.example',
  rider: ridersMail,
  colleague: 'rider2@balsam.example',
};
const personOf = async (who: string): Promise<number> => {
  const account = w.db.selectFrom('account as a').innerJoin('person as p', 'p.id', 'a.person_id').select('p.id');
  const named = account.where((x) => x.or([x('p.mrn', '=', logIns[who]!), x('a.login_email', '=', logIns[who]!)]));
  return (await named.executeTakeFirstOrThrow()).id;
};
const [sara, agent, rider] = await Promise.all(['sara', 'agent', 'rider'].map((who) => client(w, logIns[who]!)));
const callers: Readonly<Record<string, Client>> = { sara: sara!, agent: agent!, rider: rider! };

const kinds = [
  'identity',
  'profile_photo',
  'prescription',
  'ticket',
  'delivery',
  'data_export',
  'product_photo',
] as const;
const keep = async (owner: string, kind: string): Promise<string> =>
  w.platform.files.save(
    w.db,
    { personId: await personOf(owner), kind, mime: 'image/webp', bytes: Buffer.from('RIFF') },
    w.clock.now(),
  );

const ticket = (who: Client, file_id: string) =>
  who.post('/tickets', { subject: 'A picture', topic: 'other', text: 'See here.', file_id });
const saras = (await sara!.post('/tickets', { subject: 'Mine', topic: 'other', text: 'Where is it?' })).body.data
  .id as number;

type Door = {
  readonly who: string;
  readonly kind: (typeof kinds)[number];
  readonly send: (file: string) => Promise<{ http: number }>;
};
/** Where a log-in names a picture that was sent before, who does it, and the only kind that belongs there. */
const doors: Readonly<Record<string, Door>> = {
  'a prescription': {
    who: 'sara',
    kind: 'prescription',
    send: (file) => sara!.post('/prescriptions', { file_ids: [file] }),
  },
  'a new ticket': { who: 'sara', kind: 'ticket', send: (file) => ticket(sara!, file) },
  'a message': {
    who: 'sara',
    kind: 'ticket',
    send: (file) => sara!.post(`/tickets/${saras}/messages`, { text: '', file_id: file }),
  },
  'an answer of support': {
    who: 'agent',
    kind: 'ticket',
    send: (file) => agent!.post(`/tickets/${saras}/messages`, { text: '', file_id: file }),
  },
  'the photo of a return': {
    who: 'rider',
    kind: 'delivery',
    send: async (photo) =>
      rider!.step(await createDelivery(w, { state: 'arrived', rider: ridersMail }), 'returned', {
        reason: 'Nobody there',
        photo,
      }),
  },
};

const tries = Object.entries(doors).flatMap(([door, { who, kind }]) =>
  Object.keys(logIns).flatMap((owner) =>
    kinds.filter((one) => owner !== who || one !== kind).map((one) => ({ door, owner, kind: one })),
  ),
);

const seenBy = async ({ token }: Client, file: string): Promise<number> =>
  (await w.app.inject({ url: `/api/v1/mediafiles/${file}`, headers: { authorization: `Bearer ${token}` } })).statusCode;

describe('a file of somebody else, or of another kind, is not there', () => {
  test.each(tries)('D3.01 for $door: the $kind of $owner', async ({ door, owner, kind }) => {
    const file = await keep(owner, kind);
    const { who, send } = doors[door]!;
    const before = await seenBy(callers[who]!, file);
    expect((await send(file)).http).toBe(door === 'the photo of a return' ? 422 : 404);
    expect(await seenBy(callers[who]!, file)).toBe(before);
  });
  test.each(Object.entries(doors))(
    'and the right one is, so that the refusals say something: %s',
    async (_, { who, kind, send }) => {
      expect((await send(await keep(who, kind))).http).toBe(200);
    },
  );
  test('D3.01 with another’s beside it not even one’s own is taken', async () => {
    const [mine, theirs] = [await keep('sara', 'prescription'), await keep('fahad', 'prescription')];
    expect((await sara!.post('/prescriptions', { file_ids: [mine, theirs] })).http).toBe(404);
    expect((await sara!.post('/prescriptions', { file_ids: [mine] })).http).toBe(200);
  });
});

describe('a picture that is named twice at the same moment', () => {
  test.each(['a prescription', 'a new ticket', 'a message'])('is sent once: %s', async (door) => {
    const { who, kind, send } = doors[door]!;
    for (let round = 0; round < 5; round++) {
      const file = await keep(who, kind);
      const answers = await Promise.all([send(file), send(file), send(file)]);
      expect([round, answers.map(({ http }) => http).toSorted((a, b) => a - b)]).toEqual([round, [200, 404, 404]]);
    }
  });
});

describe('a door that shows one kind of files shows no other', () => {
  const status = async (url: string, token?: string) =>
    (
      await w.app.inject({
        url: `/api/v1${url}`,
        ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
      })
    ).statusCode;
  test.each(kinds)(
    'D3.01 neither that of photos of products nor the one of the desk: %s of a patient',
    async (kind) => {
      const file = await keep('fahad', kind);
      const pharmacist = await w.tokenOf('pharmacist@balsam.example');
      expect(await status(`/products/photos/${file}`)).toBe(404);
      // A prescription too, as long as it is in no order.
      expect(await status(`/desk/prescriptions/files/${file}`, pharmacist)).toBe(404);
      expect(await status(`/mediafiles/${file}`, pharmacist)).toBe(404);
    },
  );
});
