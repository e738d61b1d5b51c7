import { describe, expect, test } from 'vitest';
import { apiClient } from '#test/api-client.ts';
import { codeSentTo, freshIp } from '#test/codes.ts';
import { world } from '#test/world.ts';
import { newVisit, payer, type Payer } from '#modules/billing/billing.fixture.ts';
import { contentDesk, wholePromotion } from './content.fixture.ts';

const w = await world();
const client = apiClient(w);
const desk = await contentDesk(w);
const [sara, fahad] = [await payer(w, '1000001'), await payer(w, '1000002')];
type Listed = { readonly code: string };
type Logged = { readonly what: string; readonly action: string };

const drafted = async (code: string) => (await desk.create('promotion', { ...wholePromotion, code })).data;
const publishFor = (draft: { id: number; revision: number }, patients?: string[] | null) =>
  desk.admin.post(`/staff/content/${draft.id}/publish`, {
    revision: draft.revision,
    from: null,
    until: null,
    ...(patients !== undefined && { patients }),
  });
const has = (items: readonly Listed[], code: string) => items.some((one) => one.code === code);
const assigned = async (who: Payer, code: string) => has((await who.get('/promotions/assigned')).data.items, code);
const isPublic = async (code: string) => has((await client.get('/promotions')).body.data.items, code);
const apply = async (who: Payer, code: string) =>
  who.post('/promotions/apply', { code, appointment_id: (await newVisit(w, who)).id });

describe('D14.21 a promotion for chosen patients', () => {
  test.each([
    [[], 'promotion_patients_required', 'at least one'],
    [['  '], 'promotion_patients_required', 'at least one'],
    [['1000001', '9999999', 'Sara'], 'promotion_patients_unknown', '9999999, Sara'],
  ])('is not published for %j', async (patients, code, words) => {
    const draft = await drafted(`NOT${patients.length}${words.length}`);
    const reply = await publishFor(draft, patients);
    expect(reply).toMatchObject({ http: 422, code, message: expect.stringContaining(words) });
    expect(await desk.admin.get(`/staff/content/${draft.id}`)).toMatchObject({
      data: { state: 'draft', patients: null },
    });
  });
  test('nor for more than 500 at once', async () => {
    const many = Array.from({ length: 501 }, (_, n) => String(1_000_001 + n));
    expect((await publishFor(await drafted('MANY10'), many)).http).toBe(400);
  });
  test('is listed for them, used by them, and unknown to everybody else', async () => {
    const draft = await drafted('CHOSEN10');
    const done = await publishFor(draft, ['١٠٠٠٠٠١', '1000001']);
    expect(done).toMatchObject({ http: 200, data: { state: 'published', patients: ['1000001'] } });
    expect(await isPublic('CHOSEN10')).toBe(false);
    expect([await assigned(sara, 'CHOSEN10'), await assigned(fahad, 'CHOSEN10')]).toEqual([true, false]);
    expect([(await apply(sara, 'CHOSEN10')).code, (await apply(fahad, 'CHOSEN10')).code]).toEqual([
      undefined,
      'promo_not_valid',
    ]);
  });
  test('goes to others, and to everybody, when it is published again; who gets or loses it is told by their log', async () => {
    const draft = await drafted('MOVED10');
    const first = await publishFor(draft, ['1000001']);
    const second = await publishFor(first.data, ['1000002']);
    expect([await assigned(sara, 'MOVED10'), await assigned(fahad, 'MOVED10')]).toEqual([false, true]);
    const third = await publishFor(second.data);
    expect(third).toMatchObject({ http: 200, data: { patients: ['1000002'] } });
    expect([await isPublic('MOVED10'), await assigned(fahad, 'MOVED10')]).toEqual([false, true]);
    expect(await publishFor(third.data, null)).toMatchObject({ http: 200, data: { patients: null } });
    expect([await isPublic('MOVED10'), await assigned(sara, 'MOVED10')]).toEqual([true, true]);
    const { items } = (await sara.get('/users/access-log?by=others')).data;
    const mine = items.filter(({ what, action }: Logged) => what === 'promotions' && action === 'write');
    expect(mine).toHaveLength(3);
  });
  test('S2.24 is forgotten with the account of whoever it was for', async () => {
    const draft = await drafted('GONE10');
    const { data: shown } = await publishFor(draft, ['1000020', '1000001']);
    const email_address = 'patient1000020@balsam.example';
    await client.post('/delete-me/otp', { email_address }, { ip: freshIp() });
    const otp = await codeSentTo(w, email_address);
    expect((await client.post('/delete-me', { email_address, otp }, { ip: freshIp() })).http).toBe(200);
    expect((await desk.admin.get(`/staff/content/${draft.id}`)).data.patients).toEqual(['1000001']);
    expect(await publishFor(shown, ['1000020'])).toMatchObject({ code: 'promotion_patients_unknown' });
  });
});

