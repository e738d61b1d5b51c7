import { pharmacyDeskDiscounts } from './pharmacy-desk/discounts.ts';
import { pharmacyDeskOrders } from './pharmacy-desk/orders.ts';
import { pharmacyDeskRatings } from './pharmacy-desk/ratings.ts';
import { pharmacyDeskProducts } from './pharmacy-desk/products.ts';

/** The pharmacist's desk: the queue of orders, prescriptions, and products and stock (DECISIONS §3, §6). */
export const pharmacyDesk = {
  ...pharmacyDeskOrders,
  ...pharmacyDeskProducts,
  ...pharmacyDeskDiscounts,
  ...pharmacyDeskRatings,
} as const;
