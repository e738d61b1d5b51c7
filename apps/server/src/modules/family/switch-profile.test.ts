import { describe, expect, test } from 'vitest';
import { addMinutes } from '@balsam/domain/time';
import { demoNow, world } from '#test/world.ts';
import { as, book, clientOf, newSlot } from '#modules/booking/booking.fixture.ts';
import { updatePerson } from './family.fixture.ts';

type Member = { id: number; mrn_number: string; access: string; id_number: string | null; may: { switch: boolean } };
type SignedIn = {
  access_token: string;
  expires_at: string;
  landing: string;
  user: { mrn_number: string; isDependent: boolean; relation: { title: string } | null };
};

const w = await world();
const membersOf = async (token: string) =>
  (await clientOf(w, token).get<{ items: Member[] }>('/family-members/get/all')).data.items;
const fahads = await w.tokenOf('1000002');
const [noura, omar] = await membersOf(fahads);
const enter = (token: string, id = noura!.id) => clientOf(w, token).post<SignedIn>('/family-members/switch', { id });
const leave = (token: string) => clientOf(w, token).post<SignedIn>('/family-members/switch-back', undefined);
const isOpen = async (token: string) => (await clientOf(w, token).get('/users')).http === 200;

describe('S4.20 who may not switch', () => {
  test('S4.20 a stranger, a number that is no grant, one that has ended', async () => {
    const sara = await w.tokenOf('1000001');
    expect([(await enter(sara)).http, (await enter(fahads, 4711)).http, (await enter(fahads, 0)).http]).toEqual([
      404, 404, 400,
    ]);
  });
  test('S4.20 from inside a profile into a third', async () => {
    const inside = (await enter(await w.tokenOf('1000002'))).data.access_token;
    const reply = await enter(inside, omar!.id);
    expect([reply.http, reply.code]).toEqual([403, 'own_profile_only']);
  });
});

describe('S4.20 into a profile and back', () => {
  test('S4.20 the reply is that of a log-in, of the dependent; the old token has ended, the new one books for the child', async () => {
    const mine = await w.tokenOf('1000002');
    const { data } = await enter(mine);
    expect(data).toMatchObject({
      landing: '/dashboard',
      user: { mrn_number: '1000003', isDependent: true, relation: { title: 'Your daughter' } },
    });
    expect([await isOpen(mine), await isOpen(data.access_token)]).toEqual([false, true]);
    const visit = await book(
      clientOf(w, data.access_token),
      await newSlot(w, { at: addMinutes(demoNow, 60 * 24 * 9 + 17 * 60) }),
    );
    const back = (await leave(data.access_token)).data;
    expect(back.user).toMatchObject({ mrn_number: '1000002', isDependent: false, relation: null });
    const own = clientOf(w, back.access_token);
    expect([(await own.get(`/appointments/${visit.id}`)).http, await isOpen(data.access_token)]).toEqual([404, false]);
  });
  test('S4.20 device, remember-me and end stay those of the log-in', async () => {
    const mine = await w.tokenOf('1000002');
    const rows = () =>
      w.db.selectFrom('session').select(['id', 'remember', 'expires_at']).orderBy('id', 'desc').limit(1).execute();
    const before = await rows();
    const { data } = await enter(mine);
    expect([await rows(), data.expires_at]).toEqual([before, before[0]!.expires_at.toISOString()]);
  });
  test('S4.20 of two switches at once one wins', async () => {
    const mine = await w.tokenOf('1000002');
    const replies = await Promise.all([enter(mine), enter(mine, omar!.id)]);
    expect(new Set(replies.map(({ http }) => http))).toEqual(new Set([200, 401]));
  });
  test('S4.20 of several ways back at once, out of a profile or where it is the own one already, one wins, and its token works', async () => {
    const inside = (await enter(await w.tokenOf('1000002'))).data.access_token;
    for (const token of [inside, await w.tokenOf('1000002')]) {
      const replies = await Promise.all(Array.from({ length: 4 }, () => leave(token)));
      expect(replies.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401]);
      expect(await isOpen(replies.find(({ http }) => http === 200)!.data.access_token)).toBe(true);
    }
  });
  test('S4.20 an Idempotency-Key does not keep the token', async () => {
    const inside = clientOf(w, await w.tokenOf('1000002'));
    await inside.post('/family-members/switch', { id: noura!.id }, 'a-key-that-keeps-nothing');
    expect(await w.db.selectFrom('idempotency_key').select('key').execute()).toEqual([]);
  });
});

