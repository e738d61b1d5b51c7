import { beforeEach, describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { payer, type Payer } from '#modules/billing/billing.fixture.ts';
import { createOrder, productIdOf } from '#test/factories/orders.ts';

const w = await world();
const [sara, lamis] = [await payer(w, '1000001'), await payer(w, '1000007')];
const panadol = await productIdOf(w, 'Panadol Advance 500 mg tablets');
const home = {
  name: 'Home',
  street: 'Olaya Street 12',
  district: 'Olaya',
  city: 'Riyadh',
  note: 'The blue door',
  latitude: 24.7,
  longitude: 46.68,
};
type Address = { id: number; name: string; is_default: boolean };

const add = async (who: Payer, change: object = {}) =>
  (await who.post('/user-address', { ...home, ...change })).data as Address;
const list = async (who: Payer) => (await who.get('/user-address')).data.items as Address[];
const defaults = async (who: Payer) =>
  (await list(who)).filter(({ is_default: isDefault }) => isDefault).map(({ id }) => id);

beforeEach(async () => {
  await w.db.deleteFrom('address').execute();
});

describe('the address that things are brought to', () => {
  test('is the first one, and stays it when others are added', async () => {
    const first = await add(sara);
    await add(sara, { name: 'Work' });
    expect(await defaults(sara)).toEqual([first.id]);
  });
  test('D3.12 holds nothing unseen that turns or hides what the rider reads beside it', async () => {
    const added = await add(sara, {
      name: '\u202eHome\u200b',
      street: '\u2066Olaya Street 12\u2069',
      note: 'Ring\u200f twice\nThen wait',
    });
    expect(added).toMatchObject({ name: 'Home', street: 'Olaya Street 12', note: 'Ring twice\nThen wait' });
    const changed = await sara.patch(`/user-address/${added.id}`, { name: 'My\u2067 work' });
    expect(changed.data).toMatchObject({ name: 'My work' });
    expect((await sara.post('/user-address', { ...home, name: '\u202e\u200b' })).http).toBe(400);
  });
  test('becomes another when that is requested, at its making or later; there is never more than one', async () => {
    const first = await add(sara);
    const second = await add(sara, { is_default: true });
    expect(await defaults(sara)).toEqual([second.id]);
    await sara.patch(`/user-address/${first.id}`, { is_default: true });
    expect(await defaults(sara)).toEqual([first.id]);
    await sara.patch(`/user-address/${first.id}`, { is_default: false });
    expect(await defaults(sara)).toEqual([first.id]);
    expect((await list(sara)).map(({ id }) => id)).toEqual([first.id, second.id]);
  });
  test('is the oldest of those that are left when it is removed; another that is removed changes nothing', async () => {
    const [first, second, third] = [await add(sara), await add(sara), await add(sara)];
    const { data } = await sara.remove(`/user-address/${first.id}`);
    expect(data.items).toMatchObject([
      { id: second.id, is_default: true },
      { id: third.id, is_default: false },
    ]);
    await sara.remove(`/user-address/${third.id}`);
    expect(await defaults(sara)).toEqual([second.id]);
  });
  test('of another person is theirs: it is not found, not changed, not removed, and no default of theirs moves', async () => {
    const theirs = await add(lamis);
    await add(sara, { is_default: true });
    const path = `/user-address/${theirs.id}`;
    const tries = [await sara.get(path), await sara.patch(path, { name: 'Mine' }), await sara.remove(path)];
    expect(tries.map(({ http }) => http)).toEqual([404, 404, 404]);
    expect((await lamis.get(path)).data).toEqual(theirs);
    expect(await defaults(lamis)).toEqual([theirs.id]);
  });
});

describe('an address', () => {
  test('keeps what a change does not name', async () => {
    const { id } = await add(sara, { state: 'Riyadh Region' });
    const { data } = await sara.patch(`/user-address/${id}`, { name: 'Parents' });
    expect(data).toMatchObject({ ...home, state: 'Riyadh Region', name: 'Parents' });
    expect((await sara.get(`/user-address/${id}`)).data).toEqual(data);
  });
  test('is one of twenty at most', async () => {
    for (let n = 0; n < 20; n += 1) await add(sara);
    expect(await sara.post('/user-address', home)).toMatchObject({ http: 422, code: 'too_many_addresses' });
    expect(await list(sara)).toHaveLength(20);
  });
  test('stays in an order that goes there when it is changed or removed', async () => {
    const { id } = await add(sara);
    const made = await createOrder(sara, panadol, { address_id: id, payment_method: 'card' });
    await sara.patch(`/user-address/${id}`, { street: 'Elsewhere 1' });
    await sara.remove(`/user-address/${id}`);
    expect((await sara.get(`/orders/${made.data.order.ID}`)).data.ADDRESS.ADDRESS).toContain('Olaya Street 12');
  });
  test('D3.05 leaves an audit entry of each look at it and of each change', async () => {
    const { id } = await add(sara);
    await list(sara);
    await sara.get(`/user-address/${id}`);
    await sara.patch(`/user-address/${id}`, { name: 'Work' });
    await sara.remove(`/user-address/${id}`);
    const notes = await w.db
      .selectFrom('audit_entry')
      .select(['action', 'record_id', 'why'])
      .where('what', '=', 'address')
      .orderBy('id', 'desc')
      .limit(5)
      .execute();
    const own = { record_id: String(id), why: 'self' };
    expect(notes.toReversed()).toEqual([
      { ...own, action: 'write' },
      { ...own, action: 'read', record_id: null },
      { ...own, action: 'read' },
      { ...own, action: 'write' },
      { ...own, action: 'write' },
    ]);
  });
});