test('D14.20 of two who publish a promotion for different patients one is told whom the other chose, and nobody loses it unseen', async () => {
  const draft = await drafted('TWICE10');
  const other = await contentDesk(w);
  const publishing = (who: Payer, patients: string[] | null) =>
    who.post(`/staff/content/${draft.id}/publish`, { revision: draft.revision, from: null, until: null, patients });
  const both = await Promise.all([publishing(desk.admin, ['1000001']), publishing(other.admin, ['1000002'])]);
  expect(new Set(both.map(({ http }) => http))).toEqual(new Set([200, 409]));
  const won = both.find(({ http }) => http === 200)!.data as { patients: string[]; revision: number };
  expect(both.find(({ http }) => http === 409)).toMatchObject({
    code: 'content_changed',
    data: { patients: won.patients, revision: won.revision, has_changes: false, changed_by: expect.anything() },
  });
  expect(await publishing(other.admin, null)).toMatchObject({ code: 'content_changed' });
  expect(await desk.admin.get(`/staff/content/${draft.id}`)).toMatchObject({ data: { patients: won.patients } });
});

test('D3.05 whose numbers were looked up for one that is refused is told by their log', async () => {
  const lamis = await payer(w, '1000007');
  const reads = async (): Promise<number> => {
    const { items } = (await lamis.get('/users/access-log?by=others')).data;
    return items.filter(({ what, action }: Logged) => what === 'promotions' && action === 'read').length;
  };
  expect(await reads()).toBe(0);
  const reply = await publishFor(await drafted('LOOKED10'), ['١٠٠٠٠٠٧', '9999999']);
  expect(reply).toMatchObject({ code: 'promotion_patients_unknown' });
  expect(await reads()).toBe(1);
});

test('D3.05 who reads whom a promotion is for is told by the log of each of them, also when the press was refused', async () => {
  const nasser = await payer(w, '1000008');
  const reads = async (): Promise<number> => {
    const { items } = (await nasser.get('/users/access-log?by=others')).data;
    return items.filter(({ what, action }: Logged) => what === 'promotions' && action === 'read').length;
  };
  const draft = await drafted('SEEN10');
  const { data: shown } = await publishFor(draft, ['1000008']);
  const before = await reads();
  expect((await desk.admin.get(`/staff/content/${draft.id}`)).data.patients).toEqual(['1000008']);
  expect(await reads()).toBe(before + 1);
  const late = await desk.save(draft.id, draft.revision, { ...wholePromotion, code: 'SEEN10' });
  expect(late).toMatchObject({ code: 'content_changed', data: { patients: ['1000008'] } });
  expect(await reads()).toBe(before + 2);
  expect((await desk.save(draft.id, shown.revision, { ...wholePromotion, code: 'SEEN10' })).data.patients).toHaveLength(
    1,
  );
  expect(await reads()).toBe(before + 3);
});