describe('D3.03 access by the clock alone', () => {
  const bornOn = (birth_date: string) => updatePerson(w, '1000004', { birth_date, national_id: '1098765432' });
  const omarNow = async () => (await membersOf(await w.tokenOf('1000002'))).find(({ id }) => id === omar!.id);

  test('D3.03 full under 15, limited from the 15th birthday, none from the 18th, at midnight in Riyadh', async () => {
    await bornOn('2011-11-24');
    const seen = [];
    for (const at of ['2026-11-23T20:59:59Z', '2026-11-23T21:00:00Z', '2029-11-23T20:59:59Z', '2029-11-23T21:00:00Z']) {
      w.at(at);
      const member = await omarNow();
      seen.push(`${member?.access} ${member?.may.switch} ${member?.id_number !== null}`);
    }
    expect(seen).toEqual(['full true true', 'limited true true', 'limited true true', 'none false false']);
    expect((await enter(await w.tokenOf('1000002'), omar!.id)).http).toBe(404);
  });
  test('D3.03 an open profile closes on the 18th birthday, and its session ends with the next run of the job', async () => {
    w.at('2029-11-23T20:59:00Z');
    const inside = (await enter(await w.tokenOf('1000002'), omar!.id)).data.access_token;
    expect(await isOpen(inside)).toBe(true);
    w.at('2029-11-23T21:00:00Z');
    expect(await isOpen(inside)).toBe(false);
    await w.due();
    const { n } = await w.db
      .selectFrom('session')
      .select((x) => x.fn.countAll<number>().as('n'))
      .where('guardian_id', 'is not', null)
      .where('revoked_at', 'is', null)
      .where('person_id', '=', (q) => q.selectFrom('person').select('id').where('mrn', '=', '1000004'))
      .executeTakeFirstOrThrow();
    expect(n).toBe(0);
  });
  test('D3.03 what an adult consented to goes on', async () => {
    await w.db.updateTable('guardianship').set({ basis: 'consent' }).where('id', '=', omar!.id).execute();
    const inside = (await enter(await w.tokenOf('1000002'), omar!.id)).data.access_token;
    await w.due();
    expect([await isOpen(inside), (await omarNow())?.access]).toEqual([true, 'full']);
    w.at(demoNow);
  });
});

describe('D3.03 who works in my profile', () => {
  type Guardian = { id: number; relation: { code: string }; first_name: string };
  const adultOmar = async () => {
    await updatePerson(w, '1000004', { birth_date: '2000-01-01' });
    const { id } = await w.db.selectFrom('person').select('id').where('mrn', '=', '1000004').executeTakeFirstOrThrow();
    await w.db
      .insertInto('account')
      .values({ person_id: id, role_id: 3, created_at: demoNow })
      .onConflict((c) => c.doNothing())
      .execute();
    return as(w, '1000004');
  };

  test('D3.03 the adult sees who does, by what they are to each other, and another never', async () => {
    const client = await adultOmar();
    const { items } = (await client.get<{ items: Guardian[] }>('/family-members/guardians')).data;
    expect(items.map(({ id, relation, first_name }) => [id, relation.code, first_name])).toEqual([
      [omar!.id, 'father', 'Fahad'],
    ]);
    expect((await (await as(w, '1000001')).get<{ total: number }>('/family-members/guardians')).data.total).toBe(0);
  });
  test('D3.03 the adult ends it: the session inside ends at once, both get a notice, a second time is not found', async () => {
    const inside = (await enter(await w.tokenOf('1000002'), omar!.id)).data.access_token;
    const client = await adultOmar();
    expect((await (await as(w, '1000001')).post('/family-members/delete', { id: omar!.id })).http).toBe(404);
    expect([await isOpen(inside), (await client.post('/family-members/delete', { id: omar!.id })).http]).toEqual([
      true,
      200,
    ]);
    expect([await isOpen(inside), (await client.post('/family-members/delete', { id: omar!.id })).http]).toEqual([
      false,
      404,
    ]);
    expect(await w.events.published('family.access_ended')).toHaveLength(1);
    expect((await membersOf(await w.tokenOf('1000002'))).map(({ id }) => id)).toEqual([noura!.id]);
  });
  test('D3.03 the guardian ends it as well', async () => {
    const inside = (await enter(await w.tokenOf('1000002'))).data.access_token;
    expect((await clientOf(w, await w.tokenOf('1000002')).post('/family-members/delete', { id: noura!.id })).http).toBe(
      200,
    );
    expect(await isOpen(inside)).toBe(false);
  });
});
