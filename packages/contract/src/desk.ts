import { deskDiscounts } from './desk/discounts.ts';
import { deskOrders } from './desk/orders.ts';
import { deskProducts } from './desk/products.ts';

/** The pharmacist's desk: the queue of orders, prescriptions, and what stands on the shelves (DECISIONS §3, §6). */
export const desk = { ...deskOrders, ...deskProducts, ...deskDiscounts } as const;
