import { describe, expect, test } from 'vitest';
import { asks, directory, keysOfGuests, keysThatProve, namesAnId, nobodys, type Belongings } from './walk/asks.ts';
import { canaryOf, furnish } from './walk/belongings.ts';
import { calls, fieldsOf, replaced, send, type Field, type NamedCall, type Sent } from './walk/calls.ts';
import { world } from './world.ts';

const w = await world();

/** Noura's and Omar's guardian is Fahad; Dr. Layla cares for Sara and Maryam, and for neither child. */
const sara = await furnish(w, { who: '1000001', doctor: 'D1001' });
const omar = await furnish(w, { who: '1000002', inside: '1000004', doctor: 'D1005' });
const fahad = await furnish(w, { who: '1000002', doctor: 'D1009' });
const maryam = await furnish(w, { who: '1000006', doctor: 'D1001' });

type Somebody = {
  readonly name: string;
  /** As the contract names roles. */
  readonly as: readonly string[];
  readonly token: () => Promise<string | undefined>;
  /** Their own, for requests in which only one id is another's. */
  readonly me?: Belongings;
};

const staffRoles = new Set(['administrator', 'pharmacist', 'support', 'front_desk', 'records']);
const user = (name: string, role: string, who: string, me?: Belongings, inside?: string): Somebody => ({
  name,
  as: ['user', role, ...(staffRoles.has(role) ? ['staff'] : [])],
  token: () => w.tokenOf(who, inside),
  ...(me && { me }),
});
const guest: Somebody = { name: 'a guest', as: [], token: async () => undefined };
const outsiders: readonly Somebody[] = [
  guest,
  user('a rider', 'rider', 'rider@balsam.example'),
  user('an administrator', 'administrator', 'admin@balsam.example'),
  user('a pharmacist', 'pharmacist', 'pharmacist@balsam.example'),
  user('a support agent', 'support', 'support@balsam.example'),
  user('the front desk', 'front_desk', 'frontdesk@balsam.example'),
  user('a records officer', 'records', 'records@balsam.example'),
];

type Walk = {
  readonly owner: Belongings;
  readonly of: string;
  readonly strangers: readonly Somebody[];
  /** Calls that are theirs as well, and why. */
  readonly shared?: Readonly<Record<string, string>>;
};

const walks: readonly Walk[] = [
  {
    owner: sara,
    of: 'a patient',
    strangers: [
      ...outsiders,
      user('another patient', 'patient', '1000006', maryam),
      user("somebody's guardian", 'patient', '1000002', fahad),
      user('a doctor who does not care for them', 'doctor', 'D1030'),
    ],
  },
  {
    owner: omar,
    of: 'a dependent',
    strangers: [
      user('their guardian outside the profile', 'patient', '1000002', fahad),
      user('their guardian in another profile', 'patient', '1000002', undefined, '1000003'),
      user('a doctor of other patients', 'doctor', 'D1001', sara),
    ],
    shared: {
      'identity.endDevices': 'a dependent has no log-in: it is the guardian who signs in',
      'family.members': 'the guardian sees who is in his care',
      'family.switch': 'the grant is the guardian’s',
      'family.remove': 'the grant is the guardian’s',
    },
  },
  {
    owner: fahad,
    of: 'a guardian',
    strangers: [user('himself inside a dependent', 'patient', '1000002', omar, '1000004')],
    shared: {
      'people.accessLog': 'a dependent is told who of the family looked',
      'family.switch': 'from inside a profile nobody’s is opened',
      'family.switchBack': 'the way back to his own',
      'family.remove': 'from inside a profile no grant is ended',
      'identity.endDevices': 'log-ins are of the guardian; from inside a profile they are not ended at all',
    },
  },
];

const admits = ({ endpoint }: NamedCall, somebody: Somebody) =>
  endpoint.access.some((who) => who === 'guest' || somebody.as.includes(who));
const isOpen = ({ endpoint }: NamedCall) => endpoint.access.includes('guest');

/** `doctor_id` is a filter to a patient, and whose list it is to a doctor. */
const isPrivate = (call: NamedCall, field: Field, somebody: Somebody): boolean =>
  namesAnId(field.key) &&
  !(field.key in nobodys) &&
  !keysThatProve.has(`${call.name} ${field.key}`) &&
  (field.key !== 'doctor_id' || somebody.as.includes('doctor'));

const valueIn = (sent: Sent, { part, key }: Field) => (sent[part] as Record<string, unknown> | undefined)?.[key];

type Attempt = { readonly sent: Sent; readonly expected: number | undefined };

/** The owner's whole request, and for somebody with things of their own one request for each id, in which only it is the owner's. */
function attemptsOf(call: NamedCall, owner: Belongings, stranger: Somebody): readonly Attempt[] {
  const ask = asks[call.name]!;
  const whole = ask(owner);
  if (!admits(call, stranger)) return [{ sent: whole, expected: stranger.as.length === 0 ? 401 : 403 }];
  const mine = fieldsOf(call).filter((field) => isPrivate(call, field, stranger));
  if (mine.length === 0) return [{ sent: whole, expected: undefined }];
  const { me } = stranger;
  const single = me ? mine.map((field) => replaced(ask(me), field, valueIn(whole, field))) : [];
  return [whole, ...single].map((sent) => ({ sent, expected: 404 }));
}

async function faultsOf(call: NamedCall, { owner }: Walk, stranger: Somebody): Promise<string[]> {
  const replies = attemptsOf(call, owner, stranger).map(async ({ sent, expected }) => {
    const { http, text } = await send(w, call, sent, { token: await stranger.token() });
    const ok = expected === undefined ? http < 500 : http === expected;
    const said = `${stranger.name}: ${JSON.stringify(sent)} -> ${http}`;
    return [...(ok ? [] : [said]), ...(text.includes(canaryOf(owner.mrn)) ? [`${said} tells of the owner`] : [])];
  });
  return (await Promise.all(replies)).flat();
}

