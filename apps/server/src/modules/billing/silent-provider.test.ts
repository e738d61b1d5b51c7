import { addMinutes } from '@balsam/domain/time';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { demoNow, world } from '#test/world.ts';
import { jobs } from '../../modules.ts';
import { GatewayUnavailable } from '#platform/ports/unavailable.ts';
import { booksOf, inOrder, intend, newVisit, onPage, payer, visitNow, walletOf } from './billing.fixture.ts';

const w = await world();
const sara = await payer(w, '1000001');
const fahad = await payer(w, '1000002');
const { card } = w.platform.gateways;
const real = card.look.bind(card);
const down = (): never => {
  throw new GatewayUnavailable('down');
};

/** A visit whose page is open, and the name that the provider gave the charge. */
async function onItsPage(more: object = {}, who = sara) {
  const visit = await newVisit(w, who);
  const { data } = await intend(who, visit, more);
  const named = w.db.selectFrom('payment').select('provider_reference').where('reference', '=', data.reference);
  const charge = (await named.executeTakeFirstOrThrow()).provider_reference!;
  return { visit, charge, page: data.redirect_url as string };
}
const later = async (minutes: number) => {
  w.at(addMinutes(demoNow, minutes));
  await w.due();
};
afterEach(() => {
  vi.restoreAllMocks();
  w.at(demoNow);
});

describe('payments that ran out', () => {
  test('D4.01 one that nobody can read keeps no other waiting, and comes round again', async () => {
    const torn = await onItsPage();
    const paid = await onItsPage({}, fahad);
    await onPage(w, paid.page, { outcome: 'paid', notice: 'late' });
    await w.db.deleteFrom('sandbox_webhook').execute();
    const look = vi.spyOn(card, 'look');
    look.mockImplementation(async (name, now) => (name === torn.charge ? down() : real(name, now)));
    await later(31);
    expect(await visitNow(fahad, paid.visit)).toMatchObject({ status: 'paid' });
    look.mockRestore();
    await onPage(w, torn.page, { outcome: 'cancelled' });
    await later(32);
    const open = w.db.selectFrom('payment').select('id').where('status', '=', 'pending');
    expect(await open.execute()).toEqual([]);
  });
  test('a provider that does not answer is tried twice in a round, however many wait for it', async () => {
    for (let n = 0; n < 4; n++) await onItsPage();
    const look = vi.spyOn(card, 'look').mockImplementation(async () => down());
    await later(31);
    expect(look).toHaveBeenCalledTimes(2);
    look.mockRestore();
    await later(32);
    expect(await booksOf(w)).toEqual(inOrder);
  });
  test('D4.02 the other jobs do not wait until a provider answers, however long that takes', () => {
    expect(jobs.find(({ name }) => name === 'expired payments')).toMatchObject({ slow: true });
  });
  test('a process that ends asks for no further one, and the next one ends those that are left', async () => {
    for (let n = 0; n < 2; n++) await onItsPage();
    const stop = new AbortController();
    const look = vi.spyOn(card, 'look').mockImplementation(async (name, now) => {
      stop.abort();
      return real(name, now);
    });
    w.at(addMinutes(demoNow, 31));
    const job = jobs.find(({ name }) => name === 'expired payments');
    await job?.run({ ...w.platform, stopping: stop.signal }, w.clock.now());
    expect(look).toHaveBeenCalledTimes(1);
    await later(32);
    expect(look).toHaveBeenCalledTimes(2);
  });
});

describe('the page of a voided payment', () => {
  const takenSilently = (charge: string) =>
    w.db.updateTable('sandbox_charge').set({ status: 'paid' }).where('id', '=', charge).execute();

  test('D4.02 what the provider took in the last moment without a notice is found an hour later', async () => {
    const before = await walletOf(sara);
    const { visit, charge } = await onItsPage();
    await later(31);
    await takenSilently(charge);
    await later(60);
    expect(await visitNow(sara, visit)).toMatchObject({ status: 'unpaid' });
    await later(91);
    expect(await visitNow(sara, visit)).toMatchObject({ status: 'paid' });
    expect(await walletOf(sara)).toBe(before);
    expect(await booksOf(w)).toEqual(inOrder);
  });
});
