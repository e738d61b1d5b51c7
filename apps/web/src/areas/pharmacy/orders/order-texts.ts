import { inLocale } from '#shared/i18n/locale.ts';
import type { OrderCard, OrderItem } from './api-types.ts';

/** The name of a product in the language of the screen. */
export const productOf = (item: OrderItem): string => inLocale(item.productNameEn, item.productNameAr);

/** Whether a map shows where the rider is: on the way to a door. */
export const isOnMap = ({ status, address }: OrderCard): boolean => status === 'on_the_way' && address !== null;