const guarded = calls.filter((call) => !isOpen(call));
const open = calls.filter(isOpen);

describe('the walk forgets nothing', () => {
  test.each(guarded)('D3.01 $name has a request of its owner in the walk', ({ name }) => {
    expect(Object.keys(asks)).toContain(name);
  });
  test.each(guarded)('D3.01 each id that $name takes is in it', (call) => {
    const ids = fieldsOf(call).filter(({ key }) => namesAnId(key) && !(key in nobodys));
    expect(ids.filter((field) => valueIn(asks[call.name]!(sara), field) === undefined)).toEqual([]);
  });
  test.each(open)('D3.01 $name, open to guests, takes no id of a record', (call) => {
    const ids = fieldsOf(call).filter(({ key }) => namesAnId(key) && !(key in nobodys));
    const unknown = ids.filter(({ key }) => !directory.test(call.name) && !keysOfGuests.has(`${call.name} ${key}`));
    expect(unknown).toEqual([]);
  });
});

describe.each(walks)('what is of $of', (walk) => {
  const theirs = guarded.filter(({ name }) => !(name in (walk.shared ?? {})));
  test.each(theirs)('D3.01 $name refuses everybody else, and tells nothing', async (call) => {
    const faults = await Promise.all(walk.strangers.map((stranger) => faultsOf(call, walk, stranger)));
    expect(faults.flat()).toEqual([]);
  });
});

describe('what everybody may ask', () => {
  test.each(open)('D3.01 $name tells nobody of a person', async (call) => {
    const sent = fieldsOf(call)
      .filter(({ key }) => namesAnId(key))
      .reduce<Sent>(
        (so, field) => replaced(so, field, field.part === 'body' ? sara.personId : String(sara.personId)),
        {},
      );
    const asking = [guest, ...walks[0]!.strangers].map(async ({ token }) =>
      send(w, call, sent, { token: await token() }),
    );
    const faults = (await Promise.all(asking)).filter(({ http, text }) => http >= 500 || text.includes('Kanari'));
    expect(faults).toEqual([]);
  });
});

/** After all that was refused: the requests were good ones, and what they name is still as it was. */
describe('the same requests of those whose they are', () => {
  const refused = new Set([401, 403, 404]);
  /** Says how nobody's record can be read without a trace. */
  const traceless: Readonly<Record<string, string>> = {
    'identity.agreedTerms': 'the terms in force',
    'notifications.pushKey': 'the key of the house',
    'identity.agreedTermsHistory': 'the terms',
    'identity.termsVersion': 'the terms',
    'identity.agreeTerms': 'they were agreed to before: nothing changes',
  };
  const entriesOf = ({ personId }: Belongings) =>
    w.db.selectFrom('audit_entry').select('why').where('person_id', '=', personId).orderBy('id').execute();

  /** Sends the owner's request as somebody: it must be understood, and when it went well be written down with its reason. */
  async function faultOf(call: NamedCall, owner: Belongings, token: string, why: string): Promise<string | undefined> {
    const before = (await entriesOf(owner)).length;
    const { http } = await send(w, call, asks[call.name]!(owner), { token });
    if (http >= 500 || refused.has(http)) return `answers ${http}`;
    const written = (await entriesOf(owner)).slice(before);
    const traced = http !== 200 || call.name in traceless || written.some((entry) => entry.why === why);
    return traced ? undefined : 'leaves no trace';
  }

  const openTo = (role: string) => guarded.filter((call) => admits(call, user('', role, '')));
  const byDoctor = openTo('doctor').filter(({ name }) => /^(records|booking)\./.test(name));
  test.each(byDoctor)('D3.05 $name serves the doctor who cares for them', async (call) => {
    expect(await faultOf(call, sara, await w.tokenOf('D1001'), 'care')).toBeUndefined();
  });
  // One after the other, as they stand in `asks`: the last ones give up what the first ones read.
  const inOrder = Object.keys(asks).flatMap((name) => openTo('patient').find((call) => call.name === name) ?? []);
  test.each(inOrder)('D3.05 $name serves the patient', async (call) => {
    expect(await faultOf(call, sara, await w.tokenOf('1000001'), 'self')).toBeUndefined();
  });
  // The log-in, its password and its language are the guardian's own, whichever profile it works in.
  const ofLogIn = /^identity\.(change|logout|signedInDevices|endDevices)|^family\.(?!switchBack)/;
  // From 15 on these are for the person alone (D3.03).
  const ofThePerson = /^privacy\.(decide|askExport|exportFile)$/;
  const ofProfile = inOrder.filter(({ name }) => !ofLogIn.test(name) && !ofThePerson.test(name));
  test.each(ofProfile)('D3.05 $name serves the guardian inside the profile', async (call) => {
    expect(await faultOf(call, omar, await w.tokenOf('1000002', '1000004'), 'guardian')).toBeUndefined();
  });

  test('D3.05 the log of it calls every kind of record by a name, in both languages', async () => {
    const token = await w.tokenOf('1000001');
    const reply = await w.app.inject({
      url: '/api/v1/users/access-log?limit=500',
      headers: { authorization: `Bearer ${token}` },
    });
    const { items } = reply.json<{ data: { items: { what: string; title: string }[] } }>().data;
    expect(items.filter(({ title }) => title === 'Record')).toEqual([]);
    expect(new Set(items.map(({ what }) => what)).size).toBeGreaterThan(12);
  });
});
