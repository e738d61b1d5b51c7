import { describe, expect, test } from 'vitest';
import { sampleRequests, type OwnedRecords } from './walk/sample-requests.ts';
import { directoryCalls, guestFields, proofFields, impersonalFields } from './walk/id-fields.ts';
import { canaryOf } from './walk/owned-records.ts';
import { calls, fieldsOf, replaced, send, type Field, type NamedCall, type SampleRequest } from './walk/calls.ts';
import { socketListeners } from './walk/socket-listeners.ts';
import { guest, walkPeople, type Caller, type Walk } from './walk/people.ts';
import { world } from './world.ts';

const lines: string[] = [];
const w = await world({ config: { logLevel: 'trace' }, log: (line) => void lines.push(line) });
const { sara, omar, fahad, noura, walks } = await walkPeople(w);
const listenAs = await socketListeners(w);
const listeners = await Promise.all(
  walks.flatMap(({ owner, strangers }) =>
    strangers.map(async (stranger) => ({ owner, stranger, listener: await listenAs(stranger, owner) })),
  ),
);
const ownSocket = await listenAs({ name: 'herself', token: () => w.tokenOf('1000001') }, sara);

const admits = ({ endpoint }: NamedCall, somebody: Pick<Caller, 'as'>) =>
  endpoint.access.some((who) => who === 'guest' || somebody.as.includes(who));
const isOpen = ({ endpoint }: NamedCall) => endpoint.access.includes('guest');

/** `doctor_id` is a filter to a patient, and whose list it is to a doctor. */
const isPrivate = (call: NamedCall, field: Field, somebody: Caller): boolean =>
  field.isId &&
  !(field.key in impersonalFields) &&
  !directoryCalls.test(call.name) &&
  !proofFields.has(`${call.name} ${field.key}`) &&
  (field.key !== 'doctor_id' || somebody.as.includes('doctor'));

const valueIn = (sent: SampleRequest, { part, key }: Field) =>
  (sent[part] as Record<string, unknown> | undefined)?.[key];

/** Whoever sends one of these may have ended log-ins of their account by it. */
const mayEndLogIns = /^(identity|family|privacy)\./;
const logIns = new Map<Caller, Promise<string | undefined>>();

/** The token of a log-in that goes on from call to call, or of a new one where calls may end it. */
function tokenFor(call: NamedCall, caller: Caller): Promise<string | undefined> {
  if (mayEndLogIns.test(call.name)) {
    logIns.clear();
    return caller.token();
  }
  const token = logIns.get(caller) ?? caller.token();
  logIns.set(caller, token);
  return token;
}

type Attempt = { readonly sent: SampleRequest; readonly expected: number | undefined };

/** The owner's whole request, and for somebody with things of their own one request for each id, in which only it is the owner's. */
function attemptsOf(call: NamedCall, owner: OwnedRecords, stranger: Caller): readonly Attempt[] {
  const sampleRequest = sampleRequests[call.name]!;
  const whole = sampleRequest(owner);
  if (!admits(call, stranger)) return [{ sent: whole, expected: stranger.as.length === 0 ? 401 : 403 }];
  const mine = fieldsOf(call).filter((field) => isPrivate(call, field, stranger));
  if (mine.length === 0) return [{ sent: whole, expected: undefined }];
  const { own: me } = stranger;
  const single = me ? mine.map((field) => replaced(sampleRequest(me), field, valueIn(whole, field))) : [];
  return [whole, ...single].map((sent) => ({ sent, expected: 404 }));
}

async function faultsOf(call: NamedCall, { owner }: Walk, stranger: Caller): Promise<string[]> {
  if (stranger.mayAlsoCall?.test(call.name)) return [];
  const replies = attemptsOf(call, owner, stranger).map(async ({ sent, expected }) => {
    const { http, text } = await send(w, call, sent, { token: await tokenFor(call, stranger) });
    const isOfLogIn = stranger.isInDependentProfile === true && expected === 404 && http === 403;
    // A log-in that has ended would be refused everything.
    const ok = expected === undefined ? http < 500 && http !== 401 : http === expected || isOfLogIn;
    const label = `${stranger.name}: ${JSON.stringify(sent)} -> ${http}`;
    const isKept = http !== 404 || call.endpoint.errors.includes('not_found');
    return [
      ...(ok && isKept ? [] : [label]),
      ...(text.includes(canaryOf(owner.mrn)) ? [`${label} names the owner`] : []),
    ];
  });
  return (await Promise.all(replies)).flat();
}

const guarded = calls.filter((call) => !isOpen(call));
const open = calls.filter(isOpen);

