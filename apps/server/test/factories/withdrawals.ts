import type { World } from '../world.ts';
import type { Payer } from '#modules/billing/billing.fixture.ts';
import { createOrder } from './orders.ts';
import { importRegister } from '#modules/catalogue/import-register.ts';
import { registerCsv, type Line } from './registers.ts';

/** How a register comes in, and what becomes of the orders of `buyer`, who lives at the address `home`. */
export function withdrawalOf(w: World, { buyer, home }: { readonly buyer: Payer; readonly home: number }) {
  const importLines = (...lines: Line[]) =>
    w.db
      .transaction()
      .execute((tx) => importRegister(tx, Buffer.from(registerCsv(lines)), { now: w.clock.now(), stock: 40 }));
  return {
    importLines,
    /** A medicine of its own, called so that nothing else is found by its name. */
    createMedicine: async (name: string): Promise<{ line: Line; id: number }> => {
      const line = {
        RegisterNumber: `of-${name}`,
        'Trade Name': name,
        'Trade Name Arabic': '',
        Strength: '',
        'Public price': '3',
      };
      await importLines(line);
      const row = await w.db
        .selectFrom('product')
        .select('id')
        .where('source_id', '=', `of-${name}`)
        .executeTakeFirstOrThrow();
      return { line, id: row.id };
    },
    /** Orders and pays a piece of a product; answers the order. */
    buy: async (id: number): Promise<number> => {
      const made = await createOrder(buyer, id, { address_id: home });
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
