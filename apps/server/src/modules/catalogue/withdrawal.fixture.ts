import type { World } from '../../../test/world.ts';
import type { Payer } from '../billing/billing.fixture.ts';
import { order } from '../orders/orders.fixture.ts';
import { importRegister } from './import-register.ts';
import { registerOf, type Line } from './register.fixture.ts';

/** How a register comes in, and what becomes of the orders of `buyer`, who lives at the address `home`. */
export function withdrawalOf(w: World, { buyer, home }: { readonly buyer: Payer; readonly home: number }) {
  const take = (...lines: Line[]) =>
    w.db
      .transaction()
      .execute((tx) => importRegister(tx, Buffer.from(registerOf(lines)), { now: w.clock.now(), stock: 40 }));
  return {
    take,
    /** A medicine of its own, called so that nothing else is found by its name. */
    medicine: async (name: string): Promise<{ line: Line; id: number }> => {
      const line = {
        RegisterNumber: `of-${name}`,
        'Trade Name': name,
        'Trade Name Arabic': '',
        Strength: '',
        'Public price': '3',
      };
      await take(line);
      const row = await w.db
        .selectFrom('product')
        .select('id')
        .where('source_id', '=', `of-${name}`)
        .executeTakeFirstOrThrow();
      return { line, id: row.id };
    },
    /** Orders and pays a piece of a product; answers the order. */
    bought: async (id: number): Promise<number> => {
      const made = await order(buyer, id, { address_id: home });
      if (made.http !== 200) throw new Error(`not ordered: ${made.code}`);
      await w.dispatch();
      return made.data.order.ID as number;
    },
    /** What was told of the withdrawal of a product in an order. */
    noticesOf: async (orderId: number) => {
      await w.dispatch();
      await w.dispatch();
      return w.db
        .selectFrom('notification')
        .select(['message', 'message_ar'])
        .where('kind', '=', 'order_withdrawn')
        .where('link', '=', `/pharmacy/orders/${orderId}`)
        .orderBy('id')
        .execute();
    },
  };
}