describe('the walk forgets nothing', () => {
  test.each(guarded)('D3.01 $name has a request of its owner in the walk', ({ name }) => {
    expect(Object.keys(sampleRequests), 'walk/sample-requests.ts, or a *-requests.ts that it spreads').toContain(name);
  });
  test.each(guarded)('D3.01 each id that $name takes is in it', (call) => {
    const ids = fieldsOf(call).filter(({ key, isId }) => isId && !(key in impersonalFields));
    const left = ids.filter(({ key }) => !proofFields.has(`${call.name} ${key}`));
    expect(left.filter((field) => valueIn(sampleRequests[call.name]!(sara), field) === undefined)).toEqual([]);
  });
  test.each(open)('D3.01 $name, open to guests, takes no id of a record', (call) => {
    const ids = fieldsOf(call).filter(({ key, isId }) => isId && !(key in impersonalFields));
    const unknown = ids.filter(({ key }) => !directoryCalls.test(call.name) && !guestFields.has(`${call.name} ${key}`));
    expect(unknown, 'an id of no record is told in walk/id-fields.ts').toEqual([]);
  });
});

describe.each(walks)('what is of $of', (walk) => {
  const theirs = guarded.filter(({ name }) => !(name in (walk.shared ?? {})));
  test.each(theirs)('D3.01 $name refuses everybody else, and reveals nothing', async (call) => {
    const faults = await Promise.all(walk.strangers.map((stranger) => faultsOf(call, walk, stranger)));
    expect(faults.flat(), 'a stranger got through; an id of no record (a doctor) is told in walk/id-fields.ts').toEqual(
      [],
    );
  });
});

describe('what everybody may call', () => {
  test.each(open)('D3.01 $name reveals nothing of a person to anybody', async (call) => {
    const sent = fieldsOf(call)
      .filter(({ isId }) => isId)
      .reduce<SampleRequest>(
        (so, field) => replaced(so, field, field.part === 'body' ? sara.personId : String(sara.personId)),
        {},
      );
    const replies = [guest, ...walks[0]!.strangers].map(async (caller) =>
      send(w, call, sent, { token: await tokenFor(call, caller) }),
    );
    const faults = (await Promise.all(replies)).filter(({ http, text }) => http >= 500 || text.includes('Kanari'));
    expect(faults).toEqual([]);
  });
});

/** By now sockets have been sent what owners did to have all this, and what strangers tried. */
describe('what is sent over sockets', () => {
  const idsOf = async ({ personId }: OwnedRecords) => {
    const visits = await w.db.selectFrom('appointment').select('id').where('patient_id', '=', personId).execute();
    const notes = await w.db.selectFrom('notification').select('id').where('person_id', '=', personId).execute();
    return { appointment: new Set(visits.map(({ id }) => id)), notification: new Set(notes.map(({ id }) => id)) };
  };

  test('D3.04 without a live log-in no socket opens', () => {
    const without = listeners.filter(({ stranger }) => stranger.as.length === 0);
    expect(without.length).toBeGreaterThan(2);
    expect(without.filter(({ listener }) => listener.socket)).toEqual([]);
  });
  test('D3.01 no socket receives what is sent to somebody else, whatever it claimed and requested', async () => {
    await w.dispatch();
    for (const owner of [sara, omar, noura, fahad])
      w.platform.realtime.send(owner.personId, 'appointment', { id: owner.unpaid });
    await expect.poll(() => ownSocket.received).toContainEqual({ event: 'appointment', id: sara.unpaid });
    const faults = listeners.map(async ({ owner, stranger, listener }) => {
      if (stranger.mayAlsoCall) return [];
      const ids: Readonly<Record<string, ReadonlySet<number>>> = await idsOf(owner);
      return listener.received
        .filter(({ event, id }) => id !== undefined && ids[event]?.has(id))
        .map((received) => ({ stranger: stranger.name, of: owner.mrn, received }));
    });
    expect((await Promise.all(faults)).flat()).toEqual([]);
  });
});

/** Says how nobody's record can be read without a trace. */
const traceless: Readonly<Record<string, string>> = {
  'identity.agreedTerms': 'the terms in force',
  'healthEducation.suggested': 'without the consent to health tips nothing of anybody is read',
  'notifications.pushKey': 'the key of the system',
  'billing.tamaraOptions': 'the limits of the system, beside the age of whoever asks',
  'queue.clinics': 'clinics of the hospital, and how many wait in all',
  'queue.departments': 'departments of the hospital',
  'orders.slots': 'hours of the system',
  'medications.reminderSlots': 'times of a day, without any medicine',
  'orders.pickupBranches': 'branches of the system',
  'identity.agreedTermsHistory': 'the terms',
  'identity.termsVersion': 'the terms',
  'privacy.exports': 'while a copy is made, how far it is: that it was asked for is written down',
  'ratings.report': 'words that everybody reads',
  'identity.agreeTerms': 'they were agreed to before: nothing changes',
};

