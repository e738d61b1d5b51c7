import type { CallReply, contract } from '@balsam/contract';
import { halalas } from '@balsam/domain/money';
import { topUp } from '#modules/billing/index.ts';
import type { Client } from '#modules/booking/booking.fixture.ts';
import type { World } from '#test/world.ts';

export type Booked = CallReply<typeof contract.packages.book>;

/** The id of what the demo hospital offers under a title. */
export async function offered(w: World, title: string): Promise<number> {
  const row = await w.db
    .selectFrom('service_package')
    .select('id')
    .where('title', '=', title)
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Books a package and expects it to go well. */
export async function bookPackage(who: Client, packageId: number, terms?: number): Promise<Booked> {
  const reply = await who.post<Booked>('/booked-packages', { package_id: packageId, term_id: terms });
  if (reply.http !== 200) throw new Error(`not booked: ${reply.code}`);
  return reply.data;
}

/** How it stands now. */
export async function packageNow(who: Client, { id }: { readonly id: number }): Promise<Booked> {
  const { data } = await who.get<{ items: Booked[] }>('/booked-packages');
  return data.items.find((each) => each.id === id)!;
}

let filled = 0;

/** Pays the next term from a wallet that is filled for it. Answers the package. */
export async function payTerm(w: World, who: Client, booked: Booked): Promise<Booked> {
  const term = (await packageNow(who, booked)).terms.find(({ is_next: isNext }) => isNext)!;
  const row = await w.db
    .selectFrom('booked_package')
    .select('person_id')
    .where('id', '=', booked.id)
    .executeTakeFirstOrThrow();
  filled += 1;
  const amount = halalas(Math.round(term.total * 100));
  await w.db.transaction().execute((tx) => topUp(tx, row.person_id, amount, `package-${filled}`, w.clock.now()));
  const reply = await who.post('/payment/intent', { purpose: 'package', entity_id: term.id, method: 'wallet' });
  if (reply.http !== 200) throw new Error(`not paid: ${reply.code}`);
  return packageNow(who, booked);
}