/** After all that was refused: the requests were good ones, and what they name is still as it was. */
describe('the same requests of those whose they are', () => {
  const refused = new Set([401, 403, 404]);
  const entriesOf = ({ personId }: OwnedRecords) =>
    w.db.selectFrom('audit_entry').select('why').where('person_id', '=', personId).orderBy('id').execute();

  /** Sends the owner's request as somebody: it must be understood, and when it went well be written down with its reason. */
  async function faultOf(
    call: NamedCall,
    owner: OwnedRecords,
    token: string,
    why: string,
  ): Promise<string | undefined> {
    const before = (await entriesOf(owner)).length;
    const { http } = await send(w, call, sampleRequests[call.name]!(owner), { token });
    if (http >= 500 || refused.has(http)) return `answers ${http}`;
    const written = (await entriesOf(owner)).slice(before);
    const traced = http !== 200 || call.name in traceless || written.some((entry) => entry.why === why);
    return traced ? undefined : 'leaves no trace';
  }

  const openTo = (role: string) => guarded.filter((call) => admits(call, { as: ['user', role] }));
  const byDoctor = openTo('doctor').filter(({ name }) =>
    /^(records|booking|inpatients)\.|^criticalResults\.list$|^chat\.(messages|conversations)$|^visits\.(caseHistory|chart|summary|summaryFile)$/.test(
      name,
    ),
  );
  test.each(byDoctor)('D3.05 $name serves the doctor who cares for them', async (call) => {
    expect(await faultOf(call, sara, await w.tokenOf('D1001'), 'care')).toBeUndefined();
  });
  // One after the other, as they stand in `sampleRequests`: the last ones give up what the first ones read.
  const inOrder = Object.keys(sampleRequests).flatMap(
    (name) => openTo('patient').find((call) => call.name === name) ?? [],
  );
  test.each(inOrder)('D3.05 $name serves the patient', async (call) => {
    expect(await faultOf(call, sara, await w.tokenOf('1000001'), 'self')).toBeUndefined();
  });
  // The log-in, its password and its language are the guardian's own, whichever profile it works in.
  const ofLogIn = /^identity\.(change|logout|signedInDevices|endDevices)|^family\.(?!switchBack)/;
  // From 15 on these are for the person alone (D3.03).
  const ofThePerson = /^privacy\.(decide|requestExport|exportFile)$/;
  const ofThePatient = /^triage\.|^chat\.|^checkIn\.(questionnaire|answer)$|^visits\.(c|saveC)aseHistory$/;
  // What a young person ordered, or sent a prescription for, is their own affair: the guardian does nothing with it (D10.09).
  const ofWhoOrdered = /^orders\.(create|release|reorder|answerSubstitute)$|^prescriptions\.remove$/;
  // So is what they asked support by their own log-in.
  const ofWhoAsked = /^support\.(messages|write|close)$/;
  const ofProfile = inOrder.filter(
    ({ name }) => ![ofLogIn, ofThePerson, ofThePatient, ofWhoOrdered, ofWhoAsked].some((own) => own.test(name)),
  );
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
    const nameless = items.filter(({ title }) => title === 'Record').map(({ what }) => what);
    expect(nameless, 'modules/people/access-log.texts.ts names each kind').toEqual([]);
    expect(new Set(items.map(({ what }) => what)).size).toBeGreaterThan(12);
  });
});

/** The log of the whole walk, of what was refused and of what was done. */
describe('the log', () => {
  test('D3.01 names nobody: no canary, no phone, no token', async () => {
    const people = await w.db.selectFrom('person').select(['phone', 'email', 'national_id']).execute();
    const secrets = people
      .flatMap(({ phone, email, national_id }) => [phone, email, national_id])
      .filter((one) => one !== null);
    // Without the milliseconds, whose many digits are now and then those of an identity number.
    const log = lines.join('').replaceAll(/"(?:time|responseTime)":[\d.]+/g, '');
    expect(lines.length).toBeGreaterThan(1000);
    expect(log).not.toContain('Kanari');
    expect(log).not.toMatch(/Bearer [\w-]{20}/);
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  });
});
